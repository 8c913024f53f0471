package org.mockserver.internal.house;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The main classes of all modules below this one, read once for every house test. */
final class HouseClasses {
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.mockserver");

    private HouseClasses() {}

    static JavaClasses main() {
        return MAIN;
    }
}
