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

const api = withApi();

const classes = ["us_equity", "intl_equity", "fixed_income", "alternatives"];
const holdings = Array.from({ length: 20_000 }, (_, n) => ({
  account_id: `acc_large_${n % 20}`,
  symbol: `S${n}`,
  name: `Security ${n}`,
  kind: "stock",
  issuer_id: `iss_${n}`,
  asset_class: classes[Math.floor(n / 20) % 4],
  quantity: "30",
  price: { amount: "10.00", date: "2026-11-20" },
  lots: [
    { acquired: "2021-03-01", quantity: "10", cost_per_share: `${(n * 7) % 20}.10` },
    { acquired: n % 9 === 0 ? "2026-11-10" : "2025-12-01", quantity: "20", cost_per_share: "11" },
  ],
}));
/** 20,000 holdings of 300 dollars each and 300,000 dollars of cash in 20 accounts. */
const large = {
  id: "hh_large",
  advisor_id: "adv_north",
  name: "Large family",
  members: [{ id: "mem_l", name: "Lee Large", role: "primary" }],
  accounts: Array.from({ length: 20 }, (_, n) => ({
    id: `acc_large_${n}`,
    name: `Account ${n}`,
    type: ["individual", "joint", "rollover_ira", "roth_ira"][n % 4],
    owner_ids: ["mem_l"],
    custodian: "C",
    cash: { total: "15000" },
    as_of: "2026-11-20",
  })),
  holdings,
  ips: [
    {
      id: "ips_l",
      name: "Large policy",
      effective: "2025-01-01",
      targets: [
        { class: "us_equity", target: "40" },
        { class: "intl_equity", target: "20" },
        { class: "fixed_income", target: "20" },
        { class: "alternatives", target: "15" },
        { class: "cash", target: "5" },
      ],
    },
  ],
};

const importLarge = () => {
  const clock = systemClock(undefined);
  const name = process.env.TABLE_NAME ?? "";
  const table = openTable({ name, client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  return importDraft(draftOf(large), { advisor: undefined, apply: true }, writer);
};

test("compare_to_ips is correct for an imported household of 20,000 holdings, and reads each only a few times", async () => {
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
