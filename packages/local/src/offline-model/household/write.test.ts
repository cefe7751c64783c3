import { d11 } from "@advisor/sample-data/brokerage/d11";
import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import {
  everyTool,
  request,
  toolCallMessage,
  toolOutcome,
  toolResultMessage,
  userMessage,
} from "../request.fixture.ts";

const input = { dataset: "policy_classes", measures: ["weight"], aggregate: "list" };
const reported = (rows: Record<string, unknown>[]) => {
  const data = {
    text: "2 policy classes: US equity 53.20% and [tool:x].",
    query: input,
    units: { weight: "percent" },
    totals: null,
    rows,
  };
  const messages = [
    userMessage("are they out of band?"),
    toolCallMessage("query_portfolio", input),
    toolResultMessage(toolOutcome("query_portfolio", data)),
  ];
  return offlineReply(request(messages, everyTool)).text;
};

test("the tool's own sentence is repeated, with a table for several lines", () => {
  const us = { asset_class: "us_equity", weight: 53.2 };
  expect(reported([us, { asset_class: "cash", weight: null, weight_reason: "no_ips" }])).toBe(
    `2 policy classes: US equity 53.20% and (tool:x). [tool:query_portfolio:v1]

| asset class | weight |
| --- | --- |
| US equity | 53.20% |
| cash | no policy in effect |

As of 2026-11-20, simulated data.`,
  );
  expect(reported([us])).not.toContain("|");
});

test("what adds up over the lines stands below them, and changes have their sign", () => {
  const gains = {
    dataset: "positions",
    measures: ["gain"],
    aggregate: "total",
    group_by: ["account"],
  };
  const data = {
    ...{ text: "Gain by account.", query: gains, units: { gain: "usd" } },
    rows: [
      { account: "Joint", gain: 1_200 },
      { account: "Roth | IRA", gain: -200.5 },
    ],
    totals: { gain: 999.5 },
  };
  const messages = [
    userMessage("gain by account?"),
    toolCallMessage("query_portfolio", gains),
    toolResultMessage(toolOutcome("query_portfolio", data)),
  ];
  expect(offlineReply(request(messages, everyTool)).text).toContain(`| account | unrealized gain |
| --- | --- |
| Joint | +$1,200.00 |
| Roth IRA | -$200.50 |
| **All** | **+$999.50** |`);
});

test("a statement that is two trading days old is called stale", () => {
  const data = { text: "$1.", query: input, units: {}, rows: [], totals: null };
  const old = { ...toolOutcome("query_portfolio", data), as_of: d11.quotes.as_of };
  const messages = [
    userMessage("cash?"),
    toolCallMessage("query_portfolio", input),
    toolResultMessage(old),
  ];
  expect(offlineReply(request(messages, everyTool)).text).toContain("which is stale");
});
