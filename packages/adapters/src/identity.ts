import { Fault } from "@advisor/domain/fault";
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from "jose";
import * as z from "zod";
import type { KeySet } from "./key-set.ts";

/** The authenticated caller. Built from a verified token only. */
export interface AuthenticatedAdvisor {
  id: string;
  /** What the token permits in addition to reading. */
  scopes: string[];
}

export type VerifyToken = (authorization: string | undefined) => Promise<AuthenticatedAdvisor>;

/** The advisor id becomes part of table keys, so it must not contain their separator. */
const AdvisorId = z.string().regex(/^[A-Za-z0-9_.:@-]{1,128}$/);
const algorithms = ["RS256", "ES256"];
const leewaySeconds = 60;
/** How long a verified token is accepted without another check of its signature. */
const rememberedMs = 60_000;
const mostRemembered = 1_000;
const tokenUses = new Set(["access", "id"]);
/** RFC 7519 and RFC 9068. RFC 7515 allows a type without its "application/" prefix. */
const tokenTypes = new Set(["jwt", "application/jwt", "at+jwt", "application/at+jwt"]);

interface Remembered {
  advisor: AuthenticatedAdvisor;
  until: number;
}

/**
 * Validates a bearer token as RFC 8725 requires: one list of algorithms, mandatory issuer, audience
 * and expiry, and keys from the configured set only. Throws Fault `unauthenticated` for anything
 * else. A page sends the same token many times a minute; its signature is checked once a minute.
 */
export function openTokenVerifier(input: {
  issuer: string;
  /** The token must name one of these audiences. */
  audiences: readonly string[];
  /** The claim that contains the advisor id. */
  claim: string;
  keys: KeySet;
}): VerifyToken {
  const { issuer, audiences, claim, keys } = input;
  const options = {
    algorithms,
    issuer,
    clockTolerance: leewaySeconds,
    requiredClaims: ["exp", "sub"],
  };
  return rememberTokens(async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, options);
      if (!isAccessToken(protectedHeader))
        throw unauthenticated("Send an access token or an ID token.");
      if (!isFor(payload, audiences))
        throw unauthenticated("The token is not valid, or it has expired. Sign in again.");
      return { advisor: advisorOf(payload, claim), until: expiryOf(payload) };
    } catch (error) {
      if (error instanceof errors.JOSEError)
        throw unauthenticated("The token is not valid, or it has expired. Sign in again.");
      throw error;
    }
  });
}

function rememberTokens(check: (token: string) => Promise<Remembered>): VerifyToken {
  const remembered = new Map<string, Remembered>();
  return async (authorization) => {
    const token = bearerToken(authorization);
    const known = remembered.get(token);
    if (known !== undefined && Date.now() < known.until) return known.advisor;
    remembered.delete(token);
    const { advisor, until } = await check(token);
    remembered.set(token, { advisor, until: Math.min(until, Date.now() + rememberedMs) });
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
    return advisor;
  };
}

const expiryOf = ({ exp = 0 }: JWTPayload): number => (exp + leewaySeconds) * 1_000;

function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined)
    throw unauthenticated("Send a bearer token in the Authorization header.");
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (token !== undefined) return token;
  throw unauthenticated("The Authorization header must be: Bearer, a space, and a token (JWT).");
}

/** Cognito access tokens have no audience; they name the client they were issued to instead. */
function isFor({ aud, token_use, client_id }: JWTPayload, audiences: readonly string[]): boolean {
  if (aud !== undefined) return [aud].flat().some((one) => audiences.includes(one));
  return token_use === "access" && typeof client_id === "string" && audiences.includes(client_id);
}

function advisorOf(payload: JWTPayload, claim: string): AuthenticatedAdvisor {
  if ((payload.iat ?? 0) > Date.now() / 1_000 + leewaySeconds)
    throw unauthenticated("The token was issued in the future. Check the clock of its issuer.");
  const use = payload.token_use;
  const advisor = AdvisorId.safeParse(payload[claim]);
  const subject = AdvisorId.safeParse(payload.sub);
  if (!advisor.success || !subject.success || (use !== undefined && !tokenUses.has(String(use)))) {
    throw unauthenticated("The token does not name an advisor.");
  }
  return { id: advisor.data, scopes: scopes(payload.scope) };
}

/**
 * Other token types (a logout token, a nested token) carry the same signature but grant no access.
 */
const isAccessToken = ({ typ, cty }: JWTHeaderParameters): boolean =>
  cty === undefined && (typ === undefined || tokenTypes.has(String(typ).toLowerCase()));

/** RFC 8693 separates scopes with spaces. A claim in any other form grants no scopes. */
const scopes = (claim: unknown): string[] =>
  typeof claim === "string" ? claim.split(" ").filter((scope) => scope !== "") : [];

const unauthenticated = (message: string): Fault =>
  new Fault("unauthenticated", "unauthenticated", message);
