package org.mockserver.internal.match;

import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.WasmBody;

/** A body judged by a WebAssembly module. No module is run, so it never matches, which is what the contract says while
 * modules are switched off.
 */
record WasmBodyRule(String moduleName) implements BodyRule {

    static WasmBodyRule compile(WasmBody body, String path, Compilation with) {
        return new WasmBodyRule(body.getValue());
    }

    @Override
    public boolean matches(RequestView request) {
        return false;
    }

    @Override
    public String difference(RequestView request) {
        return Difference.of("wasm match failed, modules are not run", moduleName, request.bodyText());
    }
}
