package org.mockserver.internal.wire;

import org.jspecify.annotations.Nullable;
import org.mockserver.model.NottableDateTimeString;
import org.mockserver.model.NottableOptionalString;
import org.mockserver.model.NottableSchemaString;
import org.mockserver.model.NottableString;
import org.mockserver.model.ParameterStyle;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A string value: prefixed text, or an object when there is more to say. */
final class StringCodec {

    /** The members of the object form while they are being read. */
    private static final class Parts extends DateTimeCodec.Parts {
        @Nullable
        String value;

        @Nullable
        String schema;

        @Nullable
        ParameterStyle style;

        @Nullable
        String schemaType;

        private static final ObjectCodec<Parts> TABLE = DateTimeCodec.addTo(new ObjectCodec<Parts>())
                .reads("value", (parts, at) -> parts.value = at.text())
                .reads("schema", (parts, at) -> parts.schema = SchemaText.read(at))
                .reads("parameterStyle", (parts, at) -> parts.style = at.oneOf(ParameterStyle.class))
                .servedElsewhere("schemaType", (parts, at) -> parts.schemaType = at.text(), parts -> null);
    }

    private StringCodec() {}

    /** Reads a string value; null after recording a problem. */
    static @Nullable NottableString read(At at) {
        if (at.node().isString()) {
            return ofText(at.node().stringValue(), at);
        }
        if (!at.node().isObject()) {
            at.wrong("a string");
            return null;
        }
        int before = at.problemCount();
        Parts parts = Parts.TABLE.read(at, new Parts());
        if (parts.schema != null) {
            return NottableSchemaString.schemaString(parts.schema, parts.not, parts.optional);
        }
        NottableDateTimeString dateTime = parts.dateTime();
        if (dateTime != null) {
            return dateTime.withStyle(parts.style);
        }
        if (parts.value == null) {
            if (at.problemCount() == before) {
                at.problem("value or schema is required");
            }
            return null;
        }
        NottableString string = parts.optional
                ? NottableOptionalString.optional(parts.value, parts.not)
                : NottableString.string(parts.value, parts.not);
        return string.withStyle(parts.style).withSchemaType(parts.schemaType);
    }

    /** A text with its prefixes, or literally when it was recorded. */
    static NottableString ofText(String text, At at) {
        return at.recorded() ? NottableString.string(text, false) : NottableString.string(text);
    }

    /** Writes a string value in its shortest form; null when it is blank. */
    static @Nullable JsonNode writeUnlessBlank(@Nullable NottableString string) {
        return string == null || string.isBlank() ? null : write(string);
    }

    /** Writes a string value in its shortest form. */
    static JsonNode write(NottableString string) {
        if (isPlain(string)) {
            return Json.string(NottableString.serialiseNottableString(string));
        }
        if (string instanceof NottableDateTimeString dateTime) {
            return DateTimeCodec.write(dateTime);
        }
        ObjectNode object = Json.object();
        if (string.isNot() || !(string instanceof NottableSchemaString)) {
            object.put("not", string.isNot());
        }
        if (string.isOptional()) {
            object.put("optional", true);
        }
        if (string.getParameterStyle() != null) {
            object.put("parameterStyle", string.getParameterStyle().name());
        }
        if (string.getSchemaType() != null) {
            object.put("schemaType", string.getSchemaType());
        }
        if (string instanceof NottableSchemaString) {
            object.set("schema", SchemaText.write(string.getValue()));
        } else {
            object.put("value", string.getValue());
        }
        return object;
    }

    /** Whether prefixed text says everything; a literal that starts like a prefix, for example, needs more. */
    static boolean isPlain(NottableString string) {
        return string.getParameterStyle() == null
                && string.getSchemaType() == null
                && !(string instanceof NottableSchemaString)
                && !(string instanceof NottableDateTimeString)
                && NottableString.string(NottableString.serialiseNottableString(string))
                        .equals(string);
    }
}
