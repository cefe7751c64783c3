import { d11 } from "@advisor/scripts/sample/brokerage/d11";
import { facts as texts } from "@advisor/scripts/sample/brokerage/facts";
import type { Ports } from "@advisor/tools/ports";
import { expect, test } from "vitest";
import { asked } from "../context.ts";
import { ran, said } from "./tool.fixture.ts";
import { write } from "./write.ts";

const source = {
  as_of: "2026-01-15",
  provider: "brokerage",
  delay: "eod",
  simulated: true,
} as const;

const brokerage: Ports["brokerage"] = {
  section: async (name) => ({ value: d11[name], source }),
};
const facts = {
  all: async () => ({
    value: texts,
    source: { ...source, delay: "filing" as const, simulated: false },
  }),
};

const answered = async (question: string, name: string, input: Record<string, unknown> = {}) =>
  said(question, await ran(name, input, { brokerage, facts }));

test("trades", async () => {
  expect(await answered("recent fills", "get_activity")).toMatchInlineSnapshot(`
    "The most recent trade: BUY 10 AAPL at $192.33 on 2026-01-14 15:42 UTC in Brokerage. [tool:activity:v1]

    | Time | Side | Quantity | Symbol | Price | Account |
    | --- | --- | --- | --- | --- | --- |
    | 2026-01-14 15:42 UTC | BUY | 10 | AAPL | $192.33 | Brokerage |
    | 2026-01-07 17:05 UTC | SELL | 5 | MSFT | $418.12 | Brokerage |

    As of 2026-01-15, simulated data."
  `);
  expect(
    await answered("my most recent trade?", "get_activity", { limit: 1 }),
  ).toMatchInlineSnapshot(`
    "The most recent trade: BUY 10 AAPL at $192.33 on 2026-01-14 15:42 UTC in Brokerage. [tool:activity:v1]

    As of 2026-01-15, simulated data."
  `);
  const days = { from: "2026-11-09", to: "2026-11-15" };
  expect(await answered("trades last week", "get_activity", days)).toMatchInlineSnapshot(`
    "There are no trades on file from 2026-11-09 to 2026-11-15. [tool:activity:v1]

    As of 2026-01-15, simulated data."
  `);
});

test("transfers", async () => {
  expect(await answered("transfers", "get_transfers")).toMatchInlineSnapshot(`
    "The most recent transfer: deposit of $1,500 by ACH on 2026-01-12 10:15 UTC, **completed**, in Brokerage. Net completed: +$2,250; pending: -$500. [tool:transfers:v1]

    | Time | Type | Amount | Method | Status | Account |
    | --- | --- | --- | --- | --- | --- |
    | 2026-01-12 10:15 UTC | deposit | $1,500 | ACH | completed | Brokerage |
    | 2026-01-10 14:05 UTC | withdrawal | $500 | ACH | pending | Brokerage |
    | 2026-01-08 09:30 UTC | deposit | $750 | ACH | completed | Brokerage |

    As of 2026-01-15, simulated data."
  `);
  const last = { type: "deposit", limit: 1 };
  expect(
    await answered("Did my last deposit go through?", "get_transfers", last),
  ).toMatchInlineSnapshot(`
    "The most recent deposit: $1,500 by ACH on 2026-01-12 10:15 UTC, **completed**, in Brokerage. [tool:transfers:v1]

    As of 2026-01-15, simulated data."
  `);
});

test("performance names its timeframe and never puts another in its place", async () => {
  const YTD = { timeframe: "YTD" };
  expect(await answered("how's my portfolio doing", "get_performance", YTD)).toMatchInlineSnapshot(`
    "The YTD return of Brokerage is **+6.20 %**, time-weighted and net of fees. The custodian states contributions of $1,200; they need not agree with the transfers. No timeframe was named, so this is the year to date. [tool:performance:v1]

    As of 2026-01-15, simulated data."
  `);
  expect(
    await answered("portfolio return 1Y", "get_performance", { timeframe: "1Y" }),
  ).toMatchInlineSnapshot(`
    "There is no 1Y return on file. On file: YTD. [tool:performance:v1]

    As of 2026-01-15, simulated data."
  `);
  expect(await answered("money-weighted return ytd", "get_performance", YTD)).toMatch(
    /^A money-weighted return is not computable here: the value at the beginning is not on file\./,
  );
});

