package org.mockserver.internal.exchange;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mockserver.model.HttpResponse;

/**
 * A response ready to be sent: every default is decided, every text is bytes. Immutable and shared by all exchanges
 * that are answered with it.
 *
 * <p>Order on the HTTP/1.1 wire: {@link #headers}, connection, {@link #defaultContentType}, content-length,
 * {@link #setCookies}, trailer.
 */
public final class OutgoingResponse {

    private static final byte[] NO_BYTES = {};

    private final int status;
    private final @Nullable String reason;
    private final Pairs headers;
    private final @Nullable String defaultContentType;
    private final List<String> setCookies;
    private final byte[] body;
    private final @Nullable BodySource bodySource;
    private final Pairs trailers;
    private final Framing framing;
    private final @Nullable HttpResponse spec;
    private volatile @Nullable Object wireImage;
    private volatile @Nullable Object streamImage;
    private volatile @Nullable Variation variation;

    private record Variation(Object reason, OutgoingResponse response) {}

    private OutgoingResponse(Builder from) {
        this.status = from.status;
        this.reason = from.reason;
        this.headers = from.headers;
        this.defaultContentType = from.defaultContentType;
        this.setCookies = List.copyOf(from.setCookies);
        this.body = from.body;
        this.bodySource = from.bodySource;
        this.trailers = from.trailers;
        this.framing = from.framing;
        this.spec = from.spec;
    }

    /**
     * Starts a response with a status, without headers or body.
     *
     * @param status 100 to 999
     * @return a builder
     */
    public static Builder status(int status) {
        return new Builder(status);
    }

    /**
     * A builder holding everything of this response, for a variation of it.
     *
     * @return a builder
     */
    public Builder toBuilder() {
        Builder copy = new Builder(status);
        copy.reason = reason;
        copy.headers = headers;
        copy.defaultContentType = defaultContentType;
        copy.setCookies = setCookies;
        copy.body = body;
        copy.bodySource = bodySource;
        copy.trailers = trailers;
        copy.framing = framing;
        copy.spec = spec;
        return copy;
    }

    /**
     * The status code.
     *
     * @return 100 to 999
     */
    public int status() {
        return status;
    }

    /**
     * The reason phrase.
     *
     * @return null for the standard phrase of the status
     */
    public @Nullable String reason() {
        return reason;
    }

    /**
     * The header lines that were asked for, including content-type if it was.
     *
     * @return names and values in sending order
     */
    public Pairs headers() {
        return headers;
    }

    /**
     * The content type the body brings along, sent when {@link #headers} has none.
     *
     * @return null for none
     */
    public @Nullable String defaultContentType() {
        return defaultContentType;
    }

    /**
     * Values of the set-cookie lines made from the cookies of the response.
     *
     * @return one value a line
     */
    public List<String> setCookies() {
        return setCookies;
    }

    /**
     * The body bytes.
     *
     * @return empty for none; must not be changed
     */
    public byte[] body() {
        return body;
    }

    /**
     * What makes the body while it is sent, instead of {@link #body}. Such a response serves one exchange.
     *
     * @return null for a body that is there
     */
    public @Nullable BodySource bodySource() {
        return bodySource;
    }

    /**
     * The trailer fields.
     *
     * @return empty for none
     */
    public Pairs trailers() {
        return trailers;
    }

    /**
     * Departures from ordinary framing.
     *
     * @return {@link Framing#ORDINARY} for none
     */
    public Framing framing() {
        return framing;
    }

    /**
     * What the journal records as the response.
     *
     * @return the configured response, or null when the journal has to describe the bytes themselves
     */
    public @Nullable HttpResponse spec() {
        return spec;
    }

    /**
     * The encoded form that a transport attached.
     *
     * @return whatever {@link #attachWireImage} got last, or null
     */
    public @Nullable Object wireImage() {
        return wireImage;
    }

    /**
     * Keeps an encoded form beside the response, so that it is encoded once and not per exchange. Racing threads may
     * encode twice; the last one stays.
     *
     * @param image immutable
     */
    public void attachWireImage(Object image) {
        this.wireImage = image;
    }

