import {
  advisorItem,
  brokerageItems,
  factsItem,
} from "@advisor/adapters/dynamo/household/brokerage-store";
import { householdItems } from "@advisor/adapters/dynamo/household/household-items";
import { documentItem, noteItem, taskItem } from "@advisor/adapters/dynamo/household/paper-store";
import { templateStore } from "@advisor/adapters/dynamo/research/template-store";
import type { Table } from "@advisor/adapters/dynamo/table";
import { marketItems } from "@advisor/adapters/market/embedded/items";
import { d11 } from "./brokerage/d11.ts";
import { facts } from "./brokerage/facts.ts";
import { statements } from "./brokerage/statements.ts";
import { market } from "./market/market.ts";
import { researchTemplates } from "./research/templates.ts";
import { samples } from "./samples.ts";

/** Items per transaction: one disk write for all of them, and well below the limit of 4 MB. */
const atOnce = 25;

/** The stored items of the sample households. */
const householdsAsStored = () => [
  ...samples.flatMap(({ snapshot, documents, tasks, notes }) => [
    ...householdItems(snapshot, "sample"),
    ...documents.map(documentItem),
    ...tasks.map(taskItem),
    ...notes.map(noteItem),
  ]),
  ...samples.flatMap((sample) => {
    const { id } = sample.snapshot.household;
    return brokerageItems(id, id === "hh_d11" ? d11 : statements(sample));
  }),
  advisorItem("adv_north", "hh_d11"),
];

/** The stored items of the simulated market and the educational texts. */
const marketAsStored = () => [factsItem(facts), ...marketItems(market())];

export const sampleItems = () => [...householdsAsStored(), ...marketAsStored()];

/**
 * Writes the sample data, or the market alone, and returns the number of items. Can be repeated
 * safely; a template that an advisor changed or deleted stays that way.
 */
export async function seed(table: Table, { households = true } = {}): Promise<number> {
  const all = households ? sampleItems() : marketAsStored();
  for (let at = 0; at < all.length; at += atOnce) {
    const batch = all.slice(at, at + atOnce).map((put) => ({ put, when: "any" as const }));
    const refused = await table.writeAll(batch);
    if (refused !== undefined) throw new Error("The sample data could not be written. Try again.");
  }
  const templates = templateStore(table);
  if (households)
    await Promise.all(researchTemplates.map((template) => templates.create(template)));
  return all.length;
}
