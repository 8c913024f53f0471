package org.mockserver.internal.transport;

/** Epoll where the system has it. */
class EpollServingTest extends ServingContract {

    @Override
    boolean nativeTransport() {
        return true;
    }
}
