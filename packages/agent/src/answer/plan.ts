import { type Comparison, isThing } from "../route/comparison/comparison.ts";
import { amountToCover } from "../route/named-amount.ts";
import type { Intent, Params, RoutedPart } from "../route/routed.ts";
import { heard } from "../route/words.ts";
import { isApart } from "./comparison/apart.ts";
import { pickedHere } from "./of-class.ts";
import { picks } from "./picked.ts";
import { asksUnits } from "./wanted.ts";
import { asksState } from "./whether.ts";
import { asksShare } from "./write/share.ts";

export interface PlannedCall {
  tool: string;
  input: Record<string, unknown>;
  /** Only when this other tool has found something. */
  after?: string;
}

/** The policy gate: the tools that each intent may call, and no others. */
export const allowed: Readonly<Record<Intent, readonly string[]>> = {
  activity: ["get_activity"],
  positions: ["get_positions"],
  positions_list: ["get_positions_list"],
  performance: ["get_performance", "get_transfers", "get_positions_list", "get_quotes"],
  quotes: ["get_quotes"],
  facts: ["get_facts"],
  transfers: ["get_transfers"],
  account_value: ["get_account_summary", "get_positions_list", "get_quotes"],
  cash_balance: ["get_account_summary", "get_transfers"],
  symbol_performance: [
    ...["get_positions", "get_quotes", "get_positions_list"],
    ...["get_account_summary", "get_activity"],
  ],
  portfolio_ranking: ["get_positions_list", "get_quotes", "get_account_summary"],
  out_of_scope: [],
  clarify: [],
};

/** What a part looks up, all at once. */
export function plan(part: RoutedPart): PlannedCall[] {
  const { comparison } = part.params;
  return comparison === undefined || isApart(part) ? ofPart(part) : ofCompared(part, comparison);
}

/** What is compared is picked out of all accounts. */
function ofCompared({ intent, params }: RoutedPart, { by, sides }: Comparison): PlannedCall[] {
  const { symbol } = params;
  const summary = { tool: "get_account_summary", input: {} };
  const quotes = { tool: "get_quotes", input: {} };
  const list = { tool: "get_positions_list", input: { limit: mostPositions } };
  const held = { tool: "get_positions", input: given({ symbol }) };
  switch (intent) {
    case "account_value":
      return sides.some(({ cash, ...side }) => cash !== true && isThing(side))
        ? [summary, list, quotes]
        : [summary];
    case "cash_balance":
      return [summary];
    case "positions":
      return [held];
    case "positions_list":
      return [list];
    case "symbol_performance":
      return [held, { ...quotes, input: { symbols: symbols(params) } }];
    default:
      return by === "cost" ? [list] : [list, quotes];
  }
}

function ofPart({ intent, params, text }: RoutedPart): PlannedCall[] {
  const { account, from, to, limit, asset_class, type } = params;
  const own = given({ account });
  const summary = { tool: "get_account_summary", input: own };
  // What is left out is left out of the whole.
  // A class is a share of all that is held, and of each account it is told too where there is none of it.
  const picked = pickedHere(asset_class) || params.per !== undefined || params.share === true;
  const isSome = params.without ?? params.short ?? params.uncosted ?? params.several;
  const isWhole = picked || isSome !== undefined || asksUnits({ text });
  const most = isWhole ? { limit: mostPositions } : {};
  const list = {
    tool: "get_positions_list",
    input: { ...given({ account, asset_class: picked ? undefined : asset_class }), ...most },
  };
  const whole = { tool: "get_positions_list", input: { ...own, limit: mostPositions } };
  const quotes = { tool: "get_quotes", input: {} };
  const isPicked = picks(params) || params.via !== undefined || params.without !== undefined;
  const counted = isPicked ? mostTransfers : limit;
  const moved = {
    tool: "get_transfers",
    input: given({
      account,
      type,
      status: ofLast({ params, text }).status,
      from,
      to,
      limit: counted,
    }),
  };
  const pending = {
    tool: "get_transfers",
    input: { type: "withdrawal", status: "pending", ...own },
  };
  switch (intent) {
    case "activity":
      return [{ tool: "get_activity", input: activityInput(params) }];
    case "positions":
      return [{ tool: "get_positions", input: heldBy(params) }];
    case "positions_list":
      return [list];
    case "performance":
      return returns(params, { whole, quotes });
    case "quotes":
      return [{ tool: "get_quotes", input: { symbols: symbols(params) } }];
    case "facts":
      return [{ tool: "get_facts", input: given({ topic: params.topic }) }];
    case "transfers":
      return [moved];
    case "account_value":
      return ofValue(params, { summary, whole, quotes });
    case "cash_balance":
      return ofCash({ params, text }, { summary, pending });
    case "symbol_performance":
      return ofSymbol(params, { whole, quotes, summary });
    case "portfolio_ranking":
      return ranked(params, {
        list: { ...list, input: { ...list.input, limit: mostPositions } },
        quotes,
        summary,
      });
    default:
      return [];
  }
}

/** Cash as it is stated, beside what is on its way out where that is asked, or of all accounts for a share of it. */
function ofCash(
  { params, text }: Pick<RoutedPart, "params" | "text">,
  { summary, pending }: Record<"summary" | "pending", PlannedCall>,
): PlannedCall[] {
  if (asksAccountShare({ intent: "cash_balance", params })) return [{ ...summary, input: {} }];
  return asksPending(text) ? [summary, pending] : [summary];
}

