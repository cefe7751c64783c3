import { bondFunds } from "@advisor/domain/text/company-names";
import { securityClass } from "@advisor/domain/text/security-class";
import type { Params } from "../route/routed.ts";
import { listed } from "./format.ts";
import type { Activity } from "./looked-up.ts";

type Trade = Activity["trades"][number];
type Class = NonNullable<Params["asset_class"]>;

/** The trades of the class that is asked for, with the class of each, and what is not known to be of it. */
export function tradesOfClass(
  trades: readonly Trade[],
  { asset_class: wanted, without }: Pick<Params, "asset_class" | "without">,
): { trades: Trade[]; unknown: string } {
  const rows = trades.map((trade) => ({
    ...trade,
    asset_class: securityClass(trade.symbol) ?? "",
  }));
  if (wanted === undefined && without?.asset_classes === undefined)
    return { trades: rows, unknown: "" };
  const unclear = [
    ...new Set(rows.flatMap(({ symbol, asset_class }) => (asset_class === "" ? symbol : []))),
  ];
  return {
    trades: wanted === undefined ? rows : rows.filter(({ symbol }) => isOf(symbol, wanted)),
    unknown:
      unclear.length === 0
        ? ""
        : ` What ${listed(unclear)} is has no record, so it was not counted as one of a class.`,
  };
}

/** Bond funds are bonds here, as in a list of what is held. */
const isOf = (symbol: string, wanted: Class): boolean =>
  wanted === "bonds" ? bondFunds.has(symbol) : securityClass(symbol) === wanted;
