import * as Brokerage from "@advisor/domain/brokerage/dataset";
import * as z from "zod";
import { advisorSettingsKey, brokerageFactsKey, brokerageKey, type Key } from "../keys.ts";
import { parseStored } from "../parse-stored.ts";
import type { Table, TableItem } from "../table.ts";
import { expiresAttribute } from "../table-definition.ts";

export const brokerageStore = (table: Table): Brokerage.Store => ({
  async section<Name extends Brokerage.SectionName>(householdId: string, name: Name) {
    const item = await table.get(brokerageKey(householdId, name));
    if (item === undefined) return undefined;
    const schema = Brokerage.sections[name];
    return parseStored(schema, item.section, "statement") as Brokerage.Section<Name>;
  },

  async facts() {
    const item = await table.get(brokerageFactsKey, { eventual: true });
    return parseStored(z.array(Brokerage.Fact), item?.facts ?? [], "list of facts");
  },

  async defaultHousehold(advisorId) {
    const item = await table.get(advisorSettingsKey(advisorId), { eventual: true });
    return typeof item?.brokerage_household === "string" ? item.brokerage_household : undefined;
  },
});

const names = Object.keys(Brokerage.sections) as Brokerage.SectionName[];

/** All stored statement sections of a household. */
export async function readSections(
  table: Table,
  householdId: string,
): Promise<Partial<Brokerage.Dataset>> {
  const items = await table.getMany(names.map((name) => brokerageKey(householdId, name)));
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const item = items[at];
      if (item === undefined) return [];
      return [[name, parseStored(Brokerage.sections[name], item.section, "statement")]];
    }),
  );
}

/** Items that replace a household's stored sections; sections that are gone expire. */
export const sectionReplacements = (
  householdId: string,
  before: Partial<Brokerage.Dataset>,
  now: Partial<Brokerage.Dataset>,
): (Key & TableItem)[] =>
  names.flatMap((name): (Key & TableItem)[] => {
    const key = brokerageKey(householdId, name);
    if (now[name] !== undefined) return [{ ...key, section: now[name] }];
    return before[name] === undefined ? [] : [{ ...key, [expiresAttribute]: 1 }];
  });

/** A household's brokerage statements as the items that `brokerageStore` reads. */
export const brokerageItems = (
  householdId: string,
  dataset: Brokerage.Dataset,
): (Key & TableItem)[] =>
  Object.entries(dataset).map(([name, section]) => ({
    ...brokerageKey(householdId, name),
    section,
  }));

export const factsItem = (facts: Brokerage.Fact[]): Key & TableItem => ({
  ...brokerageFactsKey,
  facts,
});

export const advisorItem = (advisorId: string, brokerageHousehold: string): Key & TableItem => ({
  ...advisorSettingsKey(advisorId),
  brokerage_household: brokerageHousehold,
});
