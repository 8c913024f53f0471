package org.mockserver.load;

import java.util.ArrayList;
import java.util.List;
import org.mockserver.internal.nulls.Nullable;
import org.mockserver.model.ValueObject;

/** How much load there is over time: stages, or a shape. Stages win when both are there. */
public class LoadProfile extends ValueObject {

    private List<LoadStage> stages = new ArrayList<>();
    private @Nullable LoadShape shape;

    /** Those stages, one after the other. */
    public static LoadProfile of(LoadStage... stages) {
        return new LoadProfile().withStages(stages);
    }

    /** So many virtual users for that time. */
    public static LoadProfile constant(int vus, long durationMillis) {
        return of(LoadStage.constantVus(vus, durationMillis));
    }

    /** Steadily from so many virtual users to so many. */
    public static LoadProfile linear(int startVus, int endVus, long durationMillis) {
        return of(LoadStage.rampVus(startVus, endVus, durationMillis));
    }

    /** So many iterations in a second for that time. */
    public static LoadProfile constantRate(double rate, long durationMillis) {
        return of(LoadStage.constantRate(rate, durationMillis));
    }

    /** That shape. */
    public static LoadProfile shaped(LoadShape shape) {
        return new LoadProfile().withShape(shape);
    }

    /** An empty one, to be filled. */
    public static LoadProfile loadProfile() {
        return new LoadProfile();
    }

    /** Sets the stages in order. */
    public LoadProfile withStages(List<LoadStage> stages) {
        this.stages = new ArrayList<>(stages);
        return this;
    }

    /** Sets the stages in order. */
    public LoadProfile withStages(LoadStage... stages) {
        return withStages(List.of(stages));
    }

    /** The stages in order. */
    public List<LoadStage> getStages() {
        return stages;
    }

    /** Sets the shape; null for none. */
    public LoadProfile withShape(@Nullable LoadShape shape) {
        this.shape = shape;
        return this;
    }

    /** The shape, or null. */
    public @Nullable LoadShape getShape() {
        return shape;
    }

    /** Adds a stage at the end. */
    public LoadProfile addStage(LoadStage stage) {
        stages.add(stage);
        return this;
    }

    @Override
    protected @Nullable Object[] namedFields() {
        return new @Nullable Object[] {
            "stages", stages,
            "shape", shape
        };
    }
}
