package com.example;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockserver.matchers.Times.once;
import static org.mockserver.model.HttpRequest.request;
import static org.mockserver.model.HttpResponse.response;
import static org.mockserver.model.JsonBody.json;
import static org.mockserver.verify.VerificationTimes.exactly;

import org.junit.jupiter.api.Test;
import org.mockserver.client.MockServerClient;
import org.mockserver.junit.jupiter.MockServerSettings;
import org.mockserver.junit.jupiter.MockServerUrl;

/** All tests run at the same time on one server; each sees only what is its own. */
@MockServerSettings(perTestSuite = true, isolatedTests = true)
class CheckoutTest {

    @Test
    void anOrderIsPaid(MockServerClient payments, @MockServerUrl String url) throws Exception {
        payments.when(request("/orders/{order}/payment").withMethod("POST").withPathParameter("order", "[0-9]+"))
                .respond(response().withStatusCode(201));

        assertTrue(new Checkout(url).pay("7", 1250));

        payments.verify(request("/orders/7/payment").withBody(json("{'cents': 1250}".replace('\'', '"'))), exactly(1));
    }

    @Test
    void anOverloadedServiceIsAskedOnceMore(MockServerClient payments, @MockServerUrl String url) throws Exception {
        payments.when(request("/orders/7/payment"), once()).respond(response().withStatusCode(503));
        payments.when(request("/orders/7/payment")).respond(response().withStatusCode(201));

        assertTrue(new Checkout(url).pay("7", 1250));

        payments.verify(request("/orders/7/payment"), exactly(2));
    }

    @Test
    void whatIsLargeIsRefused(MockServerClient payments, @MockServerUrl String url) throws Exception {
        payments.when(request("/orders/7/payment")).respond(asked -> {
            boolean large = asked.getBodyAsString().contains("100000");
            return response().withStatusCode(large ? 422 : 201);
        });

        assertFalse(new Checkout(url).pay("7", 100000));
        assertTrue(new Checkout(url).pay("7", 1));
    }
}
