package org.mockserver.internal.inbound;

import com.aayushatharva.brotli4j.decoder.BrotliInputStream;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import io.netty.handler.codec.compression.Brotli;
import io.netty.handler.codec.compression.Zstd;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.Locale;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/** Undoes the content codings of a request body (RFC 9110 section 8.4). */
public final class ContentDecoding {

    /** More codings on top of each other have no honest use and multiply the work per byte sent. */
    static final int MAX_CODINGS = 3;

    /** 8 MiB, what RFC 8878 section 3.1.1.1.2 asks decoders to support and no more. */
    private static final int MAX_ZSTD_WINDOW_LOG = 23;

    private static final int BUFFER_BYTES = 8192;

    private ContentDecoding() {}

    /** Says that a coding, the last or one in between, yields more bytes than allowed. */
    private static final class TooLarge extends IOException {
        private static final long serialVersionUID = 1L;
    }

    /**
     * Decodes a body.
     *
     * @param codings the Content-Encoding header, codings in the order they were applied
     * @param sent the body as sent
     * @param limit most bytes that may come out of any coding
     * @return the decoded body; the same array when a coding is unknown or the bytes do not follow it; null when more
     *     than the limit would come out
     */
    public static byte @Nullable [] decode(String codings, byte[] sent, int limit) {
        String[] names = codings.toLowerCase(Locale.ROOT).split(",", -1);
        if (names.length > MAX_CODINGS) {
            return null;
        }
        boolean changed = false;
        try (Closing closing = new Closing()) {
            InputStream in = new ByteArrayInputStream(sent);
            for (int i = names.length - 1; i >= 0; i--) {
                String name = names[i].strip();
                if (!name.isEmpty() && !name.equals("identity")) {
                    InputStream decoder = decoder(name, in);
                    if (decoder == null) {
                        return sent;
                    }
                    in = closing.register(new Bounded(decoder, limit));
                    changed = true;
                }
            }
            return changed ? readAll(in, sent.length, limit) : sent;
        } catch (TooLarge bomb) {
            return null;
        } catch (IOException corrupt) {
            return sent;
        }
    }

    private static @Nullable InputStream decoder(String coding, InputStream in) throws IOException {
        return switch (coding) {
            case "gzip", "x-gzip" -> new GzipInput(in);
            case "deflate" -> new Deflate(in);
            case "br" -> Brotli.isAvailable() ? new BrotliInputStream(in) : null;
            case "zstd" -> Zstd.isAvailable() ? zstd(in) : null;
            default -> null;
        };
    }

    private static InputStream zstd(InputStream in) throws IOException {
        ZstdInputStreamNoFinalizer decoder = new ZstdInputStreamNoFinalizer(in);
        decoder.setLongMax(MAX_ZSTD_WINDOW_LOG);
        return decoder;
    }

    private static byte[] readAll(InputStream in, int sentBytes, int limit) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream((int) Math.min(limit, Math.max(512L, 3L * sentBytes)));
        byte[] buffer = new byte[BUFFER_BYTES];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            out.write(buffer, 0, read);
        }
        return out.toByteArray();
    }

    /** Fails as soon as more than the limit has come out. */
    private static final class Bounded extends FilterInputStream {

        private long left;

        Bounded(InputStream in, int limit) {
            super(in);
            this.left = limit;
        }

        @Override
        public int read() throws IOException {
            int b = super.read();
            return count(b < 0 ? 0 : 1) == 0 ? -1 : b;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = super.read(bytes, from, length);
            return read < 0 ? read : count(read);
        }

        private int count(int read) throws TooLarge {
            left -= read;
            if (left < 0) {
                throw new TooLarge();
            }
            return read;
        }
    }

    /** The coding deflate is zlib (RFC 9110 section 8.4.1.2), but many senders leave the zlib wrapper out. */
    private static final class Deflate extends InflaterInputStream {

        Deflate(InputStream in) throws IOException {
            this(new PushbackInputStream(in, 2));
        }

        private Deflate(PushbackInputStream in) throws IOException {
            super(in, new Inflater(!startsZlib(in)), BUFFER_BYTES);
        }

        /* RFC 1950 section 2.2: method 8 in the low bits, and both bytes together a multiple of 31. */
        private static boolean startsZlib(PushbackInputStream in) throws IOException {
            int first = in.read();
            int second = in.read();
            if (second >= 0) {
                in.unread(second);
            }
            if (first >= 0) {
                in.unread(first);
            }
            return (first & 0x0f) == 8 && (first << 8 | second) % 31 == 0;
        }

        @Override
        public void close() throws IOException {
            inf.end();
            super.close();
        }
    }

    /** Closes the outermost decoder, which closes those below it. */
    private static final class Closing implements AutoCloseable {

        private @Nullable InputStream last;

        InputStream register(InputStream in) {
            last = in;
            return in;
        }

        @Override
        public void close() throws IOException {
            if (last != null) {
                last.close();
            }
        }
    }
}