test("account value and cash", async () => {
  expect(await answered("account value", "get_account_summary")).toMatchInlineSnapshot(`
    "Value of Brokerage: **$128,450.22**, $12,340.10 of it cash. The custodian states this. [tool:account_summary:v1]

    As of 2026-01-15, simulated data."
  `);
  expect(await answered("settled cash?", "get_account_summary")).toMatchInlineSnapshot(`
    "Settled cash of Brokerage: **$11,990.10**, of $12,340.10 cash in all, $350 unsettled. Settled cash is what can be withdrawn. The custodian states this. [tool:account_summary:v1]

    As of 2026-01-15, simulated data."
  `);
  expect(
    await answered("cash of the IRA", "get_account_summary", { account: "IRA" }),
  ).toMatchInlineSnapshot(`
    "There is no account named IRA on file. On file: Brokerage. [tool:account_summary:v1]

    As of 2026-01-15, simulated data."
  `);
});

test("positions and quotes of the custodian", async () => {
  expect(await answered("custodian positions", "get_positions_list")).toMatchInlineSnapshot(`
    "The custodian's statement has 3 positions. [tool:positions_list:v1]

    | Account | Symbol | Class | Quantity | Cost a unit |
    | --- | --- | --- | --- | --- |
    | Brokerage | AAPL | stocks | 42 | $150.25 |
    | Brokerage | MSFT | stocks | 12 | $280.10 |
    | Brokerage | VOO | etf | 25 | $390.55 |

    As of 2026-01-15, simulated data."
  `);
  expect(
    await answered("custodian funds", "get_positions_list", { asset_class: "funds" }),
  ).toMatchInlineSnapshot(`
    "There are no positions of the class funds. On file: stocks and etf. [tool:positions_list:v1]

    As of 2026-01-15, simulated data."
  `);
  expect(
    await answered("custodian AAPL", "get_positions", { symbol: "AAPL" }),
  ).toMatchInlineSnapshot(`
    "The custodian shows AAPL: 42 in Brokerage at a cost of $150.25 each. [tool:positions:v1]

    As of 2026-01-15, simulated data."
  `);
  expect(
    await answered("custodian quotes", "get_quotes", { symbols: ["TSLA", "NVDA"] }),
  ).toMatchInlineSnapshot(`
    "The custodian quotes TSLA at **$238.22**, +2.40 %. It has none of NVDA. [tool:quotes:v1]

    As of 2026-01-15, simulated data."
  `);
  expect(
    await answered("custodian quote of NVDA", "get_quotes", { symbols: ["NVDA"] }),
  ).toMatchInlineSnapshot(`
    "There is no quote on file for NVDA. On file: AAPL, MSFT, VOO and TSLA. [tool:quotes:v1]

    As of 2026-01-15, simulated data."
  `);
});

test("education is general and rules on nobody's case", async () => {
  const text = await answered("Can I contribute to a Roth IRA?", "get_facts", {
    topic: "roth ira",
  });
  expect(text).toMatch(/^\*\*Roth IRA\*\*: A Roth IRA is /);
  expect(text).toMatch(
    /for a tax specialist to decide\. \[tool:facts:v1\]\n\nAs of 2026-01-15, as published\.$/,
  );
  expect(await answered("what is a wash sale?", "get_facts", { topic: "wash sale" })).toMatch(
    /^There is no text on file about this\. On file: Roth IRA, ETF basics and Rebalancing\./,
  );
});

test("a statement that is two trading days old is called stale", async () => {
  const result = await ran("get_account_summary", {}, { brokerage });
  const on = (today: string) =>
    write([result], asked(`<context>\ntoday: ${today}\n</context>\naccount value`)).split(
      "\n\n",
    )[1];
  expect(on("2026-01-16")).toBe("As of 2026-01-15, simulated data.");
  expect(on("2026-11-21")).toBe("As of 2026-01-15, which is stale, simulated data.");
});
