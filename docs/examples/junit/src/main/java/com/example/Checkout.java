package com.example;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** The code under test: pays with a service whose address it is given. */
public final class Checkout {

    private final HttpClient http = HttpClient.newHttpClient();
    private final String payments;

    public Checkout(String payments) {
        this.payments = payments;
    }

    /** Whether the service took the money. A service that is overloaded is asked once more. */
    public boolean pay(String order, int cents) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(payments + "/orders/" + order + "/payment"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"cents\":" + cents + "}"))
                .build();
        int status = http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        if (status == 503) {
            status = http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        }
        return status == 201;
    }
}
