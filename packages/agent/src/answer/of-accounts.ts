import { decimal, sum } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { Params, RoutedPart } from "../route/routed.ts";
import { listed } from "./format.ts";
import type { Positions, Summary } from "./looked-up.ts";
import type { Looked } from "./reply.ts";

type Stated = z.infer<typeof Summary>;

const isLeftOut = ({ without }: Params, account: string): boolean =>
  without?.accounts?.includes(account) === true;

/** What the accounts that are meant hold of a symbol. */
export function heldIn(
  looked: Looked<z.infer<typeof Positions>>,
  params: Params,
): Looked<z.infer<typeof Positions>> {
  const positions = looked.data.positions.filter(({ account }) => isMeant(params, account));
  return { ...looked, data: { ...looked.data, positions } };
}

const isMeant = (params: Params, account: string): boolean =>
  !isLeftOut(params, account) && (params.whose !== true || params.account === account);

/** "Chidi's Microsoft shares", which are in no account of his name: those that the household has. */
export function ofHolder(
  part: RoutedPart,
  held: Looked<z.infer<typeof Positions>>,
): { part: RoutedPart; before: string } {
  const { account, without, whose, ...params } = part.params;
  const names = account === undefined ? without?.kept : [account];
  // By the account alone nobody has looked elsewhere.
  const isByName = whose === true || (part.shared !== undefined && held.data.positions.length > 0);
  const isElsewhere = heldIn(held, part.params).data.positions.length === 0;
  if (!isByName || names === undefined || !isElsewhere) return { part, before: "" };
  const before =
    held.data.positions.length === 0 ? "" : `${params.symbol} is not held in ${listed(names)}.`;
  const { shared: _, ...meant } = part;
  return { part: { ...meant, params }, before };
}

/** The figures of the accounts that are meant, added up; without any left out as they are stated. */
export function statedIn(looked: Looked<Stated>, params: Params): Looked<Stated> {
  const accounts = looked.data.accounts.filter(({ account }) => !isLeftOut(params, account));
  if (accounts.length === looked.data.accounts.length) return looked;
  const total = (key: "total_value" | "total_cash" | "settled_cash" | "unsettled_cash"): number =>
    sum(accounts.map((row) => decimal(row[key]))).toNumber();
  const totals = {
    total_value: total("total_value"),
    total_cash: total("total_cash"),
    settled_cash: total("settled_cash"),
    unsettled_cash: total("unsettled_cash"),
  };
  return { ...looked, data: { ...looked.data, accounts, totals } };
}
