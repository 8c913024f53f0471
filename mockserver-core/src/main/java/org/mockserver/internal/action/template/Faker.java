package org.mockserver.internal.action.template;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * The helper {@code faker}: invented people, places and things. The data is small on purpose; it stands for values that
 * look real, not for statistics.
 */
final class Faker {

    private static final List<String> FIRST_NAMES = words(
            "Ada Amir Anna Bela Bruno Carla Chen Clara Dario Edith Elif Emil Farid Fiona Greta Hana Hugo Ines Ivan Jana"
                    + " Jonas Kira Lars Lena Leo Maja Marco Mei Mina Nadia Nils Noor Olga Omar Paula Pedro Petra Rosa"
                    + " Samir Sofia Tariq Tessa Uma Vera Viktor Wanda Yara Yusuf Zoe");
    private static final List<String> LAST_NAMES = words(
            "Adler Baker Berg Castro Conti Costa Dvorak Eriksen Farmer Fischer Garcia Haas Hansen Ito Jansen Kaya Keller"
                    + " Khan Klein Kovac Lange Larsen Lopez Maier Marino Mason Miller Moreau Nakamura Novak Okafor Olsen"
                    + " Park Peters Petrov Quinn Rossi Santos Schmidt Silva Singh Smith Tanaka Turner Vogel Weber Wolf"
                    + " Wood Yilmaz Zeman");
    private static final List<String> CITIES = words(
            "Ashford Birchville Clearwater Dunmore Eastbrook Fairview Glenwood Highland Ironbridge Juniper Kingsport"
                    + " Lakeside Maplewood Northfield Oakridge Pinehurst Quarry Riverton Southport Thornton Underhill"
                    + " Vineland Westbury Yarrow");
    private static final List<String> COUNTRIES = words(
            "Argentina Austria Brazil Canada Chile Denmark Egypt Finland France Germany Ghana India Italy Japan Kenya"
                    + " Mexico Morocco Norway Peru Poland Portugal Spain Sweden Turkey Vietnam");
    private static final List<String> STREETS = words(
            "Birch Canal Castle Cedar Church Elm Garden Harbour Hill Lake Linden Maple Market Mill Oak Park Station");
    private static final List<String> STREET_KINDS = words("Street Road Lane Avenue Way Square");
    private static final List<String> COMPANY_KINDS = words("Ltd Inc GmbH Group Works Partners");
    private static final List<String> JOBS =
            words("Accountant Architect Baker Carpenter Chemist Designer Engineer Farmer Gardener Nurse Pilot Teacher");
    private static final List<String> COLOURS =
            words("amber azure black blue brown crimson cyan gold green grey indigo ivory lime maroon navy olive orange"
                    + " pink purple red silver teal violet white yellow");
    private static final List<String> PRODUCTS = words(
            "Bag Ball Bench Bottle Bowl Chair Clock Coat Cup Desk Gloves Hat Keyboard Knife Lamp Mug Pen Plate Shirt"
                    + " Shoes Table Towel Wallet Watch");
    private static final List<String> MATERIALS =
            words("Cotton Glass Granite Leather Linen Paper Rubber Steel Wooden Wool");
    private static final List<String> LATIN =
            words("ab ad alias animi aut autem dolor dolore eius enim error esse et eum ex hic id illo ipsa ipsum iste"
                    + " iure labore lorem magni minus modi nemo nisi non odio omnis porro quae quam quasi qui quia quo"
                    + " ratione rem rerum saepe sed sint sit sunt totam ullam unde ut vel velit vero voluptas");
    private static final List<String> DOMAINS = words("example.com example.net example.org");

    private final RandomGenerator random;
    private final Variables variables;

    private Faker(RandomGenerator random, Variables variables) {
        this.random = random;
        this.variables = variables;
    }

