import { expect, test } from "vitest";
import { parseAdvisorMessage } from "../../context.ts";
import { writeAnswer } from "../write.ts";

const source = {
  ...{ as_of: "2026-10-30", provider: "market", delay: "eod" as const, simulated: true },
};
const answer = (question: string, name: string, input: object, data: object): string =>
  writeAnswer(
    [
      {
        call: { name, input: { ...input } },
        outcome: { source_id: `tool:${name}:v1`, ...source, data: { ...data } },
      },
    ],
    parseAdvisorMessage(question),
  );

const qqq = {
  ...{ found: true, symbol: "QQQ", name: "Invesco QQQ Trust", holdings_as_of: null },
  ...{ expense_ratio_pct: null, coverage_pct: null, listed: 2, reason: null, suggestions: [] },
  holdings: [
    { symbol: "NVDA", name: "NVIDIA Corporation", weight_pct: 8.8 },
    { symbol: "TSLA", name: "Tesla, Inc.", weight_pct: 3.3 },
  ],
};

test.each([
  [
    "what weight does Tesla have inside QQQ",
    "Tesla, Inc. (TSLA) is 3.30% of Invesco QQQ Trust (QQQ).",
  ],
  ["does QQQ own Coke", "KO is not in the list that Invesco QQQ Trust (QQQ) discloses."],
  [
    "what is in QQQ",
    "The largest holding of Invesco QQQ Trust (QQQ) is NVIDIA Corporation with 8.80%.",
  ],
])("the row that is asked for comes first: %s", (question, first) => {
  expect(answer(question, "get_etf_holdings", { symbol: "QQQ" }, qqq).startsWith(first)).toBe(true);
});

test("an index is at points", () => {
  const index = {
    ...{ found: true, symbol: "^GSPC", name: "S&P 500", currency: "USD", price: 4873.6 },
    ...{ previous_close: 4819, change_pct: 1.13, volume: null, year_range: null, suggestions: [] },
    day_range: { low: 4792.6, high: 4892.91 },
  };
  expect(answer("where is the S&P", "get_ticker_info", { symbol: "^GSPC" }, index)).toMatch(
    "S&P 500 (^GSPC) is at **4,873.6**, +1.13% against the previous close. Day range 4,792.6 to 4,892.91.",
  );
});

const side = (symbol: string, expense_ratio_pct: number | null) => ({
  ...{ symbol, expense_ratio_pct, coverage_pct: 40, holdings_as_of: "2026-10-30" },
});

test("two funds are compared by cost and by what both hold", () => {
  const data = {
    ...{ first: side("VOO", 0.03), second: side("QQQ", null), overlap_pct: 31.5, suggestions: [] },
    shared: [{ symbol: "NVDA", name: "NVIDIA", first_weight_pct: 6.8, second_weight_pct: 8.8 }],
  };
  expect(
    answer("VOO and QQQ overlap", "compare_funds", { first: "VOO", second: "QQQ" }, data),
  ).toBe(`VOO costs 0.03% a year and the cost of QQQ is not on file. They overlap by at least 31.50%, by the holdings that both disclose. [tool:compare_funds:v1]

| Holding | VOO | QQQ |
| --- | --- | --- |
| NVDA | 6.80% | 8.80% |

As of 2026-10-30, simulated data.`);
});

test("a fund that is not on file cannot be compared", () => {
  const data = { first: null, second: null, overlap_pct: null, shared: [], suggestions: [] };
  expect(
    answer("VOO and XXX overlap", "compare_funds", { first: "VOO", second: "XXX" }, data),
  ).toMatch(/^There is no comparison for VOO and XXX on file\./);
});
