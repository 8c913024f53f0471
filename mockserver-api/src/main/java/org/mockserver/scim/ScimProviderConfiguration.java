package org.mockserver.scim;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.CrudExpectationsDefinition;
import org.mockserver.model.ValueObject;

/**
 * A SCIM directory of users and groups that a server is to imitate.
 *
 * <p>Users and groups are given as maps, records, beans or trees of Jackson; servers leave out those without an {@code id}.
 */
public class ScimProviderConfiguration extends ValueObject {

    private String basePath = "/scim/v2";
    private CrudExpectationsDefinition.IdStrategy idStrategy = CrudExpectationsDefinition.IdStrategy.UUID;
    private List<?> initialUsers = List.of();
    private List<?> initialGroups = List.of();
    private boolean enforceFilter = true;
    private boolean enforcePatch = true;
    private boolean requireBearerToken;
    private @Nullable String expectedBearerToken;

    /** Sets the path below which the directory is. */
    public ScimProviderConfiguration setBasePath(String basePath) {
        this.basePath = basePath;
        return this;
    }

    /** The path below which the directory is. */
    public String getBasePath() {
        return basePath;
    }

    /** Sets where ids come from. */
    public ScimProviderConfiguration setIdStrategy(CrudExpectationsDefinition.IdStrategy idStrategy) {
        this.idStrategy = idStrategy;
        return this;
    }

    /** Where ids come from. */
    public CrudExpectationsDefinition.IdStrategy getIdStrategy() {
        return idStrategy;
    }

    /** Sets the users that are there from the beginning. */
    public ScimProviderConfiguration setInitialUsers(List<?> initialUsers) {
        this.initialUsers = new ArrayList<>(initialUsers);
        return this;
    }

    /** The users that are there from the beginning. */
    public List<?> getInitialUsers() {
        return initialUsers;
    }

    /** Sets the groups that are there from the beginning. */
    public ScimProviderConfiguration setInitialGroups(List<?> initialGroups) {
        this.initialGroups = new ArrayList<>(initialGroups);
        return this;
    }

    /** The groups that are there from the beginning. */
    public List<?> getInitialGroups() {
        return initialGroups;
    }

    /** Sets whether filters are applied. */
    public ScimProviderConfiguration setEnforceFilter(boolean enforceFilter) {
        this.enforceFilter = enforceFilter;
        return this;
    }

    /** Whether filters are applied. */
    public boolean isEnforceFilter() {
        return enforceFilter;
    }

    /** Sets whether patches are applied. */
    public ScimProviderConfiguration setEnforcePatch(boolean enforcePatch) {
        this.enforcePatch = enforcePatch;
        return this;
    }

    /** Whether patches are applied. */
    public boolean isEnforcePatch() {
        return enforcePatch;
    }

    /** Sets whether a bearer token is demanded. */
    public ScimProviderConfiguration setRequireBearerToken(boolean requireBearerToken) {
        this.requireBearerToken = requireBearerToken;
        return this;
    }

    /** Whether a bearer token is demanded. */
    public boolean isRequireBearerToken() {
        return requireBearerToken;
    }

    /** Sets the bearer token that is demanded; null for any. */
    public ScimProviderConfiguration setExpectedBearerToken(@Nullable String expectedBearerToken) {
        this.expectedBearerToken = expectedBearerToken;
        return this;
    }

    /** The bearer token that is demanded, or null. */
    public @Nullable String getExpectedBearerToken() {
        return expectedBearerToken;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "basePath", basePath,
            "idStrategy", idStrategy,
            "initialUsers", initialUsers,
            "initialGroups", initialGroups,
            "enforceFilter", enforceFilter,
            "enforcePatch", enforcePatch,
            "requireBearerToken", requireBearerToken,
            "expectedBearerToken", expectedBearerToken
        };
    }
}
