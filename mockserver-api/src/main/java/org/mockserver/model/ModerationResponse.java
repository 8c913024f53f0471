package org.mockserver.model;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;

/** What a language model finds offensive in a text. */
public class ModerationResponse extends ValueObject {

    private @Nullable List<String> flaggedCategories;
    private @Nullable String model;

    /** An empty one, to be filled. */
    public static ModerationResponse moderationResponse() {
        return new ModerationResponse();
    }

    /** Sets the kinds of offence; null for none. */
    public ModerationResponse withFlaggedCategories(@Nullable List<String> flaggedCategories) {
        this.flaggedCategories = flaggedCategories == null ? null : new ArrayList<>(flaggedCategories);
        return this;
    }

    /** Adds to the kinds of offence. */
    public ModerationResponse withFlaggedCategory(String flaggedCategory) {
        List<String> all = flaggedCategories == null ? new ArrayList<>() : new ArrayList<>(flaggedCategories);
        all.add(flaggedCategory);
        return withFlaggedCategories(all);
    }

    /** The kinds of offence, or null. */
    public @Nullable List<String> getFlaggedCategories() {
        return flaggedCategories;
    }

    /** Sets the name of the model; null for none. */
    public ModerationResponse withModel(@Nullable String model) {
        this.model = model;
        return this;
    }

    /** The name of the model, or null. */
    public @Nullable String getModel() {
        return model;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "flaggedCategories", flaggedCategories,
            "model", model
        };
    }
}
