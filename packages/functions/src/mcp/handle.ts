import { createHmac, timingSafeEqual } from "node:crypto";
import { Fault } from "@advisor/domain/fault";

const hours = 8;

interface Signed {
  advisor_id: string;
  household_id: string;
}

interface Signer {
  /** The server's signing key. */
  key: string;
  now: number;
}

/**
 * A signed household handle for clients that cannot set a header or path, bound to one advisor for
 * eight hours. It grants no access: each use checks the household again.
 */
export function signHandle(
  signed: Signed,
  { key, now }: Signer,
): { handle: string; expires: number } {
  const expires = Math.floor(now / 1_000) + hours * 3_600;
  const mac = macOf(signed, expires, key).toString("base64url");
  return { handle: `${signed.household_id}.${expires}.${mac}`, expires: expires * 1_000 };
}

/** The household in a handle of this advisor. */
export function householdOf(handle: unknown, advisor_id: string, { key, now }: Signer): string {
  const [, household_id = "", expires = "", mac = ""] =
    /^(hh_[a-z0-9]{1,40})\.(\d{1,12})\.([\w-]{43})$/.exec(String(handle)) ?? [];
  const wanted = macOf({ advisor_id, household_id }, Number(expires), key);
  const sent = Buffer.from(mac, "base64url");
  if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) {
    const words = "This is no handle of yours. Call open_household for one.";
    throw new Fault("invalid", "invalid_handle", words);
  }
  if (Number(expires) * 1_000 > now) return household_id;
  throw new Fault(
    "invalid",
    "handle_expired",
    "The handle has expired. Call open_household again.",
  );
}

const macOf = ({ advisor_id, household_id }: Signed, expires: number, key: string): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify(["household", advisor_id, household_id, expires]))
    .digest();