    /**
     * The encoded form that a transport with streams attached.
     *
     * @return whatever {@link #attachStreamImage} got last, or null
     */
    public @Nullable Object streamImage() {
        return streamImage;
    }

    /**
     * Keeps a second encoded form, for transports with streams. Racing threads may encode twice; the last one stays.
     *
     * @param image immutable
     */
    public void attachStreamImage(Object image) {
        this.streamImage = image;
    }

    /**
     * The variation of this response that was kept for a reason.
     *
     * @param reason compared by identity
     * @return null when none was kept, or one for another reason since
     */
    public @Nullable OutgoingResponse variation(Object reason) {
        Variation kept = variation;
        return kept != null && kept.reason == reason ? kept.response : null;
    }

    /**
     * Keeps a variation of a response that is served again and again, so that it is made once. One is kept at a time.
     *
     * @param reason why it differs; the same object finds it again
     * @param varied what to send instead
     */
    public void keepVariation(Object reason, OutgoingResponse varied) {
        this.variation = new Variation(reason, varied);
    }

    /** Collects the parts of a response. Not safe for use by several threads. */
    public static final class Builder {

        private int status;
        private @Nullable String reason;
        private Pairs headers = Pairs.EMPTY;
        private @Nullable String defaultContentType;
        private List<String> setCookies = List.of();
        private byte[] body = NO_BYTES;
        private @Nullable BodySource bodySource;
        private Pairs trailers = Pairs.EMPTY;
        private Framing framing = Framing.ORDINARY;
        private @Nullable HttpResponse spec;

        private Builder(int status) {
            this.status = status;
        }

        /**
         * Sets the status.
         *
         * @param code 100 to 999
         * @return this
         */
        public Builder status(int code) {
            this.status = code;
            return this;
        }

        /**
         * Sets the reason phrase.
         *
         * @param phrase null for the standard one
         * @return this
         */
        public Builder reason(@Nullable String phrase) {
            this.reason = phrase;
            return this;
        }

        /**
         * Sets the header lines.
         *
         * @param lines in sending order
         * @return this
         */
        public Builder headers(Pairs lines) {
            this.headers = lines;
            return this;
        }

        /**
         * Sets the content type used when the headers have none.
         *
         * @param mediaType null for none
         * @return this
         */
        public Builder defaultContentType(@Nullable String mediaType) {
            this.defaultContentType = mediaType;
            return this;
        }

        /**
         * Sets the values of the set-cookie lines.
         *
         * @param lines one value a line
         * @return this
         */
        public Builder setCookies(List<String> lines) {
            this.setCookies = lines;
            return this;
        }

        /**
         * Sets the body.
         *
         * @param bytes owned by the response from now on
         * @return this
         */
        public Builder body(byte[] bytes) {
            this.body = bytes;
            return this;
        }

        /**
         * Sets the body to text in UTF-8.
         *
         * @param text any text
         * @return this
         */
        public Builder body(String text) {
            return body(text.getBytes(Texts.UTF_8));
        }

        /**
         * Sets what makes the body while it is sent.
         *
         * @param source null for a body that is there
         * @return this
         */
        public Builder bodySource(@Nullable BodySource source) {
            this.bodySource = source;
            return this;
        }

        /**
         * Sets the trailer fields.
         *
         * @param fields names and values
         * @return this
         */
        public Builder trailers(Pairs fields) {
            this.trailers = fields;
            return this;
        }

        /**
         * Sets departures from ordinary framing.
         *
         * @param options how
         * @return this
         */
        public Builder framing(Framing options) {
            this.framing = options;
            return this;
        }

        /**
         * Sets what the journal records.
         *
         * @param configured null to describe the bytes
         * @return this
         */
        public Builder spec(@Nullable HttpResponse configured) {
            this.spec = configured;
            return this;
        }

        /**
         * The response.
         *
         * @return an immutable response
         */
        public OutgoingResponse build() {
            return new OutgoingResponse(this);
        }
    }
}
