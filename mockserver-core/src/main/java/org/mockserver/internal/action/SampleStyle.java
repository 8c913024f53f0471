package org.mockserver.internal.action;

import java.math.BigDecimal;
import java.util.List;

/**
 * What {@link SchemaSample} says where the schema leaves it open.
 *
 * @param text a string of no particular format
 * @param decimal a number that need not be whole, where the bounds allow it
 * @param offers the keywords that offer a ready-made value, the preferred one first; a list offers its first element
 * @param opensReferencesOnce whether a schema that refers to itself ends at its first repetition rather than when it is
 *     nested deeply
 */
public record SampleStyle(String text, BigDecimal decimal, List<String> offers, boolean opensReferencesOnce) {

    /** For schemas of response bodies. */
    public static final SampleStyle JSON_SCHEMA = new SampleStyle(
            "string", BigDecimal.ZERO, List.of("const", "default", "example", "examples", "enum"), false);

    /** For schemas of OpenAPI specifications; the values are part of the contract. */
    public static final SampleStyle OPEN_API = new SampleStyle(
            "some_string_value",
            new BigDecimal("1.5"),
            List.of("example", "examples", "default", "const", "enum"),
            true);

    /** Copies the offers. */
    public SampleStyle {
        offers = List.copyOf(offers);
    }
}
