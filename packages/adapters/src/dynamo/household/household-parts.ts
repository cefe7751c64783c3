import { promisify } from "node:util";
import { gunzip, gzipSync } from "node:zlib";
import * as Account from "@advisor/domain/account";
import * as Holding from "@advisor/domain/holding";
import * as Household from "@advisor/domain/household";
import * as z from "zod";
import { holdingsKey, householdKey, type Key, listedHousehold } from "../keys.ts";
import type { Item } from "../table.ts";
import { unreadable } from "../unreadable.ts";

/** Below the 400 kB of an item, whatever the compression makes of it. */
const partBytes = 380_000;

/** One of the two; a union would check every holding as an account first. */
const Row = z.object({ account: Account.Info.optional(), holding: Holding.Info.optional() });
const Packed = z.instanceof(Uint8Array);
const unzip = promisify(gunzip);

/** What a household is listed and looked up by; it names the parts that belong to it. */
export const headOf = ({ household }: Household.Snapshot, generation: string, parts: number) => ({
  household,
  card: Household.Card.parse({
    ...household,
    members: household.members.length,
    version: generation,
  }),
  ...listedHousehold(household.advisor_id, household.name, household.id),
  generation,
  parts,
});

/** The accounts and holdings in as few items as their size allows. */
export function partItems(snapshot: Household.Snapshot, generation: string): (Key & Item)[] {
  const { accounts, holdings } = ordered(snapshot);
  const rows = [
    ...accounts.map((account) => JSON.stringify({ account })),
    ...holdings.map((holding) => JSON.stringify({ holding })),
  ];
  return bounded(rows).map((part, number) => ({
    ...holdingsKey(snapshot.household.id, generation, number),
    packed: gzipSync(`[${part.join(",")}]`),
  }));
}

/** A household as the items that `householdStore` reads, for a table that nobody reads yet. */
export function householdItems(snapshot: Household.Snapshot, generation: string): (Key & Item)[] {
  const parts = partItems(snapshot, generation);
  return [
    { ...householdKey(snapshot.household.id), ...headOf(snapshot, generation, parts.length) },
    ...parts,
  ];
}

/** All rows or none: a sum over what is left of them would be taken for the whole. */
export async function unpack(items: Item[]): Promise<Omit<Household.Snapshot, "household">> {
  const rows = await Promise.all(items.map(rowsOf)).then(
    (parts) => parts.flat(),
    (error: unknown) => {
      throw unreadable("list of a household's holdings", error);
    },
  );
  return {
    accounts: rows.flatMap(({ account }) => account ?? []),
    holdings: rows.flatMap(({ holding }) => holding ?? []),
  };
}

async function rowsOf({ packed }: Item): Promise<z.infer<typeof Row>[]> {
  const part = await unzip(Packed.parse(packed));
  return z.array(Row).parse(JSON.parse(part.toString("utf8")));
}

/** As it is read back: accounts by id, and holdings by account. */
export const ordered = ({ household, accounts, holdings }: Household.Snapshot) => ({
  household,
  accounts: accounts.toSorted((a, b) => compare(a.id, b.id)),
  holdings: holdings.toSorted((a, b) => compare(a.account_id, b.account_id)),
});

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function bounded(rows: readonly string[]): string[][] {
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