/** What was paid needs no price, a side of it does; a share of the account value needs that too. */
function ranked(
  { basis, sign, with_cash }: Params,
  { list, quotes, summary }: Record<"list" | "quotes" | "summary", PlannedCall>,
): PlannedCall[] {
  if (with_cash === true) return [list, quotes, summary];
  return basis === "cost" && sign === undefined ? [list] : [list, quotes];
}

/** What accounts are worth; of whether it adds up and of a share, what that is held against. */
function ofValue(
  params: Params,
  { summary, whole, quotes }: Record<"summary" | "whole" | "quotes", PlannedCall>,
): PlannedCall[] {
  if (params.reconcile === true) return [summary, whole, quotes];
  const isShare = asksAccountShare({ intent: "account_value", params });
  return isShare ? [{ ...summary, input: {} }] : [summary];
}

/** What one account, or somebody's, are of all of them in value or in cash: all have to be looked at for it. */
export const asksAccountShare = ({ intent, params }: Pick<RoutedPart, "intent" | "params">) =>
  ((intent === "account_value" && params.reconcile !== true) ||
    (intent === "cash_balance" && params.share === true)) &&
  (params.account ?? params.without?.kept) !== undefined &&
  asksShare(params);

/** What each of them is of all. */
export const asksAccountShares = ({ intent, params }: Pick<RoutedPart, "intent" | "params">) =>
  intent === "account_value" && params.per === "account" && asksShare(params);

/** A symbol and its quote; a share of the whole needs what else is held and its quotes. */
function ofSymbol(
  params: Params,
  { whole, quotes, summary }: Record<"whole" | "quotes" | "summary", PlannedCall>,
) {
  if (params.purchase === true) {
    const bought = { tool: "get_activity", input: activityInput(params) };
    return [bought, { tool: "get_quotes", input: { symbols: symbols(params) } }];
  }
  const own = { tool: "get_positions", input: heldBy(params) };
  if (asksShare(params) && params.with_cash === true) return [own, summary, quotes];
  return asksShare(params)
    ? [own, whole, quotes]
    : [own, { tool: "get_quotes", input: { symbols: symbols(params) } }];
}

/** What is held of a symbol; where only somebody's name was said, wherever it is. */
const heldBy = ({ account, symbol, whose }: Params) =>
  given({ account: whose === true ? undefined : account, symbol });

/** The return on file and the money behind it; for the day what is held as well, whose change the quotes tell. */
function returns(params: Params, { whole, quotes }: Record<"whole" | "quotes", PlannedCall>) {
  const { account, timeframe } = params;
  const stated = { tool: "get_performance", input: given({ account, timeframe }) };
  if (ranged(params)) return [stated];
  const flows = {
    tool: "get_transfers",
    input: { ...given({ account }), limit: mostTransfers },
    after: "get_performance",
  };
  return timeframe === "1D" ? [stated, flows, whole, quotes] : [stated, flows];
}

/** The newest that are asked for are counted after others were left out. */
function activityInput(params: Params) {
  const { account, symbol, from, to, limit, without, asset_class } = params;
  const side = asksOfDay(params) ? undefined : params.side;
  const isWhole = (without ?? asset_class) !== undefined || side !== params.side || picks(params);
  const all = isWhole ? mostTransfers : limit;
  return given({ account, symbol, side, from, to, limit: all });
}

/** One symbol on one day is looked at from both sides: "I sold it yesterday" may have been a buy. */
const asksOfDay = ({ symbol, side, from, to, limit }: Params): boolean =>
  ![symbol, side, from].includes(undefined) && from === to && limit === undefined;

/** What is added up or ranked is looked up whole: the most that the tools give. */
const mostPositions = 500;
const mostTransfers = 200;

/** A return between two days; only named timeframes are on file. */
export const ranged = ({ timeframe, from, to }: Params): boolean =>
  timeframe === undefined && (from !== undefined || to !== undefined);

/** Asks what can be taken out or covered, so that money already on its way out belongs beside it. */
const asksPending = (text: string): boolean =>
  withdrawable.test(heard(text)) ||
  (paidOut.test(text) && amountToCover(heard(text)) !== undefined);

/** The last one, whatever its state, where that is what is asked: "last deposit, and did it go through". */
export function ofLast({ params, text }: Pick<RoutedPart, "params" | "text">): Params {
  const { status, ...others } = params;
  const isOfLast = params.limit === 1 && status === "completed";
  return isOfLast && asksState({ text }) ? others : params;
}

/** Money is to leave, and is not only compared. */
export const asksPaidOut = (text: string): boolean =>
  withdrawable.test(heard(text)) || paidOut.test(text);
const paidOut =
  /\b(?:cover\w*|afford|enough|sufficient|pull|take|get|buy|pay|spend|wire|send|move|transfer|need\w*|fund|invest|distribut\w*|rmd|meet|raise|free up|for an?)\b/i;
const withdrawable =
  /\bwithdraw|\b(?:take|pull|get|move|transfer|draw) (?:(?:(?:any|some|the|my|our|more) )?(?:money|cash|funds) )?out\b|\b(?:take|pull|get) (?:(?:any|some|the|more) )?(?:money|cash|funds) (?:from|off)\b|\b(?:taken|pulled|moved|transferred|drawn|paid|gotten) out\b|\b(?:can|could|may) .*\b(?:send|wire|transfer|move) .*\b(?:bank|checking)\b|\b(?:can|could|may) (?:(?:actually|really|still|possibly|safely) )*(?:leave|come out of|go out of|exit|be (?:sent|wired|moved|paid))\b/i;

const symbols = ({ symbol, symbols }: Params): string[] =>
  symbols ?? (symbol === undefined ? [] : [symbol]);

/** Without what was not said, so that the tools' own defaults hold. */
const given = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
