package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockserver.model.NottableDateTimeString.after;
import static org.mockserver.model.NottableDateTimeString.before;
import static org.mockserver.model.NottableDateTimeString.dateTime;
import static org.mockserver.model.NottableDateTimeString.equalToDateTime;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.Header;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.JsonPathBody;
import org.mockserver.model.NottableDateTimeString;
import org.mockserver.model.NottableString;
import org.mockserver.model.XPathBody;

class DatesTest {

    private static final MatchOptions IN_MAY =
            MatchOptions.standard().withClock(InstantSource.fixed(Instant.parse("2024-05-15T12:30:45Z")));

    private static boolean matches(NottableDateTimeString expected, String actual) {
        HttpRequest request = HttpRequest.request().withHeader(new Header(NottableString.string("d"), expected));
        return Matchers.compile(request, IN_MAY).test(Requests.withHeaders("d", actual));
    }

    @ParameterizedTest(name = "{0} is before 2020: {1}")
    @CsvSource({
        "2019-12-31T23:59:59Z, true",
        "2019-12-31T23:59:59.999+00:00, true",
        "2020-01-01T00:30:00+01:00, true",
        "2020-01-01T00:00:00Z, false",
        "2019-12-31T23:30:00-01:00, false",
        "2019-12-31T23:00:00, true",
        "2019-12-31, true",
        "2020-01-01, false",
        "'Tue, 31 Dec 2019 23:00:00 GMT', true",
        "soon, false",
        "2019-13-01, false",
        "1577836799, true",
        "1577836800, false",
        "1577836799999, true",
        "1577836800000, false",
        "99999999999999999999, false",
        "999999999999999999, false",
        "'', false",
    })
    void datesAreReadInSeveralForms(String actual, boolean isBefore) {
        assertThat(matches(before("2020-01-01T00:00:00Z"), actual)).isEqualTo(isBefore);
    }

    @Test
    void aDateIsNeitherBeforeNorAfterItself() {
        assertThat(matches(before("2020-01-01"), "2020-01-01T00:00:00Z")).isFalse();
        assertThat(matches(after("2020-01-01"), "2020-01-01T00:00:00Z")).isFalse();
        assertThat(matches(equalToDateTime("2020-01-01"), "2020-01-01T00:00:00Z"))
                .isTrue();
        assertThat(matches(equalToDateTime("2020-01-01"), "2020-01-01T01:00:00+01:00"))
                .isTrue();
    }

    @Test
    void severalBoundsMustAllHold() {
        NottableDateTimeString week = dateTime("2020-01-08", "2020-01-01", null);

        assertThat(matches(week, "2020-01-03")).isTrue();
        assertThat(matches(week, "2020-01-09")).isFalse();
        assertThat(matches(week, "2019-12-31")).isFalse();
        assertThat(matches(week.withFlags(true, false), "2020-01-09")).isTrue();
        assertThat(matches(week.withFlags(true, false), "2020-01-03")).isFalse();
    }

    @Test
    void whatIsNoDateMatchesNeitherABoundNorItsNegation() {
        assertThat(matches(before("2020-01-01"), "soon")).isFalse();
        assertThat(matches(before("2020-01-01").withFlags(true, false), "soon")).isFalse();
    }

    @Test
    void aBoundMayBeInSecondsSince1970() {
        assertThat(matches(before("1577836800"), "2019-12-31T23:59:59Z")).isTrue();
        assertThat(matches(before("1577836800"), "2020-01-01")).isFalse();
    }

    @ParameterizedTest(name = "{0} with {1} is after {2}: {3}")
    @CsvSource({
        "2024-05-15T12:30:46Z, now, true",
        "2024-05-15T12:30:45Z, now, false",
        "2024-05-14T12:30:46Z, now -1 days, true",
        "2024-05-14T12:30:44Z, NOW - 1 day, false",
        "2024-05-15T14:00:00Z, now+1hours, true",
        "2024-05-15T13:00:00Z, now +1 hours, false",
        "2024-04-15T12:30:46Z, now -1 months, true",
    })
    void thePresentFollowsTheClock(String actual, String bound, boolean isAfter) {
        assertThat(matches(after(bound), actual)).isEqualTo(isAfter);
    }

    @Test
    void truncationComesBeforeTheOffsetUnlessItIsWantedLast() {
        NottableDateTimeString day = equalToDateTime("now +20 days").withTruncateExpected("first day of month");

        assertThat(matches(day, "2024-05-21")).isTrue();
        assertThat(matches(day.withApplyTruncationLast(true), "2024-06-01")).isTrue();
        assertThat(matches(day.withApplyTruncationLast(true), "2024-05-21")).isFalse();
    }

