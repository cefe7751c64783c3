import type { Decimal } from "@advisor/domain/decimal";
import { ToolResult } from "@advisor/protocol/tool-result";
import type * as z from "zod";
import type { RoutedPart } from "../route/routed.ts";
import { asBefore } from "./as-before.ts";
import { notOnFile } from "./beyond.ts";
import { isApart } from "./comparison/apart.ts";
import { evidenceOf } from "./comparison/compared.ts";
import { writeComparison } from "./comparison/write.ts";
import { notLeftOut } from "./left-out.ts";
import * as Data from "./looked-up.ts";
import { heldIn, ofHolder, statedIn } from "./of-accounts.ts";
import { ofClass, ofFunds } from "./of-class.ts";
import { writeCashAsked, writeValue } from "./of-summary.ts";
import { daysAsked } from "./picked.ts";
import { ofAccount, placesOf, type Results } from "./places.ts";
import { asksAccountShare, ofLast, ranged } from "./plan.ts";
import { dated, type Looked, lookedUp, nothing, type Reply } from "./reply.ts";
import { notCounted } from "./shared.ts";
import { asksAmount, asksRealized, asksSymbols, asksUnits, basisOf, leadOf } from "./wanted.ts";
import { ifAny, ofSign } from "./whether.ts";
import { writeAccountCounts } from "./write/account-counts.ts";
import { writeAccountReturns } from "./write/account-returns.ts";
import { noRealizedGain, writeActivity } from "./write/activity.ts";
import { writeClassShares } from "./write/class-shares.ts";
import { writeDay } from "./write/day.ts";
import { writeEachAccount } from "./write/each-account.ts";
import { writeFacts } from "./write/facts.ts";
import { writeNoPerformance, writePerformance, writeRange } from "./write/performance.ts";
import { writePositions, writePositionsList } from "./write/positions.ts";
import { writePurchase } from "./write/purchase.ts";
import { writeQuotes } from "./write/quotes.ts";
import { writeRanking } from "./write/ranking.ts";
import { asksShare, withShare, withShareOfValue } from "./write/share.ts";
import { writeReconciliation } from "./write/summary.ts";
import { writeSymbolPerformance } from "./write/symbol-performance.ts";
import { writeTransfers } from "./write/transfers.ts";
import { writeWeights } from "./write/weights.ts";
import { takesOffCash } from "./write/without-cash.ts";

interface Beside {
  /** What is held, where a quote is to say whether its symbol is. */
  own: ReadonlySet<string> | undefined;
  /** The message, where all of it is this part. */
  said: string;
}

/** A part in words, and what of the question they leave unanswered. */
export function compose(
  part: RoutedPart,
  results: Results,
  beside: Beside = { own: undefined, said: part.text },
): Reply {
  const { comparison } = part.params;
  if (comparison !== undefined && !isApart(part)) {
    return writeComparison(comparison, evidenceOf([results]));
  }
  if (asksRealized(part)) return realizedGain(results);
  const { part: meant, before: elsewhere } = holder(part, results);
  const said = written(meant, results, beside);
  const { before, after } = notOnFile(part);
  const text = [
    before,
    elsewhere,
    sincePurchase(part),
    ofAccount(meant, said.text, placesOf(results)),
    asBefore(part),
    notCounted(meant),
    notLeftOut(withoutCash(part, beside.said)),
    after,
  ];
  return { ...said, text: text.filter((one) => one !== "").join(" ") };
}

function holder(part: RoutedPart, results: Results): ReturnType<typeof ofHolder> {
  const isByName = part.params.whose === true || part.shared !== undefined;
  const held = isByName ? results.get("get_positions") : undefined;
  return held === undefined ? { part, before: "" } : ofHolder(part, lookedUp(held, Data.Positions));
}

/** Cash is no position, and so is never in what is ranked; off a value it has been taken. */
function withoutCash(part: RoutedPart, words: string): RoutedPart {
  const { others = [], ...named } = part.params.without ?? {};
  const isTaken = part.intent === "account_value" && takesOffCash(part.params, words);
  const left = others.filter((one) => !/\bcash\b/i.test(one));
  if (!(part.intent === "portfolio_ranking" || isTaken) || left.length === others.length) {
    return part;
  }
  const without = left.length === 0 ? named : { ...named, others: left };
  return { ...part, params: { ...part.params, without } };
}

/** Only the record of trades was looked at for it; elsewhere nothing is cited. */
function realizedGain(results: Results): Reply {
  const activity = results.get("get_activity");
  const looked = activity === undefined ? [] : [ToolResult.parse(activity)];
  const day = looked.length === 0 ? "" : ` ${dated(looked)}`;
  return nothing(`${noRealizedGain}${day}`, looked);
}

/** A gain is the one since purchase, whatever stretch was asked about. */
function sincePurchase(part: RoutedPart): string {
  const { intent, params } = part;
  const { timeframe } = params;
  const isGain =
    intent === "symbol_performance" ||
    (intent === "portfolio_ranking" && basisOf(part).startsWith("unrealized"));
  const isOfDay =
    intent === "symbol_performance" &&
    (params.purchase === true || timeframe === "1D" || leadOf(part).startsWith("day"));
  const over = timeframe === undefined ? daysAsked(params) : ` over ${timeframe}`;
  if (!isGain || timeframe === "ITD" || over === "" || isOfDay) return "";
  const what = intent === "symbol_performance" ? (params.symbol ?? "it") : "positions";
  return `What ${what} did${over} is not on file; gains are since purchase.`;
}

