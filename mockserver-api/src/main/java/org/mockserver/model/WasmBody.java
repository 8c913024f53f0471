package org.mockserver.model;

/** A body that a WebAssembly module accepts; its value is the name of the module. */
public class WasmBody extends Body<String> {

    private final String moduleName;

    /** A body that a module accepts. */
    public WasmBody(String moduleName) {
        super(Type.WASM);
        this.moduleName = moduleName;
    }

    /** A body that a module accepts. */
    public static WasmBody wasmBody(String moduleName) {
        return new WasmBody(moduleName);
    }

    @Override
    public String getValue() {
        return moduleName;
    }
}
