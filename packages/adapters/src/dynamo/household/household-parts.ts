import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzipSync, type ZlibOptions } from "node:zlib";
import * as Account from "@advisor/domain/account";
import * as Holding from "@advisor/domain/holding";
import type * as Household from "@advisor/domain/household";
import * as z from "zod";
import { holdingsKey, type Key } from "../keys.ts";
import { unreadableFault } from "../parse-stored.ts";
import type { TableItem } from "../table.ts";

/** Uncompressed size, so that an item stays below DynamoDB's 400 KB however well it compresses. */
const partBytes = 380_000;

/** Exactly one is set. Not a union, which would try to parse every holding as an account first. */
const Row = z.object({ account: Account.Info.optional(), holding: Holding.Info.optional() });
const Rows = z.array(Row);
const Packed = z.instanceof(Uint8Array);
const unzip = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip);

let schemaText: string | undefined;

/** Marks bytes that were checked against the schema of the rows: the same bytes need no second check. */
function checkMark(packed: Uint8Array): string {
  schemaText ??= JSON.stringify(z.toJSONSchema(Row));
  return createHash("sha256").update(schemaText).update(packed).digest("base64url");
}

/** Checks the accounts and holdings and packs them into as few items as their size allows. */
export function partItems(snapshot: Household.Snapshot, generation: string): (Key & TableItem)[] {
  const { accounts, holdings } = sortSnapshot(snapshot);
  const rows = Rows.parse([
    ...accounts.map((account) => ({ account })),
    ...holdings.map((holding) => ({ holding })),
  ]);
  return splitBySize(rows.map((row) => JSON.stringify(row))).map((part, number) => {
    const packed = gzipSync(`[${part.join(",")}]`);
    return {
      ...holdingsKey(snapshot.household.id, generation, number),
      packed,
      checked: checkMark(packed),
    };
  });
}

/** Throws if any part cannot be read: totals over the remaining rows would look complete. */
export async function unpackHoldings(
  items: TableItem[],
): Promise<Omit<Household.Snapshot, "household">> {
  const parts = await Promise.all(items.map(rowsOf)).catch((error: unknown) => {
    throw unreadableFault("list of a household's holdings", error);
  });
  const accounts: Account.Info[] = [];
  const holdings: Holding.Info[] = [];
  for (const rows of parts) {
    for (const { account, holding } of rows) {
      if (account !== undefined) accounts.push(account);
      if (holding !== undefined) holdings.push(holding);
    }
  }
  return { accounts, holdings };
}

/** Bytes that were checked when they were written are not checked again. */
async function rowsOf(item: TableItem): Promise<z.infer<typeof Rows>> {
  const packed = Packed.parse(item.packed);
  const part = await unzip(packed, { chunkSize: partBytes });
  const rows: unknown = JSON.parse(part.toString("utf8"));
  return item.checked === checkMark(packed) ? (rows as z.infer<typeof Rows>) : Rows.parse(rows);
}

/** Sorts a snapshot as it is read back: accounts by id, holdings by account. */
export const sortSnapshot = ({ household, accounts, holdings }: Household.Snapshot) => ({
  household,
  accounts: accounts.toSorted((a, b) => compare(a.id, b.id)),
  holdings: holdings.toSorted((a, b) => compare(a.account_id, b.account_id)),
});

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function splitBySize(rows: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(row) + 1;
    if (size > room || parts.length === 0) {
      parts.push([]);
      room = partBytes;
    }
    parts.at(-1)?.push(row);
    room -= size;
  }
  return parts;
}
