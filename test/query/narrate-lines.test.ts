import { evaluate } from "@advisor/query/evaluate/evaluate";
import { narrate } from "@advisor/query/narrate/narrate";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { expect, test } from "vitest";
import { book } from "./books.ts";
import { is, list, type Raw, total } from "./examples.ts";

/** `[household, query, text]`. */
const texts: readonly (readonly [number, Raw, string])[] = [
  // A line keeps its name where that is asked for, too.
  [
    5,
    list("members", "age", { where: [is("role", "beneficiary")], show: ["name"] }),
    "2 members: Claire Whitcomb, beneficiary (38 years) and Owen Marsh, beneficiary (31 years).",
  ],
  [
    8,
    list("lots", "quantity", { where: [{ field: "cost", op: "unknown" }], show: ["symbol"] }),
    "3 lots: XOM, Individual brokerage, May 17, 2004 (250), JNJ, Individual brokerage, Jun 11, 2019 (40) and XOM, Individual brokerage (350).",
  ],
  // Everything that is asked of a single line is said, because it has no table.
  [
    4,
    total("lots", ["count", "quantity"], { where: [is("source", "drip"), is("symbol", "BND")] }),
    "There are 2 lots where origin is dividend reinvestment and symbol is BND; they come to 0.02 units. They are of BND.",
  ],
  [
    1,
    total("positions", ["quantity", "market_value"], {
      where: [is("symbol", "PFE")],
      group_by: ["account"],
    }),
    "By account: Joint brokerage is 500 units and is worth $12,800.00.",
  ],
  // The other side of a comparison that repeats some filters has no others.
  [
    8,
    total("lots", "quantity", {
      where: [is("symbol", "XOM"), { field: "cost", op: "unknown", values: [] }],
      compare: { where: [is("symbol", "XOM")], ratio: true },
    }),
    "Lots where cost is unknown and symbol is XOM come to 600 units, lots where symbol is XOM come to 800 units: the first is 75.00% of the second.",
  ],
  // Groups that are tested begin with the answer, and say which class they are parts of.
  [
    1,
    total("holdings", "weight", {
      where: [is("asset_class", "fixed_income")],
      group_by: ["account"],
      share_of: "account",
      test: { op: "gt", value: "35" },
    }),
    "Yes: 1 of 3 groups; weight by account where asset class is fixed income: Karen's traditional IRA 37.77%, David's rollover IRA 32.43% and Joint brokerage 17.31%.",
  ],
  [
    1,
    list("accounts", "market_value", { where: [is("account", "Joint brokerage")] }),
    "Joint brokerage, joint holds positions worth $347,670.00, without cash.",
  ],
  // Without a filter on the class or the account, a line is part of its own.
  [
    2,
    list("positions", "weight", { where: [is("symbol", "MUB")], share_of: "asset_class" }),
    "MUB makes up 59.61% of the asset class. Value of the asset class $718,000.00. Held in Joint brokerage.",
  ],
  [
    1,
    list("positions", "weight", { where: [is("symbol", "AAPL", "NVDA")], share_of: "account" }),
    "2 positions: NVDA 20.85% and AAPL 9.55%.",
  ],
  [
    1,
    list("lots", "days_to_long", { where: [is("symbol", "AAPL"), is("term", "short")] }),
    "AAPL, Joint brokerage, Aug 18, 2026 turns long-term in 272 days.",
  ],
  // Cash has no quantity.
  [
    1,
    list("holdings", "quantity", { where: [is("account", "Joint brokerage")], limit: 1 }),
    "The holding where account is Joint brokerage with the highest quantity is VMFXX, which is 15,000 units.",
  ],
  [
    3,
    total("needs", "amount", { where: [is("owner", "Hector Ramirez")] }),
    "Cash needs where owner is Hector Ramirez come to $5,000.00. Owned jointly and not in it: Joint brokerage, amount $15,000.00.",
  ],
];

test.each(texts)("D%s %j", (number, query, text) => {
  expect(narrate(evaluate(parseQuery(query), [book(number)])).text).toBe(text);
});
