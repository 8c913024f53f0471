/**
 * What a server and a client tell each other about the frames of a stream that is held.
 *
 * <p>Starting points: {@link org.mockserver.serialization.model.PausedStreamFrameDTO} and {@link
 * org.mockserver.serialization.model.StreamFrameDecisionDTO}.
 */
package org.mockserver.serialization.model;
