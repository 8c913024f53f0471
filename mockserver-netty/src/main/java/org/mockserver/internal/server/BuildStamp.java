package org.mockserver.internal.server;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/**
 * What this build is called and which sources it was made from.
 *
 * @param version the product version
 * @param commit the abbreviated commit, empty when the build knew none
 */
public record BuildStamp(String version, String commit) {

    private static final String RESOURCE = "/META-INF/mockserver/build.properties";

    /**
     * Reads what the build left in the jar.
     *
     * @return version "unknown" when the classes do not come from a build
     */
    public static BuildStamp read() {
        Properties stamp = new Properties();
        try (InputStream in = BuildStamp.class.getResourceAsStream(RESOURCE)) {
            if (in != null) {
                stamp.load(in);
            }
        } catch (IOException unreadable) {
            stamp.clear();
        }
        return new BuildStamp(
                stamp.getProperty("git.build.version", "unknown"), stamp.getProperty("git.commit.id.abbrev", ""));
    }
}
