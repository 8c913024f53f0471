package org.mockserver.logging;

/**
 * An argument that constructors of existing code ask for. It does nothing: a server tells what it does on the console and in
 * its log.
 */
public class MockServerLogger {

    /** One for everything. */
    public MockServerLogger() {}

    /** One for a class. */
    public MockServerLogger(Class<?> loggerClass) {}
}
