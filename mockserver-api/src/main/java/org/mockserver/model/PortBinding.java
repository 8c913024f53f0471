package org.mockserver.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** Ports to listen on, or listened on. */
public class PortBinding extends ValueObject {

    private List<Integer> ports = new ArrayList<>();

    /** Those ports; zero for any free one. */
    public static PortBinding portBinding(Integer... ports) {
        return portBinding(Arrays.asList(ports));
    }

    /** Those ports; zero for any free one. */
    public static PortBinding portBinding(List<Integer> ports) {
        return new PortBinding().setPorts(ports);
    }

    /** The ports in order; the caller must not change the list. */
    public List<Integer> getPorts() {
        return ports;
    }

    /** Replaces the ports. */
    public PortBinding setPorts(List<Integer> ports) {
        this.ports = new ArrayList<>(ports);
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {"ports", ports};
    }
}
