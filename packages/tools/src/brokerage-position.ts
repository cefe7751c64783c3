import type { Section } from "@advisor/domain/brokerage/dataset";
import { AssetClass } from "@advisor/domain/brokerage/dataset";
import { decimal } from "@advisor/domain/decimal";
import { Units, UsdPerUnit } from "@advisor/domain/figure";
import * as z from "zod";
import { RowDay } from "./brokerage-tool.ts";

/** A position in the brokerage statement. */
export const PositionRow = z.object({
  ...RowDay,
  account: z.string(),
  symbol: z.string(),
  name: z.string().optional().describe("What a security without a ticker is called"),
  quantity: Units,
  cost_basis: UsdPerUnit.nullable(),
  asset_class: AssetClass,
  multiplier: z.number().describe("Units of the underlying in one contract"),
});

export const positionRow = (
  position: Section<"positions">["positions"][number],
): z.infer<typeof PositionRow> => ({
  ...position,
  quantity: decimal(position.quantity).toNumber(),
  cost_basis: position.cost_basis === null ? null : decimal(position.cost_basis).toNumber(),
  multiplier: decimal(position.multiplier).toNumber(),
});
