package org.mockserver.internal.match;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.ValidationLimitExceededException;
import com.networknt.schema.regex.RegularExpression;
import java.util.List;
import org.mockserver.internal.wire.Json;
import org.mockserver.internal.wire.WireException;
import tools.jackson.databind.JsonNode;

/** A compiled JSON Schema. Draft-07 unless the schema names another draft; nothing is fetched over the network. */
final class JsonSchemaRule {

    /* Bounds what one document can cost; far beyond any honest schema and document. The depth has no such bound: the
     * validator recurses, and a schema that refers to itself overflows the stack, which then counts as a mismatch. */
    private static final long MOST_STEPS = 2_000_000;

    private final Schema schema;

    private JsonSchemaRule(Schema schema) {
        this.schema = schema;
    }

    /** Throws WireException naming the path when the text is no usable schema. */
    static JsonSchemaRule compile(String text, String path, Compilation with) {
        JsonNode root = Json.parse(text);
        try {
            Schema schema = registry(with).getSchema(root);
            schema.initializeValidators();
            return new JsonSchemaRule(schema);
        } catch (SchemaException | IllegalArgumentException unusable) {
            throw new WireException(path, "is not a usable JSON Schema: " + unusable.getMessage());
        } catch (StackOverflowError endless) {
            throw new WireException(path, "is not a usable JSON Schema: it is nested too deeply");
        }
    }

    JsonNode root() {
        return schema.getSchemaNode();
    }

    /** Whether a document is valid. One that takes too many steps to decide is not. */
    boolean accepts(JsonNode document) {
        return validate(document, true).isEmpty();
    }

    /** One text for each violation. */
    List<String> violations(JsonNode document) {
        return validate(document, false);
    }

    private List<String> validate(JsonNode document, boolean failFast) {
        try {
            return schema
                    .validate(
                            document,
                            context -> context.executionConfig(
                                    config -> config.failFast(failFast).maxEvaluationSteps(MOST_STEPS)))
                    .stream()
                    .map(error -> error.getInstanceLocation() + ": " + error.getMessage())
                    .distinct()
                    .toList();
        } catch (ValidationLimitExceededException endless) {
            return List.of("deciding takes more than " + MOST_STEPS + " steps");
        } catch (StackOverflowError endless) {
            return List.of("the schema refers to itself without end, or is nested too deeply");
        }
    }

    private static SchemaRegistry registry(Compilation with) {
        SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                .formatAssertionsEnabled(true)
                .regularExpressionFactory(regex -> expression(regex, with))
                .build();
        return SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_7,
                builder -> builder.schemaRegistryConfig(config)
                        .schemaLoader(loader -> loader.fetchRemoteResources(false)));
    }

    /* Patterns of a schema look for a part of the text and distinguish letter case. */
    private static RegularExpression expression(String regex, Compilation with) {
        GuardedPattern pattern = GuardedPattern.compile(
                () -> java.util.regex.Pattern.compile(regex),
                with.options().regexTimeoutMillis(),
                with.options().warner());
        if (pattern == null) {
            throw new IllegalArgumentException("invalid pattern " + regex);
        }
        return pattern::find;
    }
}
