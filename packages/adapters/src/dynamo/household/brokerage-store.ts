import * as Brokerage from "@advisor/domain/brokerage/dataset";
import * as z from "zod";
import { advisorKey, brokerageKey, factsKey, type Key } from "../keys.ts";
import type { Item, Table } from "../table.ts";
import { orUnreadable } from "../unreadable.ts";

export const brokerageStore = (table: Table): Brokerage.Store => ({
  async section<Name extends Brokerage.SectionName>(householdId: string, name: Name) {
    const item = await table.get(brokerageKey(householdId, name));
    if (item === undefined) return undefined;
    const schema = Brokerage.sections[name];
    return orUnreadable(schema, item.section, "statement") as Brokerage.Section<Name>;
  },

  async facts() {
    const item = await table.get(factsKey, { eventual: true });
    return orUnreadable(z.array(Brokerage.Fact), item?.facts ?? [], "list of facts");
  },

  async defaultHousehold(advisorId) {
    const item = await table.get(advisorKey(advisorId), { eventual: true });
    return typeof item?.brokerage_household === "string" ? item.brokerage_household : undefined;
  },
});

/** A household's statements as the items that the store reads. */
export const brokerageItems = (householdId: string, dataset: Brokerage.Dataset): (Key & Item)[] =>
  Object.entries(dataset).map(([name, section]) => ({
    ...brokerageKey(householdId, name),
    section,
  }));

export const factsItem = (facts: Brokerage.Fact[]): Key & Item => ({ ...factsKey, facts });

export const advisorItem = (advisorId: string, brokerageHousehold: string): Key & Item => ({
  ...advisorKey(advisorId),
  brokerage_household: brokerageHousehold,
});
