package org.mockserver.internal.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.HttpRequest;
import org.mockserver.model.MultipartBody;
import org.mockserver.model.Parameter;

class MultipartBodyTest {

    private static final String TYPE = "multipart/form-data; boundary=crust";
    private static final String FORM = "preamble\r\n--crust\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\n"
            + "rye\r\n--loaf\r\n--crust  \r\ncontent-type: image/png\r\n"
            + "Content-Disposition: form-data; name=\"photo\"; filename=\"a \\\"b\\\".png\"\r\n\r\nPNG\r\n--crust--\r\n";

    private static MultipartForm form(String contentType, String body) {
        return Requests.withBody(contentType, body).derived(MultipartForm.OF);
    }

    @Test
    void partsAreReadWithNamesTextsFilesAndTypes() {
        MultipartForm form = form(TYPE, FORM);

        assertThat(form.isForm()).isTrue();
        assertThat(form.fields()).isEqualTo(Pairs.of("title", "rye\r\n--loaf"));
        assertThat(form.filenames()).isEqualTo(Pairs.of("photo", "a \"b\".png"));
        assertThat(form.contentTypes()).isEqualTo(Pairs.of("photo", "image/png"));
    }

    @Test
    void linesMayEndWithALineFeedAlone() {
        assertThat(form(TYPE, FORM.replace("\r\n", "\n")).fields()).isEqualTo(Pairs.of("title", "rye\n--loaf"));
    }

    @Test
    void anEmptyFieldIsAField() {
        String body = "--crust\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--crust--";

        assertThat(form(TYPE, body).fields()).isEqualTo(Pairs.of("a", ""));
    }

    @Test
    void theTypeOfAPartNamesItsCharset() {
        byte[] body = ("--crust\r\nContent-Disposition: form-data; name=\"a\"\r\n"
                        + "Content-Type: text/plain; charset=iso-8859-1\r\n\r\nbrötchen\r\n--crust--")
                .getBytes(StandardCharsets.ISO_8859_1);
        RequestView request = new RequestView(
                "POST",
                "/b",
                Pairs.of("Content-Type", TYPE),
                body,
                null,
                Requests.get("/").origin());

        assertThat(request.derived(MultipartForm.OF).fields()).isEqualTo(Pairs.of("a", "brötchen"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "words",
                "--crust-x",
                "--crust\r\n\r\nno name\r\n--crust--",
                "--crust\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nno end",
                "--crust\r\nContent-Disposition: form-data; name=\"a\"\r\n--crust--",
                "--crusty\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--crusty--",
            })
    void aMalformedFormIsNone(String body) {
        assertThat(form(TYPE, body).isForm()).isFalse();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "multipart/form-data; boundary=crust | true",
                "Multipart/Form-Data; charset=utf-8; Boundary=\"crust\" | true",
                "multipart/form-data;boundary = crust ;x=y | true",
                "multipart/form-data | false",
                "multipart/form-data; boundary= | false",
                "multipart/mixed; boundary=crust | false",
                "text/plain; boundary=crust | false",
            })
    void theContentTypeMustNameTheBoundary(String type, boolean isForm) {
        assertThat(form(type, FORM).isForm()).isEqualTo(isForm);
    }

    @Test
    void tooManyPartsAreNoForm() {
        String part = "--crust\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n";

        assertThat(form(TYPE, part.repeat(1_000) + "--crust--").isForm()).isTrue();
        assertThat(form(TYPE, part.repeat(1_001) + "--crust--").isForm()).isFalse();
    }

    @Test
    void eachMapIsMatchedByPartName() {
        RequestView request = Requests.withBody(TYPE, FORM);
        MultipartBody all = MultipartBody.multipart(Parameter.param("title", "(?s)rye.*"))
                .withFilenames(Parameter.param("photo", ".*png"))
                .withPartContentTypes(Parameter.param("photo", "image/.*"));

        assertThat(Requests.matches(all, request)).isTrue();
        assertThat(Requests.matches(MultipartBody.multipart(Parameter.param("title", "oat")), request))
                .isFalse();
        assertThat(Requests.matches(MultipartBody.multipart(Parameter.param("photo", "PNG")), request))
                .isFalse();
        assertThat(Requests.matches(new MultipartBody(), request)).isTrue();
        assertThat(Requests.matches(new MultipartBody(), Requests.withBody("words")))
                .isTrue();
        assertThat(Requests.matches(new MultipartBody(), Requests.withBody(""))).isTrue();
    }

    @Test
    void aMismatchShowsThePartsThatWereFound() {
        var rule = Matchers.compile(
                HttpRequest.request().withBody(MultipartBody.multipart(Parameter.param("title", "oat"))),
                MatchOptions.standard());

        assertThat(rule.explain(Requests.withBody(TYPE, FORM)).toString()).contains("title: oat", "photo: image/png");
        assertThat(rule.explain(Requests.withBody("words")).toString()).contains("not a multipart form");
    }
}
