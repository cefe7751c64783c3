import { randomBytes } from "node:crypto";
import { handleKeyKey } from "./keys.ts";
import type { Table } from "./table.ts";

/**
 * The service's own secret, made when it is first needed and the same for every process. Without the item
 * another is made, and every handle that was signed with this one is void.
 */
export async function handleKey(table: Table): Promise<string> {
  const known = await table.get(handleKeyKey);
  if (known !== undefined) return String(known.secret);
  const secret = randomBytes(32).toString("base64url");
  const refused = await table.write({ put: { ...handleKeyKey, secret }, when: "new" });
  return refused === undefined ? secret : String(refused.found?.secret);
}
