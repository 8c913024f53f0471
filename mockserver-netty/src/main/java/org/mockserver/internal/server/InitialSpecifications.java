package org.mockserver.internal.server;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mockserver.internal.engine.Registration;
import org.mockserver.internal.wire.ExpectationSource;
import org.mockserver.internal.wire.WireException;
import org.mockserver.mock.OpenAPIExpectation;

/** The OpenAPI specifications that a server starts with: a file, the files of a glob, a URL or a class-path resource. */
final class InitialSpecifications {

    private static final String SETTING = "initializationOpenAPIPath";

    private final String location;

    InitialSpecifications(String location) {
        this.location = location;
    }

    /** Stores what the specifications describe, all or nothing, and returns what of them could not be used. */
    List<String> loadInto(Registration registration) throws StartFailure {
        List<ExpectationSource> sources = new ArrayList<>();
        for (String place : places()) {
            sources.add(new ExpectationSource.FromOpenApi(OpenAPIExpectation.openAPIExpectation(place)));
        }
        try {
            return registration.register(sources).problems();
        } catch (WireException unusable) {
            String reason = unusable.errors().get(0).message();
            throw new StartFailure(SETTING + " " + location + " is not valid: " + reason, unusable);
        }
    }

    private List<String> places() throws StartFailure {
        String lower = location.toLowerCase(Locale.ROOT);
        if (lower.startsWith("http://") || lower.startsWith("https://") || lower.startsWith("file:")) {
            return List.of(location);
        }
        FilePattern pattern = new FilePattern(SETTING, location);
        try {
            List<String> files = pattern.files().stream().map(Path::toString).toList();
            if (files.isEmpty() && pattern.isGlob()) {
                throw new StartFailure(SETTING + " " + location + " names no file that exists", null);
            }
            return files.isEmpty() ? List.of(location) : files;
        } catch (InvalidPathException noFileName) {
            throw new StartFailure(SETTING + " " + location + " is no file name", noFileName);
        }
    }
}
