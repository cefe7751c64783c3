import type { Portfolio } from "@advisor/domain/portfolio/portfolio";
import { daysFrom } from "./dice.ts";
import { type Ask, differs } from "./differs.ts";
import type { FileHousehold } from "./file.ts";
import { cents, type Fraction, hundred } from "./fraction.ts";
import { moneyWeightedMiss, returnsOf } from "./returns.ts";

interface Answered {
  rows: Record<string, number | string | null>[];
}

export async function returnFaults(file: FileHousehold, ask: Ask): Promise<string[]> {
  if (file.valuations === undefined) return [];
  const measured = file.accounts.filter(({ id }) =>
    file.valuations?.some(({ account_id }) => account_id === id),
  );
  const measures = ["time_weighted", "time_weighted_gross", "net_flow", "earned", "money_weighted"];
  const { accounts } = await ask<Portfolio>("get_household_holdings", {});
  const names = new Map(accounts.map(({ account_id, name }) => [account_id, name]));
  const faults: string[] = [];
  for (const account of [undefined, ...measured]) {
    const where =
      account === undefined
        ? []
        : [{ field: "account", op: "is", values: [names.get(account.id)] }];
    const query = { dataset: "valuations", measures, aggregate: "total", where };
    const said = await ask<Answered>("query_portfolio", query);
    const ids = (account === undefined ? measured : [account]).map(({ id }) => id);
    const [row] = said.rows;
    const right = returnsOf(file, ids);
    const name = account === undefined ? "household" : account.id;
    if (right.stretches.length === 0) continue;
    const pct = (value: Fraction | null) =>
      value === null ? null : value.times(hundred).rounded(4).toNumber() + 0;
    const near = (what: string, value: unknown, exact: number | null) =>
      typeof value === "number" &&
      exact !== null &&
      Math.abs(value - exact) < 1e-9 * Math.max(1, Math.abs(exact))
        ? []
        : differs(what, value ?? null, exact);
    faults.push(
      ...near(`${name} time-weighted`, row?.time_weighted, pct(right.time_weighted)),
      ...near(`${name} before fees`, row?.time_weighted_gross, pct(right.time_weighted_gross)),
      ...differs(`${name} net flow`, row?.net_flow, cents(right.net_flow)),
      ...differs(`${name} earned`, row?.earned, cents(right.earned)),
      ...xirrFaults(name, row?.money_weighted, right.stretches),
    );
  }
  return faults;
}

function xirrFaults(
  name: string,
  said: unknown,
  stretches: ReturnType<typeof returnsOf>["stretches"],
): string[] {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (typeof said !== "number") {
    // Where money only came, some rate makes of it what there is in the end.
    const came = stretches.every(({ flows }) => flows.every(({ amount }) => !amount.below0()));
    return came && last.end.above0() ? [`${name} has no money-weighted return`] : [];
  }
  const span = 365 / daysFrom(first.from, last.to);
  const missAt = (pct: number) => moneyWeightedMiss(stretches, (1 + pct / 100) ** span - 1);
  // The last value lies between those of the next rates that four places can say.
  const [low, high] = [missAt(Math.max(said - 1e-4, -100)), missAt(said + 1e-4)];
  return low <= 1e-9 && high >= -1e-9
    ? []
    : [`${name} money-weighted ${said} misses the last value: ${low} to ${high}`];
}