/** The typed context of a part, and the writer that puts it into words. */
function written(part: RoutedPart, results: Results, { own, said }: Beside): Reply {
  const { intent, params } = part;
  const read = <Schema extends z.ZodType>(tool: string, schema: Schema): Looked<z.infer<Schema>> =>
    lookedUp(results.get(tool), schema);
  const all = () => read("get_account_summary", Data.Summary);
  // A share is of every account, whichever are asked about.
  const summary = () => (asksAccountShare(part) ? all() : statedIn(all(), params));
  const list = () => read("get_positions_list", Data.PositionsList);
  const held = () => heldIn(read("get_positions", Data.Positions), params);
  const quotes = () => read("get_quotes", Data.Quotes);
  const moved = () => read("get_transfers", Data.Transfers);
  switch (intent) {
    case "activity":
      return writeActivity(params, read("get_activity", Data.Activity), {
        amount: asksAmount({ text: said }),
        units: asksUnits(part),
        symbols: asksSymbols({ text: said }),
        answered: (found) => ifAny(part, found),
      });
    case "positions":
      return writePositions(held(), { ...part, said });
    case "positions_list":
      return writeHeld(part, list());
    case "performance":
      return writeReturn(part, read("get_performance", Data.Performance), { list, quotes, moved });
    case "quotes":
      return writeQuotes(quotes(), own, part);
    case "facts":
      return writeFacts(read("get_facts", Data.Facts), part.text);
    case "transfers":
      return writeTransfers(ofLast(part), moved(), part.text);
    case "account_value":
      return params.reconcile === true
        ? writeReconciliation(all(), list(), quotes())
        : writeValue(part, summary(), said);
    case "cash_balance":
      return writeCashAsked(
        part,
        summary(),
        results.has("get_transfers") ? moved() : undefined,
        said,
      );
    case "symbol_performance":
      if (params.purchase === true) {
        return writePurchase(part, read("get_activity", Data.Activity), quotes());
      }
      return writeSymbol(part, { held, list, quotes, summary }, said);
    case "portfolio_ranking":
      return writeOrder(part, { list, quotes, summary }, results.has("get_quotes"));
    default:
      throw new Error(`${intent} has no words of its own`);
  }
}

/** What is held, or how many it is in each account. */
const writeHeld = (part: RoutedPart, list: Looked<z.infer<typeof Data.PositionsList>>): Reply =>
  (isCountOfEach(part) ? writeAccountCounts(part, list) : undefined) ??
  writePositionsList(list, part);
const isCountOfEach = ({ params: { per, measure } }: RoutedPart): boolean =>
  per !== undefined && measure === "count";

/** What is held in order, or what it is of the whole. */
const writeOrder = (
  part: RoutedPart,
  looked: {
    list(): Looked<z.infer<typeof Data.PositionsList>>;
    quotes(): Looked<Data.Quotes>;
    summary(): Looked<z.infer<typeof Data.Summary>>;
  },
  isPriced: boolean,
): Reply => {
  const { share, with_cash } = part.params;
  if (share !== true)
    return writeRanked(part, looked.list(), isPriced ? looked.quotes() : undefined);
  const stated = with_cash === true ? looked.summary() : undefined;
  return writeWeights(part, looked.list(), looked.quotes(), stated);
};

/** What is held in the order that is asked for, of all of it or of each account. */
const writeRanked = (
  part: RoutedPart,
  list: Looked<z.infer<typeof Data.PositionsList>>,
  priced: Looked<Data.Quotes> | undefined,
): Reply => {
  const { per } = part.params;
  if (per === "asset_class" && priced !== undefined) {
    return writeClassShares(part.params, list, priced);
  }
  if (per !== undefined) return writeEachAccount(part, list, priced);
  const { meant, note } = ofFunds(part, list);
  const said = writeRanking(meant, ofClass(list, meant), priced);
  return note === "" ? said : { ...said, text: `${note} ${said.text}` };
};

/** What a symbol has done, and where it is asked for what part it is of all that is held. */
function writeSymbol(
  part: RoutedPart,
  looked: {
    held(): Looked<z.infer<typeof Data.Positions>>;
    list(): Looked<z.infer<typeof Data.PositionsList>>;
    quotes(): Looked<Data.Quotes>;
    summary(): Looked<z.infer<typeof Data.Summary>>;
  },
  words: string,
): Reply {
  const { params } = part;
  const held = looked.held();
  const priced = looked.quotes();
  const lead = leadOf(part);
  const isSince =
    ![params.timeframe, params.from, params.to].some(Boolean) || lead.startsWith("day");
  const answered = isSince ? (figure: Decimal) => ofSign(part, figure) : () => "";
  // What a few words stand for after an answer may ask of the accounts one by one.
  const meant = /^which account\b/i.test(part.text) ? part.text : words;
  const asked = { lead, account: params.account, answered, words: meant };
  const said = writeSymbolPerformance(held, priced, asked);
  if (!asksShare(params)) return said;
  const beside = { priced, params, asked: part };
  return params.with_cash === true
    ? withShareOfValue(said, held, looked.summary(), beside)
    : withShare(said, held, looked.list(), beside);
}

/** A return on file, the day's change of what is held in place of the day's return, or what there is instead. */
function writeReturn(
  part: RoutedPart,
  stated: Looked<z.infer<typeof Data.Performance>>,
  looked: {
    list(): Looked<z.infer<typeof Data.PositionsList>>;
    quotes(): Looked<Data.Quotes>;
    moved(): Looked<Data.Transfers>;
  },
): Reply {
  const { params } = part;
  if (ranged(params)) return writeRange(params, stated);
  const each = params.per === undefined ? undefined : writeAccountReturns(part, stated);
  if (each !== undefined) return each;
  if (stated.data.found) return writePerformance(part, stated, looked.moved());
  return params.timeframe === "1D"
    ? writeDay(params, stated, looked.list(), looked.quotes())
    : writeNoPerformance(stated);
}
