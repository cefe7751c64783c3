import { buffer } from "node:stream/consumers";
import { deserialize } from "node:v8";
import { unpackHoldings } from "@advisor/adapters/dynamo/household/household-parts";
import type { TableItem } from "@advisor/adapters/dynamo/table";
import type * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { buildPortfolio } from "@advisor/domain/portfolio/portfolio";

// Runs in a process of its own, because what is measured is also the first time in one. Reads a
// StoredHousehold and prints its SpentTime as JSON.

export interface StoredHousehold {
  tool: "compare_to_ips" | "get_household_holdings";
  household: Household.Info;
  parts: TableItem[];
}

/** Milliseconds of processor time, one for each time. */
export interface SpentTime {
  read: number[];
  work: number[];
}

const times = 7;
const today = "2026-11-20";
const everything = { account: null, symbol: null, asset_class: null };

const calculations = {
  compare_to_ips: (snapshot: Household.Snapshot) =>
    compareAll({ snapshot, today, funds: new Map() }),
  get_household_holdings: (snapshot: Household.Snapshot) =>
    buildPortfolio(snapshot, everything, today),
};

const stored = deserialize(await buffer(process.stdin)) as StoredHousehold;
process.stdout.write(JSON.stringify(await measure(stored)));

/** Reads the household anew each time, because the calculations cache their results. */
async function measure({ tool, household, parts }: StoredHousehold): Promise<SpentTime> {
  const spent: SpentTime = { read: [], work: [] };
  for (let nth = 0; nth < times; nth += 1) {
    const start = process.cpuUsage();
    const snapshot = { household, ...(await unpackHoldings(parts)) };
    const read = process.cpuUsage(start);
    calculations[tool](snapshot);
    const whole = process.cpuUsage(start);
    spent.read.push(milliseconds(read));
    spent.work.push(milliseconds(whole) - milliseconds(read));
  }
  return spent;
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
