import { expect, test } from "vitest";
import type { RoutedPart } from "../route/routed.ts";
import { askedOf, held, looked, result, row } from "./answer.fixture.ts";
import { inSum } from "./in-sum.ts";

const ko = askedOf("KO", [row("KO", 10, { cost_basis: 40 })], 50);
const ofAccount = ({ part, results }: typeof ko, account: string): typeof ko => ({
  part: { ...part, params: { ...part.params, account } },
  results,
});
const pg = askedOf("PG", [row("PG", 2, { cost_basis: 100 })], 90);

test("what two holdings come to is their value, gain and cost as one", () => {
  const said = inSum("what are KO and PG worth together?", [ko, pg])?.said;
  expect(said?.text).toBe(
    "Together they are worth $680.00: a gain of +$80.00 (+13.33 %) on a cost of $600.00. As of 2026-01-15.",
  );
  expect(said?.sources).toEqual(["tool:positions:v1", "tool:quotes:v1"]);
});

test.each([
  ["nobody asks for a sum", "how are KO and PG doing", [ko, pg]],
  ["one holding is no sum", "KO in total", [ko, ko]],
  ["one has no quote", "KO and JNJ together", [ko, askedOf("JNJ", [row("JNJ", 1)], undefined)]],
  ["one is a part of the other", "KO in total and KO in the Roth", [ko, ofAccount(ko, "Roth")]],
  ["one is not held", "KO and JNJ together", [ko, askedOf("JNJ", [], 150)]],
] as const)("where %s there is none", (_, message, parts) => {
  expect(inSum(message, parts)).toBeUndefined();
});

test("where a cost is missing the value is told, and no gain", () => {
  const none = askedOf("JNJ", [row("JNJ", 1, { cost_basis: null })], 150);
  expect(inSum("KO and JNJ combined", [ko, none])?.said.text).toBe(
    "Together they are worth $650.00: gain and loss are not known, because the cost is not on file. As of 2026-01-15.",
  );
});

const bought = (symbol: string, quantity: number, price: number, over: object = {}) => {
  const trade = {
    account: "Brokerage",
    timestamp: "2026-01-07T15:00:00Z",
    symbol,
    side: "BUY" as const,
    quantity,
    price,
  };
  const data = {
    found: true,
    reason: null,
    available: [],
    account: "Brokerage",
    trades: [trade],
    total: 1,
  };
  const part: RoutedPart = {
    intent: "activity",
    params: { symbol, side: "BUY", ...over },
    confidence: 0.9,
    assumed: [],
    text: "",
  };
  return { part, results: new Map([["get_activity", result(looked("activity", data))]]) };
};
const buys = [bought("KO", 10, 40.5), bought("PG", 2, 100)];

test("what purchases of two symbols cost is one sum", () => {
  const said = inSum("what did we spend on KO and PG in total?", buys);
  expect(said?.intent).toBe("activity");
  expect(said?.said.text).toBe("Together the 2 purchases cost $605.00. As of 2026-01-15.");
  expect(said?.said.calculated).toContain(605);
});

test.each([
  ["units are asked", "how many KO and PG did we buy in total?", buys],
  [
    "one is a sale",
    "KO and PG in total",
    [bought("KO", 10, 40.5), bought("PG", 2, 100, { side: "SELL" })],
  ],
  [
    "only the last is meant",
    "KO and PG in total",
    [bought("KO", 1, 40), bought("PG", 2, 9, { limit: 1 })],
  ],
])("where %s there is no sum of trades", (_, message, parts) => {
  expect(inSum(message, parts)).toBeUndefined();
});

const place = (intent: "positions" | "cash_balance", account: string, figure: number) => {
  const part: RoutedPart = {
    intent,
    params: intent === "positions" ? { symbol: "KO", account } : { account, cash: "both" },
    confidence: 0.9,
    assumed: [],
    text: "",
  };
  const own = { account, total_value: 1, total_cash: figure, settled_cash: 0, unsettled_cash: 0 };
  const summary = {
    found: true,
    reason: null,
    available: [],
    account,
    accounts: [own],
    totals: own,
  };
  const results = new Map([
    intent === "positions"
      ? ["get_positions", result(held("KO", [row("KO", figure, { account })]))]
      : ["get_account_summary", result(looked("account_summary", summary))],
  ] as const);
  return { part, results };
};

test("units and cash of two accounts are added where the sum is asked", () => {
  const units = [place("positions", "Roth", 30.5), place("positions", "Joint", 20)];
  expect(inSum("KO in the Roth and in the Joint, and the sum", units)?.said.text).toBe(
    "Together 50.5 shares of KO. As of 2026-01-15.",
  );
  const cash = [place("cash_balance", "Roth", 4500.1), place("cash_balance", "Joint", 22_500)];
  expect(inSum("cash in the Roth and in the Joint, and both together", cash)?.said.text).toBe(
    "Together total cash is $27,000.10. As of 2026-01-15.",
  );
  expect(inSum("total cash in the Roth and total cash in the Joint", cash)).toBeUndefined();
  expect(
    inSum(
      "cash in the Roth twice, together",
      [cash[0], cash[0]].flatMap((one) => one ?? []),
    ),
  ).toBeUndefined();
});
