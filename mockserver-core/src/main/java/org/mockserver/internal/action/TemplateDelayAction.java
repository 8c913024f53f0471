package org.mockserver.internal.action;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.mockserver.internal.action.template.Template;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.action.template.Variables;
import org.mockserver.internal.exchange.BinaryAnswer;
import org.mockserver.internal.exchange.ConnectionFault;
import org.mockserver.internal.exchange.Conversation;
import org.mockserver.internal.exchange.Destination;
import org.mockserver.internal.exchange.OutgoingRequest;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Upstream;
import org.mockserver.model.Delay;
import org.mockserver.model.HttpError;

/** Lets an action wait for as many milliseconds as a template renders: {@code delay} with a template. */
final class TemplateDelayAction implements Action {

    private final Action action;
    private final Template template;
    private final ActionOptions options;
    private final Pause otherwise;

    private TemplateDelayAction(Action action, Template template, ActionOptions options, Pause otherwise) {
        this.action = action;
        this.template = template;
        this.options = options;
        this.otherwise = otherwise;
    }

    static Action around(Action action, Delay delay, String path, ActionOptions options) {
        String text = delay.getTemplate();
        if (text == null || delay.getTemplateType() == null) {
            return action;
        }
        return new TemplateDelayAction(
                action,
                Rendering.compile(delay.getTemplateType(), text, path + ".template", options),
                options,
                Pauses.fixed(delay, path, options.random()));
    }

    @Override
    public void serve(ActionCall call) {
        call.onWorker(() -> action.serve(new Delayed(call, nanos(call))));
    }

    private long nanos(ActionCall call) {
        try {
            String rendered = template.render(
                            new Variables(options.world(), options.templates(), call.request(), null, Map.of()))
                    .strip();
            if (rendered.matches("[0-9]{1,15}(\\.[0-9]*)?")) {
                return TimeUnit.MILLISECONDS.toNanos(Long.parseLong(rendered.split("\\.", 2)[0]));
            }
            call.warn("the template of a delay rendered no number of milliseconds: " + shortened(rendered), null);
        } catch (TemplateException failed) {
            call.warn("the template of a delay failed: " + failed.withPlace(), null);
        }
        return otherwise.nanos();
    }

    private static String shortened(String text) {
        return text.length() > 100 ? text.substring(0, 100) + "..." : text;
    }

    /** A call that waits longer, once, whatever the action waits for first. */
    private static final class Delayed extends WrappedCall {

        private final AtomicLong leftNanos;

        Delayed(ActionCall call, long nanos) {
            super(call);
            this.leftNanos = new AtomicLong(nanos);
        }

        private long longer(long delayNanos) {
            return leftNanos.getAndSet(0) + Math.max(0, delayNanos);
        }

        @Override
        public void answer(OutgoingResponse response, long delayNanos) {
            call.answer(response, longer(delayNanos));
        }

        @Override
        public void fail(ConnectionFault fault, HttpError spec, long delayNanos) {
            call.fail(fault, spec, longer(delayNanos));
        }

        @Override
        public void send(BinaryAnswer answer, long delayNanos) {
            call.send(answer, longer(delayNanos));
        }

        @Override
        public void converse(Conversation conversation, long delayNanos) {
            call.converse(conversation, longer(delayNanos));
        }

        @Override
        public void forward(OutgoingRequest request, Destination to, long delayNanos, Upstream.Receiver receiver) {
            call.forward(request, to, longer(delayNanos), receiver);
        }

        @Override
        public void later(long delayNanos, Runnable work) {
            call.later(longer(delayNanos), work);
        }
    }
}
