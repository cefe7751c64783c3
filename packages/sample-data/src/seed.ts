import {
  advisorItem,
  brokerageItems,
  factsItem,
} from "@advisor/adapters/dynamo/household/brokerage-store";
import { householdItems } from "@advisor/adapters/dynamo/household/household-parts";
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

/** A transaction each: one write to disk for all of them, and well below its 4 MB. */
const atOnce = 25;

/** The sample households, as they are stored. */
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

/** The simulated market and texts about investing. */
const marketAsStored = () => [factsItem(facts), ...marketItems(market())];

export const items = () => [...householdsAsStored(), ...marketAsStored()];

/** Writes them, or the market alone; answers how many items. Writing them again changes nothing; a template that an advisor changed or removed stays so. */
export async function seed(table: Table, { households = true } = {}): Promise<number> {
  const all = households ? items() : marketAsStored();
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
