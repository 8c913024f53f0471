package org.mockserver.internal.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.mockserver.model.PortBinding;
import tools.jackson.databind.node.ObjectNode;

/** Port bindings as JSON. */
public final class PortBindingWire {

    private static final int MAX_PORT = 65_535;

    private static final ObjectCodec<PortBinding> TABLE = new ObjectCodec<PortBinding>()
            .reads("ports", PortBindingWire::readPorts)
            .ignored("artifactId", "groupId", "version", "gitHash", "dnsPort");

    private PortBindingWire() {}

    /**
     * Reads the ports to bind; the list may be empty.
     *
     * @throws WireException with everything that is wrong
     */
    public static PortBinding read(String json) {
        Problems problems = Problems.ofInstructions();
        PortBinding binding = TABLE.read(At.root(problems, Json.parse(json)), new PortBinding());
        problems.throwIfAny();
        return binding;
    }

    /**
     * Writes the ports and what else is to be said about the server.
     *
     * @param binding the ports; the member is left out when there are none
     * @param about further members by name, such as the version
     * @return the pretty text, members in alphabetical order
     */
    public static String write(PortBinding binding, Map<String, String> about) {
        TreeMap<String, Object> members = new TreeMap<>(about);
        if (!binding.getPorts().isEmpty()) {
            members.put("ports", binding.getPorts());
        }
        ObjectNode object = Json.object();
        members.forEach((name, value) -> object.set(name, Json.ofPlainValue(value)));
        return Json.pretty(object);
    }

    private static void readPorts(PortBinding binding, At at) {
        List<Integer> ports = new ArrayList<>();
        if (at.expectArray()) {
            for (At item : at.items()) {
                Integer port = item.integer(0, MAX_PORT);
                if (port != null) {
                    ports.add(port);
                }
            }
        }
        binding.setPorts(ports);
    }
}
