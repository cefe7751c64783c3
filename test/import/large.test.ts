import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { householdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { openTable } from "@advisor/adapters/dynamo/table";
import { newId, systemClock } from "@advisor/adapters/world";
import { openStores } from "@advisor/functions/runtime";
import { importDraft } from "@advisor/import/run";
import { compareToIps } from "@advisor/tools/catalog/household/compare-to-ips";
import { expect, test } from "vitest";
import { withApi } from "../api/api.fixture.ts";
import { draftOf } from "./import.fixture.ts";
import { large } from "./large.fixture.ts";

const api = withApi();

const importLarge = () => {
  const clock = systemClock(undefined);
  const name = process.env.TABLE_NAME ?? "";
  const table = openTable({ name, client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  return importDraft(draftOf(large), { advisor: undefined, apply: true }, writer);
};

test("an imported household of 20,000 holdings answers compare_to_ips right, looking at each a few times", async () => {
  expect((await importLarge()).lines).toEqual([
    "hh_large Large family: new, 20 accounts (20 added), 20000 holdings (20000 added)",
    "Imported: 1 household, 1 new, 0 changed, 0 unchanged.",
  ]);
  const conversation = await api.start("hh_large");
  const response = await api.send(conversation, "Is the household outside its IPS bands?");
  const stream = await response.text();
  const chunk = stream.split("\n").find((line) => line.includes('"tool-output-available"'));
  const { data } = JSON.parse(chunk?.replace(/^data: /, "") ?? "{}").output;
  expect(data).toMatchObject({
    household_name: "Large family",
    total_value: 6_300_000,
    coverage_pct: 100,
    classes: [
      { class: "us_equity", value: 1_500_000, drift_usd: -1_020_000, status: "below_min" },
      { class: "intl_equity", value: 1_500_000, drift_usd: 240_000, status: "in_band" },
      { class: "fixed_income", value: 1_500_000, drift_usd: 240_000, status: "in_band" },
      { class: "alternatives", value: 1_500_000, drift_usd: 555_000, status: "above_max" },
      { class: "cash", value: 300_000, drift_usd: -15_000, status: "in_band" },
    ],
  });
  expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(256_000);
  expect(await looks()).toBeLessThanOrEqual(10 * 20_000);
});

/** How often the comparison reads a holding of the household. */
async function looks(): Promise<number> {
  const { households, market, clock } = openStores();
  const snapshot = await households.snapshot("hh_large");
  if (snapshot === undefined) throw new Error("the household was imported");
  let count = 0;
  const holdings = new Proxy(snapshot.holdings, {
    get(all, name, receiver) {
      if (/^\d+$/.test(String(name))) count += 1;
      return Reflect.get(all, name, receiver);
    },
  });
  const ports = {
    household: { snapshot: async () => ({ ...snapshot, holdings }) },
    funds: market.funds,
    calendar: clock,
  };
  await compareToIps.run({}, ports, new AbortController().signal);
  return count;
}
