import { Fault } from "@advisor/domain/fault";
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from "jose";
import * as z from "zod";
import type { KeySet } from "./key-set.ts";

/** Who is asking. It comes from a verified token and from nowhere else. */
export interface Advisor {
  id: string;
  /** What the token allows beyond reading. */
  scopes: string[];
}

export type Verify = (authorization: string | undefined) => Promise<Advisor>;

/** An advisor id is part of keys: letters, digits and a few signs, never a separator. */
const AdvisorId = z.string().regex(/^[A-Za-z0-9_.:@-]{1,128}$/);
const algorithms = ["RS256", "ES256"];
const leewaySeconds = 60;
const tokenUses = new Set(["access", "id"]);
/** RFC 7519 and RFC 9068; an "application/" before a type may be left out (RFC 7515). */
const tokenTypes = new Set(["jwt", "application/jwt", "at+jwt", "application/at+jwt"]);

/**
 * Checks a bearer token as RFC 8725 asks: one list of algorithms, issuer, audience and expiry
 * required, keys only from the configured set. Fault `unauthenticated` for anything else.
 */
export function verifier(given: {
  issuer: string;
  /** For whom a token must be made: one of these. */
  audiences: readonly string[];
  /** The claim that names the advisor. */
  claim: string;
  keys: KeySet;
}): Verify {
  const { issuer, audiences, claim, keys } = given;
  const options = {
    algorithms,
    issuer,
    clockTolerance: leewaySeconds,
    requiredClaims: ["exp", "sub"],
  };
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
    if (token === undefined)
      throw unauthenticated("Send a bearer token in the Authorization header.");
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, options);
      if (!isAccessToken(protectedHeader))
        throw unauthenticated("Send an access token or an ID token.");
      if (!isFor(payload, audiences))
        throw unauthenticated("The token is not valid, or it has expired. Sign in again.");
      return advisorOf(payload, claim);
    } catch (error) {
      if (error instanceof errors.JOSEError)
        throw unauthenticated("The token is not valid, or it has expired. Sign in again.");
      throw error;
    }
  };
}

/** Access tokens of Cognito have no audience and name the client that they were made for in its place. */
function isFor({ aud, token_use, client_id }: JWTPayload, audiences: readonly string[]): boolean {
  if (aud !== undefined) return [aud].flat().some((one) => audiences.includes(one));
  return token_use === "access" && typeof client_id === "string" && audiences.includes(client_id);
}

function advisorOf(payload: JWTPayload, claim: string): Advisor {
  if ((payload.iat ?? 0) > Date.now() / 1_000 + leewaySeconds)
    throw unauthenticated("The token was made in the future. Check the clock of who made it.");
  const use = payload.token_use;
  const advisor = AdvisorId.safeParse(payload[claim]);
  const subject = AdvisorId.safeParse(payload.sub);
  if (!advisor.success || !subject.success || (use !== undefined && !tokenUses.has(String(use)))) {
    throw unauthenticated("The token does not name an advisor.");
  }
  return { id: advisor.data, scopes: scopes(payload.scope) };
}

/** Tokens of other kinds (a logout token, a token in a token) carry the same signature and mean something else. */
const isAccessToken = ({ typ, cty }: JWTHeaderParameters): boolean =>
  cty === undefined && (typ === undefined || tokenTypes.has(String(typ).toLowerCase()));

/** Space-separated, as RFC 8693 writes the claim; any other form allows nothing. */
const scopes = (claim: unknown): string[] =>
  typeof claim === "string" ? claim.split(" ").filter((scope) => scope !== "") : [];

const unauthenticated = (message: string): Fault =>
  new Fault("unauthenticated", "unauthenticated", message);
