import { account, household } from "@advisor/domain/ips-check/household.fixture";
import { lot, sellDownTo, shares } from "@advisor/domain/ips-check/trades/sales.fixture";
import { expect, it } from "vitest";
import { factsOf } from "../book/facts.ts";
import { proposedTrades } from "./proposed-trades.ts";

const none = { documents: [], tasks: [], notes: [], statements: {}, funds: new Map() };

it.each([
  ["individual", 300],
  ["roth_ira", 0],
] as const)(
  "a sale of a security without a ticker in an account of type %s has its taxable gain",
  (type, gain) => {
    const snapshot = household({
      accounts: [account({ type })],
      holdings: [shares("MILL", [lot("a", "10", "40")], { symbol: null, security_id: "sec_mill" })],
      ips: [sellDownTo(50)],
    });
    const sales = proposedTrades
      .rows(factsOf({ ...none, snapshot }))
      .filter(({ dimensions }) => dimensions.side === "sell" && dimensions.mode === "band");
    expect(
      sales.map(({ dimensions, figures }) => [dimensions.symbol, Number(figures.taxable_gain)]),
    ).toEqual([["sec_mill", gain]]);
  },
);
