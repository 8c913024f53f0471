package org.mockserver.client;

import org.mockserver.authentication.AuthenticationException;

/** Answers that are no success, as the exceptions that users see: what was answered, what was asked, what to do. */
final class Refusals {

    private static final int BAD_REQUEST = 400;
    private static final int UNAUTHORIZED = 401;

    /** How much of a request is shown: enough to recognise it. */
    private static final int MAX_SHOWN_CHARACTERS = 10_000;

    private Refusals() {}

    /** The exception for an answer that is no success. */
    static RuntimeException of(Call call, String url, Answer answer) {
        String body = answer.text();
        return switch (answer.status()) {
            case BAD_REQUEST ->
                new IllegalArgumentException((body.isBlank() ? "the server refused the request" : body)
                        + asked(call, url)
                        + "\n\nCorrect the request; the text above says what is wrong with it.");
            case UNAUTHORIZED -> unauthorized(call, url, answer);
            default ->
                new ClientException("error:\n\n" + shown(answer) + "\n\n while sending request:\n\n"
                        + request(call, url) + "\n\n" + advice(answer.status()));
        };
    }

    /** The exception for a call without, or with wrong, credentials. */
    static AuthenticationException unauthorized(Call call, String url, Answer answer) {
        String body = answer.text();
        return new AuthenticationException((body.isBlank() ? "Unauthorized for control plane" : body)
                + asked(call, url)
                + "\n\nGive the client credentials: withControlPlaneJWT, withControlPlaneBasicAuthentication, or a"
                + " certificate in its ClientConfiguration.");
    }

    /** The text of a failed verification: what the server said, or at least that it said nothing. */
    static String verification(Call call, String url, Answer answer) {
        String body = answer.text();
        boolean explains = answer.status() < 500 && !body.isBlank();
        return explains ? body : String.valueOf(of(call, url, answer).getMessage());
    }

    private static String asked(Call call, String url) {
        return "\n\nwhile sending " + request(call, url);
    }

    private static String request(Call call, String url) {
        String body = call.text();
        String cut = body.length() > MAX_SHOWN_CHARACTERS ? body.substring(0, MAX_SHOWN_CHARACTERS) + "…" : body;
        return call.method() + " " + url + (cut.isBlank() ? "" : "\n" + cut);
    }

    private static String shown(Answer answer) {
        String body = answer.text();
        return "status " + answer.status() + (body.isBlank() ? ", no body" : "\n" + body);
    }

    private static String advice(int status) {
        return switch (status) {
            case Answer.OK, 202, 204 ->
                "The answer is not the one a MockServer gives. Check host, port and context path of the client.";
            case 403 ->
                "The server does not allow this call to these credentials, or a setting turns it off, which the answer"
                        + " then names.";
            case 404 ->
                "Nothing answers there, or what was asked for does not exist. Check host, port and context path of"
                        + " the client, and that this version of the server has the operation.";
            case 413 -> "The request is too large; raise mockserver.maxRequestBodySize on the server.";
            case 501 -> "This server does not have the operation.";
            default ->
                status >= 500
                        ? "The log of the server says more about it."
                        : "Correct the request according to the answer.";
        };
    }
}
