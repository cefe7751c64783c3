import { createHash, randomBytes } from "node:crypto";

/** What a person has allowed a program. */
export interface Grant {
  client_id: string;
  redirect_uri: string;
  code_challenge: string;
  resource?: string | undefined;
  advisor_id: string;
  scope: string;
}

/** What a program shows to redeem a code. */
interface Claim {
  client_id: string;
  redirect_uri: string;
  code_verifier: string;
}

const lifeMs = 60_000;

export type Codes = ReturnType<typeof openCodes>;

/** Authorization codes: each works once, for one minute, for the program that asked and knows the verifier. */
export function openCodes(now: () => number) {
  const grants = new Map<string, Grant & { expires: number }>();
  return {
    issue(grant: Grant): string {
      for (const [code, { expires }] of grants) if (expires < now()) grants.delete(code);
      const code = randomBytes(32).toString("base64url");
      grants.set(code, { ...grant, expires: now() + lifeMs });
      return code;
    },
    /** The code is gone whether or not the claim is right. */
    redeem(code: string, claim: Claim): Grant | undefined {
      const grant = grants.get(code);
      grants.delete(code);
      if (grant === undefined || grant.expires < now()) return undefined;
      const right =
        grant.client_id === claim.client_id &&
        grant.redirect_uri === claim.redirect_uri &&
        grant.code_challenge === challengeOf(claim.code_verifier);
      return right ? grant : undefined;
    },
  };
}

const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");
