import type { Brief } from "@advisor/protocol/brief";
import { expect, it } from "vitest";
import { briefChecks } from "./checks.ts";

const brief: Brief = {
  ...{ household_id: "hh_d3", household_name: "Ramirez family", members: "Hector 74" },
  ...{ advisor_id: "adv_north", meeting: null, last_meeting: null, simulated: true },
  ...{ as_of: "2026-11-24", prices_as_of: "2026-11-20" },
  red_flags: [{ text: "Cash is $20,000 under its floor", sources: [1] }],
  decide: [],
  value: [
    { name: "Value, Nov 20", value: "$800,000", sources: [2] },
    { name: "Value on Oct 29", value: "not on file", sources: [] },
  ],
  cash_due: { rows: [], total: "$0", sources: [] },
  allocation: { rows: [], sources: [] },
  since: [],
  promised: [],
  talking_points: [{ text: "Ask about the roof", sources: [] }],
  unknown: ["Prices are 2 trading days old"],
  sources: [],
};

it("checks sources and length, and lists what is unknown", () => {
  expect(briefChecks(brief, 1)).toEqual([
    { of: "verified", text: "Every figure has a source" },
    { of: "verified", text: "One page" },
    { of: "watch", text: "Prices are 2 trading days old" },
  ]);
});

it("counts figures without a source, and pages", () => {
  const bare = {
    ...brief,
    red_flags: [{ text: "Cash is $20,000 under its floor", sources: [] }],
    unknown: [],
  };
  expect(briefChecks(bare, 2)).toEqual([
    { of: "watch", text: "1 figure has no source" },
    { of: "watch", text: "2 pages: leave parts out to make it one" },
  ]);
});
