import { filterByAccount } from "@advisor/domain/brokerage/account-filter";
import { AssetClass, type Section } from "@advisor/domain/brokerage/dataset";
import { decimal } from "@advisor/domain/decimal";
import { Units, UsdPerUnit } from "@advisor/domain/figure";
import * as z from "zod";
import { notOnFile, oldestDay, RowDay, statementAnswer, unknownAccount } from "./brokerage-tool.ts";

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

type Positions = Section<"positions">;
type Position = Positions["positions"][number];

interface Selection {
  isWanted(position: Position): boolean;
  /** The reason if the account has no such position. */
  reason: string;
  /** What it has instead: a symbol or a class of each of its positions. */
  instead(position: Position): string;
  /** How many to list; all by default. */
  limit?: number;
}

/** The positions of the account that are wanted, their number, and the frame of the result. */
export function selectPositions(
  { positions: all, accounts, as_of }: Positions,
  account: string | null,
  { isWanted, reason, instead, limit }: Selection,
) {
  const own = filterByAccount(all, accounts, account);
  if (!own.known)
    return { positions: [], total: 0, frame: unknownAccount(as_of, account, own.accounts) };
  const rows = own.rows.filter(isWanted);
  const listed = rows.slice(0, limit);
  const available = [...new Set(own.rows.map(instead))];
  const frame =
    rows.length > 0
      ? statementAnswer(oldestDay(as_of, listed), own.account)
      : { ...notOnFile(as_of, reason, available), account: own.account };
  return { positions: listed.map(positionRow), total: rows.length, frame };
}

const positionRow = (position: Position): z.infer<typeof PositionRow> => ({
  ...position,
  quantity: decimal(position.quantity).toNumber(),
  cost_basis: position.cost_basis === null ? null : decimal(position.cost_basis).toNumber(),
  multiplier: decimal(position.multiplier).toNumber(),
});
