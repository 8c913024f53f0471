package org.mockserver.internal.inbound;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Reads gzip (RFC 1952) as any number of members one after the other. The stream of the JDK calls itself for each member,
 * so that a body of many empty members exhausts the stack.
 */
final class GzipInput extends InputStream {

    private static final int HEADER_CRC = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int RESERVED = 0xe0;

    private final InputStream in;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 checksum = new CRC32();
    private final byte[] buffer = new byte[8192];
    private int at;
    private int end;
    private boolean inMember;
    private boolean memberSeen;

    GzipInput(InputStream in) {
        this.in = in;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        int read = read(one, 0, 1);
        return read < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
        while (inMember || startMember()) {
            int inflated = inflate(target, from, length);
            if (inflated > 0) {
                checksum.update(target, from, inflated);
                return inflated;
            }
            if (inflater.finished()) {
                endMember();
            } else if (inflater.needsDictionary() || !fill()) {
                throw new EOFException("unfinished member");
            } else {
                inflater.setInput(buffer, at, end - at);
                at = end;
            }
        }
        return -1;
    }

    private int inflate(byte[] target, int from, int length) throws ZipException {
        try {
            return inflater.inflate(target, from, length);
        } catch (DataFormatException malformed) {
            ZipException translated = new ZipException("malformed member");
            translated.initCause(malformed);
            throw translated;
        }
    }

    /* RFC 1952 section 2.3. False at the end; what follows the first member and is none itself is ignored. */
    private boolean startMember() throws IOException {
        int first = at < end || fill() ? next() : -1;
        if (first != 0x1f) {
            if (memberSeen) {
                at = end;
                return false;
            }
            throw new ZipException("not gzip");
        }
        int second = next();
        int method = next();
        int flags = next();
        if (second != 0x8b || method != 8 || (flags & RESERVED) != 0) {
            throw new ZipException("not gzip");
        }
        skip(6);
        if ((flags & EXTRA) != 0) {
            skip(next() | next() << 8);
        }
        skipText((flags & NAME) != 0);
        skipText((flags & COMMENT) != 0);
        skip((flags & HEADER_CRC) != 0 ? 2 : 0);
        inflater.reset();
        checksum.reset();
        if (at < end) {
            inflater.setInput(buffer, at, end - at);
            at = end;
        }
        inMember = true;
        memberSeen = true;
        return true;
    }

    private void endMember() throws IOException {
        at = end - inflater.getRemaining();
        if (next4() != checksum.getValue() || next4() != (inflater.getBytesWritten() & 0xffffffffL)) {
            throw new ZipException("the checksum is wrong");
        }
        inMember = false;
    }

    private long next4() throws IOException {
        return (next() | next() << 8 | next() << 16 | (long) next() << 24) & 0xffffffffL;
    }

    private int next() throws IOException {
        if (at == end && !fill()) {
            throw new EOFException("unfinished member");
        }
        return buffer[at++] & 0xff;
    }

    private void skip(int bytes) throws IOException {
        for (int i = 0; i < bytes; i++) {
            next();
        }
    }

    private void skipText(boolean present) throws IOException {
        if (present) {
            for (int b = next(); b != 0; ) {
                b = next();
            }
        }
    }

    private boolean fill() throws IOException {
        int read = in.read(buffer, 0, buffer.length);
        at = 0;
        end = Math.max(0, read);
        return read > 0;
    }

    @Override
    public void close() throws IOException {
        inflater.end();
        in.close();
    }
}
