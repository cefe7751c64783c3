import { householdItems } from "@advisor/adapters/dynamo/household-store";
import { documentItem, noteItem, taskItem } from "@advisor/adapters/dynamo/paper-store";
import type { Table } from "@advisor/adapters/dynamo/table";
import { marketItems } from "@advisor/adapters/market/embedded";
import { funds } from "./sample/funds.ts";
import { quotes } from "./sample/quotes.ts";
import { asOf } from "./sample/sample.ts";
import { samples } from "./sample/samples.ts";
import { securities } from "./sample/securities.ts";

const atOnce = 25;

/** The sample households and the simulated market, as they are stored. */
export const items = () => [
  ...samples.flatMap(({ snapshot, documents, tasks, notes }) => [
    ...householdItems(snapshot),
    ...documents.map(documentItem),
    ...tasks.map(taskItem),
    ...notes.map(noteItem),
  ]),
  ...marketItems({ as_of: asOf, securities: [...securities], quotes: quotes(), funds: [...funds] }),
];

/** Writes them. Writing them again changes nothing. */
export async function seed(table: Table): Promise<void> {
  const all = items();
  for (let at = 0; at < all.length; at += atOnce) {
    const batch = all.slice(at, at + atOnce);
    await Promise.all(batch.map((put) => table.write({ put, when: "any" })));
  }
}
