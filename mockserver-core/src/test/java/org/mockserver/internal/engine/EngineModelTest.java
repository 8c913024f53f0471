package org.mockserver.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockserver.internal.engine.EngineFixture.expectation;
import static org.mockserver.internal.engine.EngineFixture.get;
import static org.mockserver.internal.engine.EngineFixture.ids;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.mock.Expectation;

/** The store, its index and admission against a plain list, over random changes and requests. */
class EngineModelTest {

    private static final int STEPS = 3_000;
    private static final int CAPACITY = 10;
    private static final int IDS = 16;
    private static final int PATHS = 4;

    private final EngineFixture engine = new EngineFixture();
    private final RuleStore store = engine.store(CAPACITY);
    private final Map<String, Entry> model = new LinkedHashMap<>();
    private long nextPosition;

    /** What the list knows of an expectation. */
    private static final class Entry {

        String id;
        int priority;
        long position;
        String path;
        String method;
        long remaining;
        long expiresAtMillis;

        boolean matches(String requestMethod, String requestPath) {
            return (method == null || method.equals(requestMethod))
                    && (path == null || path.equals(requestPath) || path.equals("/p.*"));
        }

        boolean alive(long nowMillis) {
            return remaining > 0 && nowMillis < expiresAtMillis;
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theSameExpectationAnswers(long seed) {
        Random random = new Random(seed);
        for (int step = 0; step < STEPS; step++) {
            act(random);
            assertThat(ids(store.inOrder())).as("step %d", step).isEqualTo(inOrder());
        }
    }

    private void act(Random random) {
        int choice = random.nextInt(100);
        if (choice < 30) {
            upsert(random);
        } else if (choice < 85) {
            serve(random);
        } else if (choice < 92) {
            String id = "e" + random.nextInt(IDS);
            store.removeIf(rule -> rule.id().equals(id));
            model.remove(id);
        } else if (choice < 96) {
            engine.clock.advance(Duration.ofSeconds(1));
        } else if (choice < 98) {
            store.sweep();
        } else {
            store.recompile();
        }
    }

    private void serve(Random random) {
        String method = random.nextBoolean() ? "GET" : "PUT";
        String path = "/p" + random.nextInt(PATHS);
        RequestView request = RequestView.of(method, path, get("/").headers(), "");
        Rule rule = store.snapshot().index().first(request);
        assertThat(rule == null ? null : rule.id()).isEqualTo(served(method, path));
    }

    private String served(String method, String path) {
        for (String id : inOrder()) {
            Entry entry = model.get(id);
            if (entry.matches(method, path)) {
                entry.remaining--;
                return id;
            }
        }
        return null;
    }

    private List<String> inOrder() {
        long now = engine.clock.millis();
        return model.values().stream()
                .filter(entry -> entry.alive(now))
                .sorted(Comparator.comparingInt((Entry entry) -> -entry.priority)
                        .thenComparingLong(entry -> entry.position))
                .map(entry -> entry.id)
                .toList();
    }

    private void upsert(Random random) {
        List<Expectation> batch = new ArrayList<>();
        List<Entry> entries = new ArrayList<>();
        int size = 1 + random.nextInt(4);
        for (int i = 0; i < size; i++) {
            Entry entry = entry(random);
            entries.add(entry);
            batch.add(expectation(json(entry)));
        }
        store.upsert(batch);
        entries.forEach(this::put);
        long now = engine.clock.millis();
        if (model.size() > CAPACITY) {
            model.values().removeIf(entry -> !entry.alive(now) && !entries.contains(entry));
        }
        while (model.size() > CAPACITY) {
            model.remove(model.keySet().iterator().next());
        }
    }

    private void put(Entry entry) {
        Entry previous = model.get(entry.id);
        boolean replaces = previous != null && previous.alive(engine.clock.millis());
        if (previous != null && !replaces) {
            model.remove(entry.id);
        }
        entry.position = replaces ? previous.position : nextPosition++;
        model.put(entry.id, entry);
    }

    private Entry entry(Random random) {
        Entry entry = new Entry();
        entry.id = "e" + random.nextInt(IDS);
        entry.priority = random.nextInt(3) - 1;
        int path = random.nextInt(PATHS + 2);
        entry.path = path < PATHS ? "/p" + path : path == PATHS ? "/p.*" : null;
        entry.method = random.nextInt(3) == 0 ? "GET" : null;
        entry.remaining = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : Long.MAX_VALUE;
        boolean mortal = random.nextInt(4) == 0;
        entry.expiresAtMillis = mortal ? engine.clock.millis() + 1_000 * (1 + random.nextInt(3)) : Long.MAX_VALUE;
        return entry;
    }

    private String json(Entry entry) {
        StringBuilder json = new StringBuilder("{'id': '" + entry.id + "', 'priority': " + entry.priority);
        json.append(", 'httpRequest': {");
        json.append(entry.method == null ? "" : "'method': 'GET', ");
        json.append(entry.path == null ? "" : "'path': '" + entry.path + "'").append("}, 'httpResponse': {}");
        if (entry.remaining != Long.MAX_VALUE) {
            json.append(", 'times': {'remainingTimes': ")
                    .append(entry.remaining)
                    .append('}');
        }
        if (entry.expiresAtMillis != Long.MAX_VALUE) {
            json.append(", 'timeToLive': {'timeUnit': 'MILLISECONDS', 'timeToLive': ")
                    .append(entry.expiresAtMillis - engine.clock.millis())
                    .append('}');
        }
        return json.append('}').toString();
    }
}
