package org.mockserver.internal.action;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.mockserver.internal.action.template.TemplateException;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.internal.exchange.RequestView;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpResponse;

/** Sends a response whose body is read from a file each time: {@code httpResponse} with a body of type FILE. */
final class FileResponseAction implements Action {

    /** Larger files are not served, because a body is held in memory while it is sent. */
    static final long MAX_FILE_BYTES = 1 << 30;

    private static final String UNREADABLE_FILE = "Error reading file for response body";

    private static final OutgoingResponse UNREADABLE =
            OutgoingResponse.status(500).body(UNREADABLE_FILE).build();

    private final OutgoingResponse head;
    private final VariableFraming framing;
    private final Pause delay;
    private final Content content;

    /** Where the bytes come from. */
    @FunctionalInterface
    private interface Content {

        /** The bytes for one request; blocks. */
        byte[] read(RequestView request) throws IOException;
    }

    private FileResponseAction(OutgoingResponse head, VariableFraming framing, Pause delay, Content content) {
        this.head = head;
        this.framing = framing;
        this.delay = delay;
        this.content = content;
    }

    static FileResponseAction compile(
            HttpResponse spec,
            FileBody body,
            String path,
            Pause delay,
            VariableFraming framing,
            ActionOptions options) {
        Content content = content(body, path + ".body", options);
        Pairs headers = ResponseCompiler.lines(spec.getHeaders());
        ResponseCompiler.checkNames(headers, path + ".headers");
        OutgoingResponse head = ResponseCompiler.head(spec, headers, framing.now())
                .defaultContentType(ResponseBody.contentType(body))
                .build();
        return new FileResponseAction(head, framing, delay, content);
    }

    private static Content content(FileBody body, String path, ActionOptions options) {
        if (body.getTemplateType() != null || Boolean.TRUE.equals(body.getTemplatedFilePath())) {
            return TemplatedFile.compile(body, path, options)::read;
        }
        FileRoots roots = new FileRoots(options.fileRoots());
        Path file = roots.admit(body.getFilePath(), path + ".filePath");
        return request -> bytes(roots.resolve(file));
    }

    private static byte[] bytes(Path real) throws IOException {
        if (!Files.isRegularFile(real) || Files.size(real) > MAX_FILE_BYTES) {
            throw new IOException("\"" + real + "\" is not a file of usable size");
        }
        return Files.readAllBytes(real);
    }

    @Override
    public void serve(ActionCall call) {
        call.onWorker(() -> call.answer(read(call), delay.nanos()));
    }

    private OutgoingResponse read(ActionCall call) {
        try {
            return head.toBuilder()
                    .framing(framing.now())
                    .body(content.read(call.request()))
                    .build();
        } catch (TemplateException failed) {
            String text = "Error rendering file for response body: " + failed.withPlace();
            call.warn(text, null);
            return UNREADABLE.toBuilder().headers(Rendering.FAILED).body(text).build();
        } catch (AccessDeniedException outside) {
            call.warn(UNREADABLE_FILE + ": " + outside.getMessage(), null);
            String reason = outside.getReason();
            return reason == null
                    ? UNREADABLE
                    : UNREADABLE.toBuilder()
                            .body(UNREADABLE_FILE + ": " + reason)
                            .build();
        } catch (IOException unreadable) {
            call.warn(UNREADABLE_FILE + ": " + unreadable, null);
            return UNREADABLE;
        }
    }
}
