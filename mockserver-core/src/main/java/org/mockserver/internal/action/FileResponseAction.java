package org.mockserver.internal.action;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.mockserver.internal.exchange.OutgoingResponse;
import org.mockserver.internal.exchange.Pairs;
import org.mockserver.model.FileBody;
import org.mockserver.model.HttpResponse;

/** Sends a response whose body is read from a file each time: {@code httpResponse} with a body of type FILE. */
final class FileResponseAction implements Action {

    /** Larger files are not served, because a body is held in memory while it is sent. */
    private static final long MAX_FILE_BYTES = 1 << 30;

    private static final OutgoingResponse UNREADABLE = OutgoingResponse.status(500)
            .body("Error reading file for response body")
            .build();

    private final OutgoingResponse head;
    private final VariableFraming framing;
    private final Pause delay;
    private final FileRoots roots;
    private final Path file;

    private FileResponseAction(
            OutgoingResponse head, VariableFraming framing, Pause delay, FileRoots roots, Path file) {
        this.head = head;
        this.framing = framing;
        this.delay = delay;
        this.roots = roots;
        this.file = file;
    }

    static FileResponseAction compile(
            HttpResponse spec,
            FileBody body,
            String path,
            Pause delay,
            VariableFraming framing,
            ActionOptions options) {
        FileRoots roots = new FileRoots(options.fileRoots());
        Path file = roots.admit(body.getFilePath(), path + ".body.filePath");
        Pairs headers = ResponseCompiler.lines(spec.getHeaders());
        OutgoingResponse head = ResponseCompiler.head(spec, headers, framing.now())
                .defaultContentType(ResponseBody.contentType(body))
                .build();
        return new FileResponseAction(head, framing, delay, roots, file);
    }

    @Override
    public void serve(ActionCall call) {
        call.onWorker(() -> call.answer(read(), delay.nanos()));
    }

    private OutgoingResponse read() {
        try {
            Path real = roots.resolve(file);
            if (!Files.isRegularFile(real) || Files.size(real) > MAX_FILE_BYTES) {
                return UNREADABLE;
            }
            return head.toBuilder()
                    .framing(framing.now())
                    .body(Files.readAllBytes(real))
                    .build();
        } catch (AccessDeniedException outside) {
            String reason = outside.getReason();
            return reason == null
                    ? UNREADABLE
                    : UNREADABLE.toBuilder()
                            .body("Error reading file for response body: " + reason)
                            .build();
        } catch (IOException unreadable) {
            return UNREADABLE;
        }
    }
}
