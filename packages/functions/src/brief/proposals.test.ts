import { checked, household } from "@advisor/domain/ips-check/household.fixture";
import { lot, sellDownTo, shares } from "@advisor/domain/ips-check/trades/sales.fixture";
import { expect, it } from "vitest";
import { proposals } from "./proposals.ts";

it("the sale of a security without a ticker is proposed by name", () => {
  const mill = { symbol: null, security_id: "sec_mill", name: "Mill LLC" };
  const ips = sellDownTo(50);
  const filed = household({ holdings: [shares("MILL", [lot("a", "10", "40")], mill)] });
  expect(proposals(checked(filed, ips))).toEqual([
    "Sell 5 Mill LLC in Joint: $500, long-term gain +$300.",
  ]);
});

it("the note on a sale is a sentence of its own", () => {
  const filed = household({ holdings: [shares("MILL", [lot("a", "10", "40")])] });
  filed.accounts = filed.accounts.map((account) => ({ ...account, type: "roth_ira" as const }));
  expect(proposals(checked(filed, sellDownTo(50)))).toEqual([
    "Sell 5 MILL in Joint: $500. No tax inside this account.",
  ]);
});
