import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { describe, expect, test } from "vitest";
import { statements } from "./brokerage/statements.ts";
import type { Flow } from "./flow.ts";
import { d3 } from "./households/d3.ts";
import { d4 } from "./households/d4.ts";
import { d6 } from "./households/d6.ts";
import { d8 } from "./households/d8.ts";
import { d9 } from "./households/d9.ts";
import { tradingDays } from "./market/trading-days.ts";
import type { Sample } from "./sample.ts";
import { samples } from "./samples.ts";

const open = tradingDays.american;
const months = [
  ...["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05"],
  ...["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"],
];
const openIn = (month: string) => open.filter((day) => day.startsWith(month));

describe.each(samples.map((one) => [one.snapshot.household.id, one] as const))("%s", (_, one) => {
  const flows = one.flows.map((flow) => ({ ...flow, account: accountOf(one, flow) }));

  test("has flows of its own custodians' accounts, on days when the exchange was open", () => {
    expect(flows.filter(({ account }) => !account?.managed)).toEqual([]);
    expect(flows.filter(({ day }) => !open.includes(day))).toEqual([]);
    expect(flows.filter(({ amount }) => !/^[1-9]\d*\.\d\d$/.test(amount))).toEqual([]);
  });

  test("had the cash for what it bought and took out", () => {
    const { trades, transfers } = { ...statements(one).activity, ...statements(one).transfers };
    for (const { name, cash } of one.snapshot.accounts) {
      const own = <Row extends { account: string }>(rows: readonly Row[]) =>
        rows.filter(({ account }) => account === name);
      const bought = own(trades).map((row) => decimal(row.quantity).times(row.price));
      const moved = own(transfers).filter(({ status }) => status === "completed");
      const aYearAgo = decimal(cash.total).plus(sum(bought)).minus(net(moved));
      expect([name, aYearAgo.gte(0)]).toEqual([name, true]);
    }
  });
});

test("the Ramirez family lives on 5,000 on the first business day of each month", () => {
  const monthly = taken(d3, "5000.00");
  expect(monthly.map(({ day }) => day)).toEqual(months.map((month) => openIn(month)[0]));
  expect(new Set(monthly.map(({ account_id }) => account_id))).toEqual(new Set(["acc_d3_joint"]));
});

test("the roof of September took what the Ramirez family's cash is short of 60,000", () => {
  const others = d3.flows.filter(({ account_id, amount }) =>
    account_id === "acc_d3_joint" ? amount !== "5000.00" : false,
  );
  const cash = sum(d3.snapshot.accounts.map((account) => decimal(account.cash.total)));
  expect(others.map(({ day }) => day.slice(0, 7))).toEqual(["2026-09"]);
  expect(cash.minus(net(others)).toFixed(2)).toBe("60000.00");
});

test("what Hector has taken and what is due make his distribution of 11,525", () => {
  const ira = d3.flows.filter(({ account_id }) => account_id === "acc_d3_hector_ira");
  const due = d3.snapshot.household.needs.filter(({ kind }) => kind === "rmd");
  expect(
    sum(due.map(({ amount }) => decimal(amount)))
      .minus(net(ira))
      .toFixed(),
  ).toBe("11525");
});

test("Hector's IRA was worth 25.5 times his distribution when the year began", () => {
  const ira = statements(d3).valuations?.accounts.find(({ account }) => account === "Hector's IRA");
  const atNewYear = ira?.values.find(({ day }) => day === "2025-12-31")?.value ?? "0";
  expect(decimal(atNewYear).div("25.5").toFixed(0)).toBe("11525");
});

test("Celeste lives on 3,000 by the fifth of each month", () => {
  const byTheFifth = (month: string) => openIn(month).findLast((day) => day <= `${month}-05`);
  expect(taken(d8, "3000.00").map(({ day }) => day)).toEqual(months.map(byTheFifth));
  expect(d8.flows).toHaveLength(12);
});

test("the Patel family saves 900 at each month end, uninvested since the summer", () => {
  const since = months.filter((month) => month >= "2026-05" && month <= "2026-10");
  expect(d4.flows).toEqual(
    since.map((month) => ({
      account_id: "acc_d4_joint",
      day: openIn(month).at(-1),
      ...{ type: "deposit", method: "ACH", amount: "900.00" },
    })),
  );
});

test("the foundation has paid its grants of 135,000 in the middle of the quarter's last month", () => {
  const quarterly = ["2025-12", "2026-03", "2026-06", "2026-09"];
  const days = quarterly.map((month) => openIn(month).find((day) => day >= `${month}-15`));
  expect(taken(d6, "135000.00").map(({ day }) => day)).toEqual(days);
  expect(d6.flows).toHaveLength(4);
});

test("the loan of August was paid out for a car", () => {
  const [margin] = d9.snapshot.accounts;
  expect(d9.flows.map(({ day }) => day.slice(0, 7))).toEqual(["2026-08"]);
  expect(net(d9.flows).toFixed(2)).toBe(margin?.cash.total);
});

test("who lives on the portfolio has put nothing in", () => {
  for (const { flows } of [d3, d6, d8, d9]) {
    expect(flows.filter(({ type }) => type === "deposit")).toEqual([]);
  }
});

const taken = ({ flows }: Sample, wanted: string): Flow[] =>
  flows.filter(({ type, amount }) => type === "withdrawal" && amount === wanted);

function net(flows: readonly Pick<Flow, "type" | "amount">[]): Decimal {
  return sum(flows.map(({ type, amount }) => decimal(type === "deposit" ? amount : `-${amount}`)));
}

function accountOf({ snapshot }: Sample, { account_id }: Flow) {
  return snapshot.accounts.find(({ id }) => id === account_id);
}
