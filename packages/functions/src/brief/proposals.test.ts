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
