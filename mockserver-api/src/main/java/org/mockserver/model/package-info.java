/**
 * The public description of requests, responses and the actions of an expectation.
 *
 * <p>Every type here is plain mutable data whose fields mirror the JSON of the control plane; nothing here matches or
 * serves. Starting points: {@link org.mockserver.model.HttpRequest}, {@link org.mockserver.model.HttpResponse},
 * {@link org.mockserver.model.Body}, {@link org.mockserver.model.NottableString}. Instances are not thread-safe: build
 * one completely, then share it.
 */
package org.mockserver.model;
