package org.mockserver.internal.transport;

class NioServingTest extends ServingContract {

    @Override
    boolean nativeTransport() {
        return false;
    }
}