    @ParameterizedTest(name = "{0} gives {1}")
    @CsvSource({
        "seconds, 2024-02-29T13:14:15Z",
        "minutes, 2024-02-29T13:14:00Z",
        "first second of minute, 2024-02-29T13:14:00Z",
        "first minute of hour, 2024-02-29T13:00:00Z",
        "first hour of day, 2024-02-29",
        "DAYS, 2024-02-29",
        "months, 2024-02-01",
        "first day of next month, 2024-03-01",
        "last day of month, 2024-02-29",
        "years, 2024-01-01",
        "first_day_of_year, 2024-01-01",
        "first day of next year, 2025-01-01",
        "last day of year, 2024-12-31",
        "startOfSecond, 2024-02-29T13:14:15Z",
        "startOfMinute, 2024-02-29T13:14:00Z",
        "startOfHour, 2024-02-29T13:00:00Z",
        "startOfDay, 2024-02-29",
        "firstDayOfMonth, 2024-02-01",
        "lastDayOfMonth, 2024-02-29",
        "firstDayOfNextMonth, 2024-03-01",
        "firstDayOfYear, 2024-01-01",
        "lastDayOfYear, 2024-12-31",
        "firstDayOfNextYear, 2025-01-01",
    })
    void theFoundDateIsCutDown(String truncation, String result) {
        assertThat(matches(equalToDateTime(result).withTruncateActual(truncation), "2024-02-29T13:14:15.678Z"))
                .isTrue();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "epochSeconds, 1577836800",
        "epochMillis, 1577836800000",
        "rfc1123, 'Wed, 1 Jan 2020 00:00:00 GMT'",
        "dd.MM.yyyy, 01.01.2020",
        "dd/MM/yyyy HH:mm, 01/01/2020 00:00",
        "iso, 2020-01-01",
    })
    void theFormatCanBeNamed(String format, String actual) {
        NottableDateTimeString expected = equalToDateTime("2020-01-01").withActualFormat(format);

        assertThat(matches(expected, actual)).isTrue();
        assertThat(matches(expected, "1 January 2020")).isFalse();
    }

    @Test
    void datesWithoutZoneAreOfTheNamedOne() {
        NottableDateTimeString expected = equalToDateTime("2020-01-01T01:00:00").withZone("Europe/Paris");

        assertThat(matches(expected, "2020-01-01T00:00:00Z")).isTrue();
        assertThat(matches(expected, "2020-01-01T01:00:00")).isTrue();
    }

    @ParameterizedTest(name = "{0}, {1}, {2}, {3}: {4}")
    @CsvSource({
        "soon,,,, before",
        "now -1 fortnights,,,, before",
        "now,Mars/Olympus,,, zone",
        "now,,nonsense {,, actualFormat",
        "now,,,first of all, truncateExpected",
    })
    void whatMakesNoSenseIsRefused(String bound, String zone, String format, String truncation, String member) {
        NottableDateTimeString date =
                before(bound).withZone(zone).withActualFormat(format).withTruncateExpected(truncation);

        assertThatThrownBy(() -> matches(date, "2020-01-01"))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("$.httpRequest.headers.d." + member);
    }

    @Test
    void aPathOrAnExpressionFindsADate() {
        HttpRequest path = HttpRequest.request().withBody(new JsonPathBody("$..at", after("2020-01-01")));
        HttpRequest expression = HttpRequest.request().withBody(new XPathBody("/o/at", Map.of(), after("2020-01-01")));

        assertThat(Requests.matches(path, Requests.withBody("{\"at\":\"2021-01-01\"}")))
                .isTrue();
        assertThat(Requests.matches(path, Requests.withBody("{\"at\":\"2019-01-01\"}")))
                .isFalse();
        assertThat(Requests.matches(path, Requests.withBody("{\"on\":\"2021-01-01\"}")))
                .isFalse();
        assertThat(Requests.matches(expression, Requests.withBody("<o><at>2021-01-01</at></o>")))
                .isTrue();
        assertThat(Requests.matches(expression, Requests.withBody("<o><at>2019-01-01</at></o>")))
                .isFalse();
        assertThat(Requests.matches(expression, Requests.withBody("<o/>"))).isFalse();
    }

    @Test
    void datesAreComparedInQueriesAndCookiesToo() {
        HttpRequest expected = HttpRequest.request()
                .withQueryStringParameter(NottableString.string("d"), after("2020-01-01"))
                .withCookie(NottableString.string("c"), before("2020-01-01"));
        RequestView request = RequestView.of("GET", "/?d=2021-01-01T00:00:00Z", Pairs.of("Cookie", "c=2019-01-01"), "");

        assertThat(Requests.matches(expected, request)).isTrue();
        assertThat(Requests.matches(expected, Requests.get("/?d=2021-01-01T00:00:00Z")))
                .isFalse();
    }
}
