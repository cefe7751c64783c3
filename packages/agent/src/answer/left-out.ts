import { bondFunds } from "@advisor/domain/text/company-names";
import type { RoutedPart } from "../route/routed.ts";
import { classNames, listed } from "./format.ts";

type Without = RoutedPart["params"]["without"];
type Kind = Exclude<keyof NonNullable<Without>, "kept">;

/** What can be left out of an answer, by intent. From the others nothing can be taken. */
const applied: Readonly<Partial<Record<RoutedPart["intent"], readonly Kind[]>>> = {
  positions_list: ["symbols", "asset_classes", "accounts", "shorts"],
  portfolio_ranking: ["symbols", "asset_classes", "accounts", "shorts"],
  activity: ["symbols", "asset_classes", "accounts"],
  transfers: ["accounts"],
  quotes: ["symbols"],
  positions: ["accounts"],
  symbol_performance: ["accounts"],
  account_value: ["accounts"],
  cash_balance: ["accounts"],
};

/** The rows that are not left out. */
export const remaining = <
  Row extends { symbol: string; account?: string; asset_class?: string; quantity?: number },
>(
  rows: readonly Row[],
  without: Without,
): Row[] => {
  const { symbols = [], asset_classes = [], accounts = [], shorts = false } = without ?? {};
  const [names, classes, places]: [string[], string[], string[]] = [
    symbols,
    asset_classes,
    accounts,
  ];
  // Most bonds are held through funds.
  const isOut = ({ symbol, asset_class }: { symbol: string; asset_class: string }): boolean =>
    classes.includes(asset_class) || (classes.includes("bonds") && bondFunds.has(symbol));
  return rows.filter(
    ({ symbol, account = "", asset_class = "", quantity = 0 }) =>
      !(names.includes(symbol) || isOut({ symbol, asset_class }) || places.includes(account)) &&
      !(shorts && quantity < 0),
  );
};

/** "ETFs and AAPL", for what an intent leaves out; empty when that is nothing. */
export function leftOut({ intent, params }: Pick<RoutedPart, "intent" | "params">): string {
  const kinds = applied[intent] ?? [];
  const names = kinds.flatMap((kind) => named(params.without, kind));
  return listed(intent === "transfers" ? [...names, ...methods(params.without)] : names);
}

const methods = (without: Without): string[] =>
  (without?.others ?? []).filter((one) => methodOf(one) !== undefined);
const methodOf = (name: string): string | undefined =>
  /\b(ach|wire)s?\b/i.exec(name)?.[1]?.toLowerCase();

/** The ways of moving money that are left out, in small letters: "ACH", "the wires". */
export const methodsOut = (without: Without): string[] =>
  methods(without).flatMap((one) => methodOf(one) ?? []);

/** No gain is told of these, so that a ranking leaves them out anyway. */
const withoutCost = /\b(?:cost|basis)\b/i;

/** Returns are on file by account. */
const ableIn = ({ intent, params }: Pick<RoutedPart, "intent" | "params">): readonly Kind[] =>
  intent === "performance" && params.per !== undefined ? ["accounts"] : (applied[intent] ?? []);

/** Said where the figures hold what the question wanted left out. */
export function notLeftOut({ intent, params }: Pick<RoutedPart, "intent" | "params">): string {
  const able = ableIn({ intent, params });
  const { kept: _, ...without } = params.without ?? {};
  const kinds = (Object.keys(without) as Kind[]).filter((kind) => !able.includes(kind));
  const all = kinds.flatMap((kind) => named(params.without, kind));
  const ofFlows = intent === "performance" && all.some((name) => flows.test(name));
  const names = all
    .filter((name) => !(ofFlows && flows.test(name)))
    .filter((name) => intent !== "transfers" || methodOf(name) === undefined)
    .filter((name) => intent !== "portfolio_ranking" || !withoutCost.test(name));
  const stays =
    names.length === 0
      ? ""
      : `The figures are of everything: ${listed(names)} cannot be left out of this answer.`;
  return [ofFlows ? noFlows : "", stays].filter(Boolean).join(" ");
}

const flows = /\b(?:deposits?|withdrawals?|contributions?|transfers?|flows?)\b/i;
const noFlows = "Deposits and withdrawals do not count in a time-weighted return.";

function named(without: Without, kind: Kind): readonly string[] {
  if (kind === "shorts") return without?.shorts === true ? ["short positions"] : [];
  return kind === "asset_classes"
    ? (without?.asset_classes ?? []).map((name) => classNames[name])
    : (without?.[kind] ?? []);
}
