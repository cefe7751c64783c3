import { createLocalJWKSet, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { signingKey } from "./key.ts";

export interface Seal {
  /** Signs the content for one purpose; `expires` is like "10m". */
  seal(purpose: string, content: JWTPayload, expires?: string): Promise<string>;
  /** The content that was signed here for this purpose; undefined for anything else. */
  unseal(purpose: string, text: string): Promise<JWTPayload | undefined>;
}

/** Signs what a program or a page keeps and sends back, so that nothing has to be stored. */
export function openSeal(key: Awaited<ReturnType<typeof signingKey>>, issuer: string): Seal {
  const keys = createLocalJWKSet(key.jwks);
  return {
    seal(purpose, content, expires) {
      const token = new SignJWT(content)
        .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: `${purpose}+jwt` })
        .setIssuer(issuer)
        .setAudience(purpose);
      return (expires === undefined ? token : token.setExpirationTime(expires)).sign(key.sign);
    },
    unseal: (purpose, text) =>
      jwtVerify(text, keys, { issuer, audience: purpose }).then(
        ({ payload }) => payload,
        () => undefined,
      ),
  };
}
