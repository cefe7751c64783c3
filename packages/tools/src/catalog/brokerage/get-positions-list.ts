import { AssetClass } from "@advisor/domain/brokerage/dataset";
import { countOf } from "@advisor/domain/figure";
import * as z from "zod";
import { PositionRow, selectPositions } from "../../brokerage-position.ts";
import { AccountName, StatementAnswer } from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";

export const getPositionsList = defineTool({
  name: "get_positions_list",
  source_id: "tool:positions_list:v1",
  reads: "Positions of the accounts",
  description:
    "Everything the household's brokerage accounts hold, optionally of one asset class: quantity and cost basis a unit in US dollars.",
  effect: "read",
  needs: ["brokerage"],
  input: z.object({
    asset_class: AssetClass.nullable().default(null).describe("Only this class"),
    account: AccountName,
    limit: z.int().min(1).max(500).default(100).describe("How many to list"),
  }),
  example: { asset_class: "etf" },
  output: StatementAnswer.extend({
    asset_class_filter: AssetClass.nullable(),
    positions: z.array(PositionRow),
    /** All positions that match the filters, listed or not. */
    total: countOf("positions"),
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ asset_class, account, limit }, { brokerage }) {
    const { value, source } = await brokerage.section("positions");
    const what = asset_class === null ? "positions" : `positions of the class ${asset_class}`;
    const { positions, total, frame } = selectPositions(value, account, {
      isWanted: (row) => asset_class === null || row.asset_class === asset_class,
      reason: `There are no ${what}.`,
      instead: (row) => row.asset_class,
      limit,
    });
    return {
      source: { ...source, as_of: frame.as_of },
      data: { ...frame, asset_class_filter: asset_class, positions, total },
    };
  },
});
