package org.mockserver.internal.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockserver.internal.wire.ExpectationWire;

class ActionFromJsonTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'plain' | plain | -",
                "{'type':'STRING','string':'é','charset':'iso-8859-1'} | é | text/plain; charset=iso-8859-1",
                "{'string':'a','contentType':'text/csv'} | a | text/csv",
                "{'b':[1,{'c':null}],'a':'x'} | {~  'b' : [ 1, {~    'c' : null~  } ],~  'a' : 'x'~} | JSON",
                "[1,'two',false,{}] | [ 1, 'two', false, { } ] | JSON",
                "{} | { } | JSON",
                "{'type':'JSON','json':{'a':1}} | {~  'a' : 1~} | JSON",
                "{'type':'JSON','json':'[1,  2]'} | [1,  2] | JSON",
                "{'i':12345678901234567890,'e':10000000000.0,'n':-0.0} |"
                        + " {~  'i' : 12345678901234567890,~  'e' : 1.0E10,~  'n' : -0.0~} | JSON",
                "{'type':'XML','xml':'<a/>'} | <a/> | application/xml; charset=utf-8",
                "{'type':'BINARY','base64Bytes':'aGk='} | hi | -",
                "{'type':'PARAMETERS','parameters':{'a':['b']}} | { } | JSON"
            })
    void aBodyIsSentAsItWasWritten(String body, String text, String contentType) {
        RecordingCall call = respond("'body':" + body);
        boolean latin1 = contentType.endsWith("8859-1");
        String sent = new String(
                call.response.body(),
                latin1 ? java.nio.charset.StandardCharsets.ISO_8859_1 : java.nio.charset.StandardCharsets.UTF_8);
        assertThat(sent).isEqualTo(quoted(text).replace('~', '\n'));
        assertThat(Objects.toString(call.response.defaultContentType(), "-"))
                .isEqualTo(contentType.equals("JSON") ? "application/json; charset=utf-8" : contentType);
    }

    @Test
    void aSchemaMayBeGivenAsText() {
        RecordingCall call = respond("'generateFromSchema':'{\\'type\\':\\'array\\',\\'items\\':{\\'const\\':1}}'");
        assertThat(call.body()).isEqualTo("[1]");
    }

    @Test
    void anErrorIsPerformed() {
        String bytes = Base64.getEncoder().encodeToString(new byte[] {1, 2});
        RecordingCall call = serve("'httpError':{'responseBytes':'" + bytes + "','dropConnection':true}");
        assertThat(call.fault.bytes()).containsExactly(1, 2);
    }

    private static RecordingCall respond(String members) {
        return serve("'httpResponse':{" + members + "}");
    }

    private static RecordingCall serve(String action) {
        String json = quoted("{'httpRequest':{'path':'/r'}," + action + "}");
        return RecordingCall.of(ExpectationWire.readMany(json).get(0));
    }

    private static String quoted(String text) {
        return text.replace("\\'", "\\\"").replace('\'', '"');
    }
}
