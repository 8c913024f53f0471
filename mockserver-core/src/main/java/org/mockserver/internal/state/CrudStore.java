package org.mockserver.internal.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The objects under one path, by id, in the order in which they were added. Safe for use by any thread; each operation
 * is atomic. Objects that go in or come out must not be changed afterwards.
 */
public final class CrudStore {

    /** How many objects one store holds at most; bounds memory. */
    public static final int MOST_ITEMS = 10_000;

    /* A number in quotes names the same object. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

    private final String basePath;
    private final String idField;
    private final IdStrategy strategy;
    private final Map<String, ObjectNode> items = new LinkedHashMap<>();
    private long lastNumber;

    /** Where the ids of new objects come from. */
    public enum IdStrategy {
        /** The number after the largest so far. */
        AUTO_INCREMENT,
        /** Random. */
        UUID
    }

    /** What became of a new object. */
    public enum Added {
        /** It is stored. */
        STORED,
        /** There is an object of the same id. */
        TAKEN,
        /** The store holds {@link #MOST_ITEMS}. */
        FULL
    }

    /**
     * A store without objects.
     *
     * @param basePath begins with a slash and ends with none
     * @param idField the member that holds the id
     * @param strategy where ids come from
     */
    public CrudStore(String basePath, String idField, IdStrategy strategy) {
        this.basePath = basePath;
        this.idField = idField;
        this.strategy = strategy;
    }

    /**
     * The path of the list.
     *
     * @return begins with a slash and ends with none
     */
    public String basePath() {
        return basePath;
    }

    /**
     * The member that holds the id.
     *
     * @return its name
     */
    public String idField() {
        return idField;
    }

    /**
     * Where ids come from.
     *
     * @return the strategy
     */
    public IdStrategy strategy() {
        return strategy;
    }

    /**
     * All objects.
     *
     * @return a copy of the list
     */
    public synchronized List<ObjectNode> all() {
        return new ArrayList<>(items.values());
    }

    /**
     * How many objects there are.
     *
     * @return 0 or more
     */
    public synchronized int size() {
        return items.size();
    }

    /**
     * One object.
     *
     * @param id its id as text
     * @return null when there is none
     */
    public synchronized @Nullable ObjectNode find(String id) {
        return items.get(id);
    }

    /**
     * Adds an object; one without an id is given one first.
     *
     * @param item changed when it has no id
     * @return whether it is stored
     */
    public synchronized Added add(ObjectNode item) {
        if (items.size() >= MOST_ITEMS) {
            return Added.FULL;
        }
        if (!hasId(item)) {
            setNewId(item);
        }
        JsonNode id = item.get(idField);
        if (items.putIfAbsent(id.asString(), item) != null) {
            return Added.TAKEN;
        }
        if (NUMBER.matcher(id.asString()).matches()) {
            lastNumber = Math.max(lastNumber, Long.parseLong(id.asString()));
        }
        return Added.STORED;
    }

    /**
     * Whether an object says its id.
     *
     * @param item any object
     * @return false when the member is missing, null, or neither text nor number
     */
    public boolean hasId(ObjectNode item) {
        JsonNode id = item.path(idField);
        return id.isString() || id.isNumber();
    }

    private void setNewId(ObjectNode item) {
        if (strategy == IdStrategy.UUID) {
            item.put(idField, UUID.randomUUID().toString());
        } else {
            item.put(idField, lastNumber + 1);
        }
    }

    /**
     * Puts an object in the place of another, whose id it takes over.
     *
     * @param id of the other
     * @param item changed to have that id
     * @return the object as stored; null when there is no other
     */
    public synchronized @Nullable ObjectNode replace(String id, ObjectNode item) {
        ObjectNode present = items.get(id);
        if (present == null) {
            return null;
        }
        item.set(idField, present.get(idField));
        items.put(id, item);
        return item;
    }

    /**
     * Sets some members of an object; its id stays.
     *
     * @param id of the object
     * @param changes the members to set
     * @return the object as stored; null when there is none
     */
    public synchronized @Nullable ObjectNode merge(String id, ObjectNode changes) {
        ObjectNode present = items.get(id);
        if (present == null) {
            return null;
        }
        ObjectNode merged = present.deepCopy();
        changes.properties().forEach(member -> merged.set(member.getKey(), member.getValue()));
        return replace(id, merged);
    }

    /**
     * Removes an object.
     *
     * @param id of the object
     * @return false when there was none
     */
    public synchronized boolean remove(String id) {
        return items.remove(id) != null;
    }
}
