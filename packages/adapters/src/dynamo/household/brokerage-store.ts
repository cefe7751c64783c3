import * as Brokerage from "@advisor/domain/brokerage/dataset";
import * as z from "zod";
import { expiry } from "../definition.ts";
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

const names = Object.keys(Brokerage.sections) as Brokerage.SectionName[];

/** All sections that are on file of a household. */
export async function storedSections(
  table: Table,
  householdId: string,
): Promise<Partial<Brokerage.Dataset>> {
  const items = await table.getMany(names.map((name) => brokerageKey(householdId, name)));
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const item = items[at];
      if (item === undefined) return [];
      return [[name, orUnreadable(Brokerage.sections[name], item.section, "statement")]];
    }),
  );
}

/** The sections as they replace those that are on file: what is no longer given expires. */
export const replacedSections = (
  householdId: string,
  before: Partial<Brokerage.Dataset>,
  now: Partial<Brokerage.Dataset>,
): (Key & Item)[] =>
  names.flatMap((name): (Key & Item)[] => {
    const key = brokerageKey(householdId, name);
    if (now[name] !== undefined) return [{ ...key, section: now[name] }];
    return before[name] === undefined ? [] : [{ ...key, [expiry]: 1 }];
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
