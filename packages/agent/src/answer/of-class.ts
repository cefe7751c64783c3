import { bondFunds, muniFunds } from "@advisor/domain/text/company-names";
import type * as z from "zod";
import type { Params, RoutedPart } from "../route/routed.ts";
import { heard } from "../route/words.ts";
import type { PositionRow, PositionsList } from "./looked-up.ts";
import type { Looked } from "./reply.ts";

type Class = NonNullable<Params["asset_class"]>;

/** Classes that are picked out here: statements file bond funds, and funds that trade, as ETFs. */
export const pickedHere = (wanted: Params["asset_class"]): boolean =>
  wanted === "bonds" || wanted === "funds";

/** The positions of the class that is asked for, out of everything; bond funds are bonds here. */
export function ofClass(
  looked: Looked<z.infer<typeof PositionsList>>,
  { params, text }: Pick<RoutedPart, "params" | "text">,
): Looked<z.infer<typeof PositionsList>> {
  const wanted = params.asset_class;
  const { account, asset_class_filter: filtered } = looked.data;
  if (wanted === undefined || account === null || (filtered !== null && !pickedHere(wanted))) {
    return looked;
  }
  const rows = looked.data.positions;
  const positions = rows.filter((row) => isOf(row, wanted, asksMunis(text)));
  const available = positions.length > 0 ? [] : [...new Set(rows.map((row) => row.asset_class))];
  return {
    ...looked,
    data: {
      ...looked.data,
      asset_class_filter: wanted,
      positions,
      available,
      total: positions.length,
    },
  };
}

/** "which fund lost the most": in everyday speech an ETF is a fund, where no mutual fund is held. */
export function ofFunds(
  part: RoutedPart,
  { data: { account, positions } }: Looked<z.infer<typeof PositionsList>>,
): { meant: RoutedPart; note: string } {
  const isAny = part.params.asset_class === "funds" && !ownKind.test(heard(part.text));
  const held = new Set(positions.map((row) => row.asset_class));
  if (!isAny || account === null || held.has("funds") || !held.has("etf")) {
    return { meant: part, note: "" };
  }
  const where = part.params.account === undefined ? "" : ` in ${part.params.account}`;
  return {
    meant: { ...part, params: { ...part.params, asset_class: "etf" } },
    note: `No mutual funds are held${where}; these are the ETFs.`,
  };
}
const ownKind = /\b(?:mutual|index|money market|target date|hedge|private)\b/;

export const asksMunis = (text: string): boolean =>
  /\b(?:munis?|municipals?|tax (?:exempt|free))\b/.test(heard(text));

/** True for a row of the class; bond funds are bonds here. */
export function isOf({ symbol, asset_class }: PositionRow, wanted: Class, munis: boolean): boolean {
  if (wanted !== "bonds") return asset_class === wanted;
  return munis ? muniFunds.has(symbol) : asset_class === wanted || bondFunds.has(symbol);
}
