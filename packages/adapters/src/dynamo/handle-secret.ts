import { randomBytes } from "node:crypto";
import { handleSecretKey } from "./keys.ts";
import type { Table } from "./table.ts";

/**
 * The secret for signing handles, created on first use and shared by every process. Deleting the item
 * creates a new secret and invalidates every handle signed so far.
 */
export async function handleSigningSecret(table: Table): Promise<string> {
  const known = await table.get(handleSecretKey);
  if (known !== undefined) return String(known.secret);
  const secret = randomBytes(32).toString("base64url");
  const refused = await table.write({ put: { ...handleSecretKey, secret }, when: "new" });
  return refused === undefined ? secret : String(refused.found?.secret);
}
