package org.mockserver.internal.action.template;

import java.io.StringReader;
import java.util.List;
import java.util.Properties;
import org.apache.velocity.exception.MethodInvocationException;
import org.apache.velocity.exception.ResourceNotFoundException;
import org.apache.velocity.exception.TemplateInitException;
import org.apache.velocity.exception.VelocityException;
import org.apache.velocity.runtime.RuntimeConstants;
import org.apache.velocity.runtime.RuntimeInstance;
import org.apache.velocity.runtime.RuntimeServices;
import org.apache.velocity.runtime.parser.ParseException;
import org.apache.velocity.runtime.parser.TemplateParseException;
import org.apache.velocity.runtime.parser.Token;
import org.apache.velocity.runtime.parser.node.ASTDirective;
import org.apache.velocity.runtime.parser.node.ASTExpression;
import org.apache.velocity.runtime.parser.node.ASTIntegerRange;
import org.apache.velocity.runtime.parser.node.ASTMethod;
import org.apache.velocity.runtime.parser.node.ASTSetDirective;
import org.apache.velocity.runtime.parser.node.Node;
import org.apache.velocity.runtime.parser.node.SimpleNode;
import org.apache.velocity.runtime.resource.Resource;
import org.apache.velocity.runtime.resource.ResourceManager;
import org.jspecify.annotations.Nullable;
import org.mockserver.internal.wire.WireException;
import org.mockserver.model.HttpTemplate.TemplateType;
import org.slf4j.helpers.NOPLogger;

/** Compiles Velocity templates. Safe for use by any thread. */
final class VelocityTemplates implements TemplateLanguage {

    /* They read files or compile text while a template is rendered. */
    private static final List<String> FORBIDDEN_DIRECTIVES = List.of("include", "parse", "evaluate");

    private static final String NAME = "template";

    private final RuntimeInstance runtime = new RuntimeInstance();

    VelocityTemplates() {
        Properties properties = new Properties();
        properties.put(RuntimeConstants.RUNTIME_LOG_INSTANCE, NOPLogger.NOP_LOGGER);
        properties.put(RuntimeConstants.RESOURCE_MANAGER_INSTANCE, new NoResources());
        properties.put(RuntimeConstants.UBERSPECT_CLASSNAME, VelocityMembers.class.getName());
        properties.put(RuntimeConstants.PARSER_POOL_SIZE, "1");
        properties.put(RuntimeConstants.VM_PERM_INLINE_LOCAL, "true");
        properties.put(RuntimeConstants.PARSER_HYPHEN_ALLOWED, "true");
        properties.put(RuntimeConstants.RUNTIME_LOG_REFERENCE_LOG_INVALID, "false");
        properties.put(RuntimeConstants.RUNTIME_LOG_METHOD_CALL_LOG_INVALID, "false");
        runtime.init(properties);
        FORBIDDEN_DIRECTIVES.forEach(runtime::removeDirective);
    }

    @Override
    public TemplateType type() {
        return TemplateType.VELOCITY;
    }

    @Override
    public Template compile(String text, TemplateOptions options) {
        org.apache.velocity.Template parsed = new org.apache.velocity.Template();
        parsed.setRuntimeServices(runtime);
        parsed.setName(NAME);
        try {
            SimpleNode root = runtime.parse(new StringReader(text), parsed);
            parsed.setData(root);
            refuseForbidden(root);
            parsed.initDocument();
        } catch (TemplateParseException malformed) {
            throw failure(malformed.getMessage(), malformed.getLineNumber(), malformed.getColumnNumber(), malformed);
        } catch (ParseException malformed) {
            Token at = malformed.currentToken == null ? null : malformed.currentToken.next;
            throw failure(
                    malformed.getMessage(), at == null ? 0 : at.beginLine, at == null ? 0 : at.beginColumn, malformed);
        } catch (TemplateInitException malformed) {
            throw failure(malformed.getMessage(), malformed.getLineNumber(), malformed.getColumnNumber(), malformed);
        } catch (StackOverflowError deep) {
            throw new TemplateException("the template is nested too deeply");
        }
        return variables -> render(parsed, variables, options);
    }

    private static void refuseForbidden(Node node) {
        if (node instanceof ASTDirective directive && FORBIDDEN_DIRECTIVES.contains(directive.getDirectiveName())) {
            throw new TemplateException(
                    "#" + directive.getDirectiveName() + " is not available in templates",
                    node.getLine(),
                    node.getColumn(),
                    null);
        }
        if (node instanceof ASTIntegerRange && !isHandedOver(node)) {
            throw new TemplateException(
                    "a range can be set, walked and passed, but not compared or added",
                    node.getLine(),
                    node.getColumn(),
                    null);
        }
        for (int i = 0; i < node.jjtGetNumChildren(); i++) {
            refuseForbidden(node.jjtGetChild(i));
        }
    }

    /* Ranges of any length are written in a few characters. Where they are kept or passed their length is known before
     * anything is done with them; operators would print them. */
    private static boolean isHandedOver(Node range) {
        Node user = range.jjtGetParent();
        while (user instanceof ASTExpression) {
            user = user.jjtGetParent();
        }
        return user instanceof ASTDirective || user instanceof ASTSetDirective || user instanceof ASTMethod;
    }

    private static String render(org.apache.velocity.Template parsed, Variables variables, TemplateOptions options) {
        Budget budget = Budget.begin(TemplateType.VELOCITY, options);
        BoundedWriter writer = new BoundedWriter(budget);
        try {
            parsed.merge(new VelocityScope(variables, budget), writer);
            return writer.text();
        } catch (MethodInvocationException failed) {
            throw failedCall(failed);
        } catch (ArithmeticException impossible) {
            throw new TemplateException("cannot be computed: " + impossible.getMessage(), 0, 0, impossible);
        } catch (VelocityException failed) {
            throw failure(failed.getMessage(), 0, 0, failed);
        } catch (StackOverflowError deep) {
            throw new TemplateException("the template calls itself too deeply");
        } finally {
            budget.end();
        }
    }

    /* The message may name a place of its own, inside of what the function was given. */
    private static TemplateException failedCall(MethodInvocationException failed) {
        Throwable cause = failed.getCause();
        String reason = cause == null ? null : cause.getMessage();
        if (cause instanceof WireException unusable) {
            reason = unusable.errors().get(0).message();
        }
        if (reason == null) {
            return failure(failed.getMessage(), failed.getLineNumber(), failed.getColumnNumber(), failed);
        }
        return new TemplateException(
                ParseMessages.oneLine(reason), failed.getLineNumber(), failed.getColumnNumber(), failed);
    }

    private static TemplateException failure(@Nullable String message, int line, int column, Exception cause) {
        return ParseMessages.place(message == null ? cause.toString() : message, line, column, cause);
    }

    /** There is nothing to load. */
    private static final class NoResources implements ResourceManager {

        @Override
        public void initialize(RuntimeServices services) {}

        @Override
        public Resource getResource(String name, int type, String encoding) {
            throw new ResourceNotFoundException(name + " cannot be loaded: templates read no files");
        }

        @Override
        public @Nullable String getLoaderNameForResource(String name) {
            return null;
        }
    }
}
