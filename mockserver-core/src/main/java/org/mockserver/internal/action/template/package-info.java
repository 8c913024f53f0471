/**
 * Templates: languages, what templates see, and what keeps them inside.
 *
 * <p>Starting points: {@link org.mockserver.internal.action.template.Templates} compiles a text at registration; a
 * {@link org.mockserver.internal.action.template.Template} renders {@link
 * org.mockserver.internal.action.template.Variables}. Templates reach objects only through tables of names ({@code
 * Functions}, {@code PlainMembers}), never by reflection; what is not in a table does not exist for them.
 */
@NullMarked
package org.mockserver.internal.action.template;

import org.jspecify.annotations.NullMarked;
