package org.mockserver.internal.wire;

import org.mockserver.oidc.OidcProviderConfiguration;
import org.mockserver.saml.SamlProviderConfiguration;
import org.mockserver.scim.ScimProviderConfiguration;

/** Identity providers as JSON. */
public final class IdentityWire {

    private IdentityWire() {}

    /** The pretty text of an OpenID Connect provider; what is unset is left out. */
    public static String write(OidcProviderConfiguration provider) {
        return Json.pretty(IdentityCodec.write(provider));
    }

    /** The pretty text of a SAML provider; what is unset is left out. */
    public static String write(SamlProviderConfiguration provider) {
        return Json.pretty(IdentityCodec.write(provider));
    }

    /** The pretty text of a SCIM directory; what is unset is left out. */
    public static String write(ScimProviderConfiguration provider) {
        return Json.pretty(IdentityCodec.write(provider));
    }
}
