package org.mockserver.internal.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextBufferTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 8190, 8191, 8192, 8193, 16383, 16384, 50_000})
    void textComesOutAsUtf8WhereverTheBufferEnds(int before) {
        String text = "a".repeat(before) + "\uD83D\uDE00é日本" + "b".repeat(before);
        TextBuffer whole = new TextBuffer();
        whole.append(text);
        TextBuffer single = new TextBuffer();
        text.chars().forEach(character -> single.append((char) character));
        TextBuffer other = new TextBuffer();
        other.append(new StringBuilder(text));
        byte[] expected = text.getBytes(StandardCharsets.UTF_8);
        assertThat(whole.toBytes()).isEqualTo(expected);
        assertThat(single.toBytes()).isEqualTo(expected);
        assertThat(other.toBytes()).isEqualTo(expected);
    }
}
