import type * as Household from "@advisor/domain/household";
import { expect, test } from "vitest";
import * as fixture from "../context.fixture.ts";
import type { Source } from "../source.ts";
import type { SourceInput } from "../source-input.ts";
import { documentsSource } from "./documents.ts";
import { holdingsSource } from "./holdings.ts";
import { householdSource } from "./household.ts";
import { ipsSource } from "./ips.ts";
import { tasksSource } from "./tasks.ts";

const { document, task, today } = fixture;
const { signal } = new AbortController();

test.each<[Source<SourceInput>]>([
  [householdSource],
  [ipsSource],
  [holdingsSource],
  [tasksSource],
  [documentsSource],
])("a household of any size keeps the room of each level: $key", async (one) => {
  const { ports } = fixture.portsOf(crowded, {
    tasks: async () => Array.from({ length: 400 }, (_, count) => task(`task_${count}`)),
    documents: async () => Array.from({ length: 400 }, (_, count) => document(`doc_${count}`)),
  });
  for (const [level, tokens] of [
    ["summary", 150],
    ["default", 800],
    ["detailed", 3_000],
  ] as const) {
    const sheet = await one.open({ ports, today }, level, signal);
    expect(one.block(sheet, level).length).toBeLessThanOrEqual(tokens * 4);
  }
});

const crowded: Household.Snapshot = {
  household: {
    ...fixture.whitcombs.household,
    members: Array.from({ length: 90 }, (_, count) => ({
      id: `mem_${count}`,
      name: "A very long name that goes on and on ".repeat(9),
      role: "beneficiary",
      birth_date: "1990-01-01",
    })),
    ips: Array.from({ length: 12 }, (_, count) => ({
      ...fixture.exampleIps,
      id: `ips_${count}`,
      name: "A very long name of a policy ".repeat(9),
    })),
  },
  accounts: fixture.whitcombs.accounts,
  holdings: fixture.whitcombs.holdings.flatMap((one) =>
    Array.from({ length: 40 }, (_, count) => ({ ...one, symbol: `${one.symbol}${count}` })),
  ),
};
