import { decimal } from "@advisor/domain/decimal";
import { subPeriodsOf } from "@advisor/domain/returns/sub-period";
import { timeWeightedReturn } from "@advisor/domain/returns/time-weighted";
import { valuationsOf } from "@advisor/domain/returns/valuation";
import { expect, test } from "vitest";
import { asOf } from "../sample.ts";
import { samples } from "../samples.ts";
import { statements } from "./statements.ts";

const all = samples
  .map((sample) => statements(sample))
  .filter(({ valuations }) => valuations !== undefined);

test("the newest values equal the values of the accounts", () => {
  expect(all.length).toBeGreaterThan(9);
  for (const { account_summary, valuations } of all) {
    expect(valuations?.accounts.map(({ account, values }) => [account, values.at(-1)])).toEqual(
      account_summary.accounts.map(({ account, total_value }) => [
        account,
        { day: asOf, value: total_value },
      ]),
    );
  }
});

test("values and transfers give the returns that the custodian states", () => {
  for (const { valuations, transfers, performance } of all) {
    for (const { account, values } of valuations?.accounts ?? []) {
      const flows = transfers.transfers
        .filter((one) => one.account === account && one.status === "completed")
        .map(({ timestamp, type, amount }) => ({
          day: timestamp.slice(0, 10),
          amount: decimal(type === "deposit" ? amount : `-${amount}`),
        }));
      const from = (day: string) =>
        valuationsOf({
          account,
          values: values
            .filter((one) => one.day >= day)
            .map((one) => ({ day: one.day, value: decimal(one.value) })),
          flows,
          fees: [],
        }).slice(1);
      for (const [timeframe, day] of [
        ["YTD", "2025-12-31"],
        ["1Y", "2025-11-20"],
      ] as const) {
        const stated = performance.performance.find(
          (one) => one.account === account && one.timeframe === timeframe,
        );
        const own = timeWeightedReturn(subPeriodsOf(from(day)));
        expect(own?.times(100).toFixed(1)).toBe(decimal(stated?.return_pct ?? "0").toFixed(1));
      }
    }
  }
});