    /** The helper of one rendering. */
    static Tool of(Variables variables) {
        long seed = variables.options().fakerSeed();
        return new Faker(seed == 0 ? ThreadLocalRandom.current() : new Random(seed), variables).tool();
    }

    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }

    private Tool tool() {
        Functions all = new Functions();
        group(all, "name", names());
        group(all, "internet", internet());
        group(all, "address", address());
        group(all, "phoneNumber", phones());
        group(all, "company", company());
        group(all, "job", new Functions().add("title", 0, call -> one(JOBS)));
        group(all, "color", new Functions().add("name", 0, call -> one(COLOURS)));
        group(all, "commerce", commerce());
        group(all, "lorem", lorem());
        group(all, "number", number());
        group(all, "bool", new Functions().add("bool", 0, call -> random.nextBoolean()));
        return new Tool("faker", all, variables, null);
    }

    private void group(Functions all, String name, Functions functions) {
        Tool tool = new Tool("faker." + name, functions, variables, null);
        all.add(name, 0, call -> tool);
    }

    private Functions names() {
        return new Functions()
                .add("firstName", 0, call -> one(FIRST_NAMES))
                .add("lastName", 0, call -> one(LAST_NAMES))
                .add("fullName", 0, call -> fullName())
                .add("name", 0, call -> fullName())
                .add("username", 0, call -> userName());
    }

    private Functions internet() {
        return new Functions()
                .add("emailAddress", 0, call -> userName() + "@" + one(DOMAINS))
                .add("domainName", 0, call -> one(DOMAINS))
                .add("url", 0, call -> "https://www." + one(DOMAINS) + "/" + one(LATIN))
                .add("username", 0, call -> userName())
                .add("ipV4Address", 0, call -> "192.0.2." + random.nextInt(1, 255))
                .add(
                        "uuid",
                        0,
                        call -> new java.util.UUID(
                                        random.nextLong() & ~0xF000L | 0x4000L,
                                        random.nextLong() >>> 2 | Long.MIN_VALUE)
                                .toString());
    }

    private Functions address() {
        return new Functions()
                .add("city", 0, call -> one(CITIES))
                .add("cityName", 0, call -> one(CITIES))
                .add("country", 0, call -> one(COUNTRIES))
                .add("streetName", 0, call -> streetName())
                .add("streetAddress", 0, call -> random.nextInt(1, 200) + " " + streetName())
                .add("zipCode", 0, call -> digits(5))
                .add("postcode", 0, call -> digits(5))
                .add(
                        "fullAddress",
                        0,
                        call -> random.nextInt(1, 200) + " " + streetName() + ", " + digits(5) + " " + one(CITIES));
    }

    private Functions phones() {
        Functions.Body phone = call -> "555-01" + digits(2) + "-" + digits(4);
        return new Functions().add("phoneNumber", 0, phone).add("cellPhone", 0, phone);
    }

    private Functions company() {
        return new Functions()
                .add("name", 0, call -> one(LAST_NAMES) + " " + one(COMPANY_KINDS))
                .add("industry", 0, call -> one(JOBS) + " services");
    }

    private Functions commerce() {
        return new Functions()
                .add("productName", 0, call -> one(MATERIALS) + " " + one(PRODUCTS))
                .add("material", 0, call -> one(MATERIALS))
                .add("price", 0, call -> random.nextInt(1, 1000) + "." + digits(2));
    }

    private Functions lorem() {
        Function<Integer, String> some = count -> {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < Math.min(count, 10_000); i++) {
                text.append(i == 0 ? "" : " ").append(one(LATIN));
            }
            return text.toString();
        };
        return new Functions()
                .add("word", 0, call -> one(LATIN))
                .add("words", 0, 1, call -> some.apply(call.integer(0, 3)))
                .add("sentence", 0, 1, call -> StringTools.capitalized(some.apply(call.integer(0, 6))) + ".")
                .add("paragraph", 0, call -> StringTools.capitalized(some.apply(20)) + ".");
    }

    private Functions number() {
        return new Functions()
                .add("digit", 0, call -> digits(1))
                .add("digits", 1, call -> digits(Math.min(call.integer(0), 1_000)))
                .add("randomDigit", 0, call -> random.nextInt(10))
                .add("randomNumber", 0, call -> random.nextInt(1_000_000))
                .add("numberBetween", 2, call -> between(call.whole(0), call.whole(1)));
    }

    private long between(long min, long max) {
        return max <= min ? min : random.nextLong(min, max);
    }

    private String one(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }

    private String fullName() {
        return one(FIRST_NAMES) + " " + one(LAST_NAMES);
    }

    private String userName() {
        return (one(FIRST_NAMES) + "." + one(LAST_NAMES)).toLowerCase(Locale.ROOT);
    }

    private String streetName() {
        return one(STREETS) + " " + one(STREET_KINDS);
    }

    private String digits(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append((char) ('0' + random.nextInt(10)));
        }
        return text.toString();
    }
}
