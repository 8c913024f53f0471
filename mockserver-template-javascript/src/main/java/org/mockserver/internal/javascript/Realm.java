package org.mockserver.internal.javascript;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.EnvironmentAccess;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.action.template.Variables;

/** One world in which scripts run, one at a time. What a script leaves behind is gone when it ends. */
final class Realm {

    /* The built-in objects are frozen once, so that no script can prepare them for the next one. What a script assigns
     * without declaring it lands in an object of its own. Names that are nowhere are errors, as usual. */
    private static final Source PRELUDE =
            Source.newBuilder("js", """
            (function () {
                'use strict';
                const stringify = JSON.stringify;
                const seen = new Set();
                (function harden(value) {
                    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) {
                        return;
                    }
                    seen.add(value);
                    for (const key of Reflect.ownKeys(value)) {
                        const property = Reflect.getOwnPropertyDescriptor(value, key);
                        harden(property.value);
                        harden(property.get);
                        harden(property.set);
                    }
                    harden(Reflect.getPrototypeOf(value));
                    if (value !== globalThis) {
                        Object.freeze(value);
                    }
                })(globalThis);
                for (const special of [function* () {}, async function () {}, [][Symbol.iterator](), new Map().entries(),
                        new Set().values(), ''[Symbol.iterator](), 'a'.matchAll(/a/g)]) {
                    for (let p = Reflect.getPrototypeOf(special); p && !Object.isFrozen(p); p = Reflect.getPrototypeOf(p)) {
                        Object.freeze(p);
                    }
                }
                for (const key of Reflect.ownKeys(globalThis)) {
                    const property = Reflect.getOwnPropertyDescriptor(globalThis, key);
                    if (property.configurable) {
                        Object.defineProperty(globalThis, key,
                            'value' in property ? { writable: false, configurable: false } : { configurable: false });
                    }
                }
                const builtIn = new Set(Reflect.ownKeys(globalThis));
                Object.preventExtensions(globalThis);
                return function (main, variables, names) {
                    const known = new Set(names);
                    const own = Object.create(null);
                    const scope = new Proxy(own, {
                        has: (target, key) => typeof key === 'string' && !builtIn.has(key),
                        get(target, key) {
                            if (typeof key !== 'string') {
                                return undefined;
                            }
                            if (key in target) {
                                return target[key];
                            }
                            if (known.has(key)) {
                                return variables[key];
                            }
                            throw new ReferenceError(key + ' is not defined');
                        },
                        set(target, key, value) {
                            target[key] = value;
                            return true;
                        }
                    });
                    const result = main(scope);
                    return typeof result === 'string' ? result : stringify(result);
                };
            })()
            """, "prelude.js").buildLiteral();

    /* Interrupts are noticed in loops only; calls without a loop are counted instead. Far more than templates need,
     * and done within seconds. */
    private static final ResourceLimits MOST_STATEMENTS =
            ResourceLimits.newBuilder().statementLimit(20_000_000, null).build();

    private final Context context;
    private final Value run;

    Realm(Engine engine) {
        context = Context.newBuilder("js")
                .engine(engine)
                .resourceLimits(MOST_STATEMENTS)
                .allowAllAccess(false)
                .allowHostAccess(HostAccess.NONE)
                .allowIO(IOAccess.NONE)
                .allowPolyglotAccess(PolyglotAccess.NONE)
                .allowEnvironmentAccess(EnvironmentAccess.NONE)
                .allowCreateThread(false)
                .allowCreateProcess(false)
                .allowNativeAccess(false)
                .allowHostClassLoading(false)
                .allowExperimentalOptions(true)
                .option("js.java-package-globals", "false")
                .option("js.polyglot-builtin", "false")
                .option("js.graal-builtin", "false")
                .option("js.load", "false")
                .option("js.print", "false")
                .option("js.console", "false")
                .option("js.global-arguments", "false")
                .build();
        run = context.eval(PRELUDE);
    }

    /** Throws PolyglotException when a script is malformed. */
    void check(Source source) {
        context.parse(source);
    }

    /** The JSON of what a script returns; null when it returns nothing. */
    @Nullable
    String run(Source source, Variables variables) {
        context.resetLimits();
        Value result = run.execute(
                context.eval(source), Guests.of(variables), Guests.of(java.util.List.copyOf(variables.names())));
        return result.isString() ? result.asString() : null;
    }

    /** Makes the script that runs now end with an exception; called by another thread, which may have to wait. */
    void interrupt() {
        try {
            context.interrupt(Duration.ofSeconds(1));
        } catch (TimeoutException busy) {
            context.close(true);
        }
    }

    void close() {
        context.close(true);
    }
}
