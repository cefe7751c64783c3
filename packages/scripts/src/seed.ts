import { householdItems } from "@advisor/adapters/dynamo/household-store";
import { documentItem, noteItem, taskItem } from "@advisor/adapters/dynamo/paper-store";
import type { Table } from "@advisor/adapters/dynamo/table";
import { marketItems } from "@advisor/adapters/market/embedded/items";
import { market } from "./sample/market/market.ts";
import { samples } from "./sample/samples.ts";

/** A transaction each: one write to disk for all of them, and well below its 4 MB. */
const atOnce = 25;

/** The sample households and the simulated market, as they are stored. */
export const items = () => [
  ...samples.flatMap(({ snapshot, documents, tasks, notes }) => [
    ...householdItems(snapshot),
    ...documents.map(documentItem),
    ...tasks.map(taskItem),
    ...notes.map(noteItem),
  ]),
  ...marketItems(market()),
];

/** Writes them. Writing them again changes nothing. */
export async function seed(table: Table): Promise<void> {
  const all = items();
  for (let at = 0; at < all.length; at += atOnce) {
    const batch = all.slice(at, at + atOnce).map((put) => ({ put, when: "any" as const }));
    const refused = await table.writeAll(batch);
    if (refused !== undefined) throw new Error("The sample data could not be written. Try again.");
  }
}
