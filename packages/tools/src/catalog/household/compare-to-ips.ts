import { decimal } from "@advisor/domain/decimal";
import * as Holding from "@advisor/domain/holding";
import { Comparison } from "@advisor/domain/ips-check/comparison";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { householdSource } from "../../household-source.ts";

export const compareToIps = defineTool({
  name: "compare_to_ips",
  reads: "Policy check of the household",
  description:
    "Compares the household's allocation with its investment policy: weights, bands, drift, cash floor, concentration, and proposed trades to the targets and to the bands. It proposes; nothing is traded.",
  effect: "read",
  needs: ["household", "funds", "calendar"],
  input: z.object({
    deposit_usd: z
      .number()
      .positive()
      .max(1e12)
      .nullable()
      .default(null)
      .describe("Money about to arrive, placed before anything is sold"),
  }),
  example: { deposit_usd: 50_000 },
  output: z.object({
    household_id: z.string(),
    household_name: z.string(),
    ...Comparison.shape,
    /** The results for the household's other policies. */
    other_policies: z.array(Comparison),
  }),
  cost: { usd: 0, seconds: 10 },
  view: ({ household_id }) => ({
    view: "householdMember",
    view_state: { household_id, tab: "overview", show_holdings: false },
  }),
  highlight: ({ classes, other_policies }) =>
    [...classes, ...other_policies.flatMap((policy) => policy.classes)]
      .filter(({ status }) => status === "above_max" || status === "below_min")
      .toSorted((a, b) => Math.abs(b.drift_pp ?? 0) - Math.abs(a.drift_pp ?? 0))
      .map((row) => `class:${row.class}`),
  async execute({ deposit_usd }, { household, funds, calendar }) {
    const [snapshot, { compareAll }] = await Promise.all([
      household.snapshot(),
      import("@advisor/domain/ips-check/compare"),
    ]);
    const [first, ...others] = compareAll({
      snapshot,
      today: calendar.today(),
      funds: await funds.many(Holding.fundSymbols(snapshot.holdings)),
      ...(deposit_usd === null ? {} : { deposit: decimal(deposit_usd) }),
    });
    if (first === undefined) throw new Error("a household has at least one comparison");
    const { id, name } = snapshot.household;
    return {
      data: { household_id: id, household_name: name, ...first, other_policies: others },
      source: householdSource(snapshot),
    };
  },
});
