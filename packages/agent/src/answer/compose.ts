import { ToolResult } from "@advisor/protocol/tool-result";
import type * as z from "zod";
import { amountToCover } from "../route/named-amount.ts";
import type { RoutedPart } from "../route/routed.ts";
import { asBefore } from "./as-before.ts";
import { notOnFile } from "./beyond.ts";
import { notLeftOut } from "./left-out.ts";
import * as Data from "./looked-up.ts";
import { heldIn, statedIn } from "./of-accounts.ts";
import { ofClass } from "./of-class.ts";
import { ofAccount, placesOf, type Results } from "./places.ts";
import { ranged } from "./plan.ts";
import { dated, type Looked, nothing, type Reply } from "./reply.ts";
import { asksAmount, asksRealized, asksUnits, basisOf, heard, leadOf } from "./wanted.ts";
import { noRealizedGain, writeActivity } from "./write/activity.ts";
import { writeCover } from "./write/cash-cover.ts";
import { writeDay } from "./write/day.ts";
import { writeFacts } from "./write/facts.ts";
import { writeNoPerformance, writePerformance, writeRange } from "./write/performance.ts";
import { writePositions, writePositionsList } from "./write/positions.ts";
import { writeQuotes } from "./write/quotes.ts";
import { writeRanking } from "./write/ranking.ts";
import { asksShare, withShare } from "./write/share.ts";
import { writeAccountValue, writeCash, writeReconciliation } from "./write/summary.ts";
import { writeSymbolPerformance } from "./write/symbol-performance.ts";
import { writeTransfers } from "./write/transfers.ts";

/** A part in words, and what of the question they leave unanswered. */
export function compose(
  part: RoutedPart,
  results: Results,
  held: ReadonlySet<string> | undefined,
): Reply {
  if (asksRealized(part)) return realizedGain(results);
  const said = written(part, results, held);
  const { before, after } = notOnFile(part);
  const text = [
    before,
    ofAccount(part, said.text, placesOf(results)),
    sincePurchase(part),
    asBefore(part),
    notLeftOut(withoutCash(part)),
    after,
  ];
  return { ...said, text: text.filter((one) => one !== "").join(" ") };
}

/** Cash is no position, and so is never in what is ranked. */
function withoutCash(part: RoutedPart): RoutedPart {
  const { others = [], ...named } = part.params.without ?? {};
  const left = others.filter((one) => !/\bcash\b/i.test(one));
  if (part.intent !== "portfolio_ranking" || left.length === others.length) return part;
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
  const { timeframe, from, to } = params;
  const isGain =
    intent === "symbol_performance" ||
    (intent === "portfolio_ranking" && basisOf(part).startsWith("unrealized"));
  const isOfDay =
    intent === "symbol_performance" && (timeframe === "1D" || leadOf(part).startsWith("day"));
  const named =
    timeframe ?? ((from ?? to) ? `${from ?? "the beginning"} to ${to ?? "now"}` : "ITD");
  if (!isGain || named === "ITD" || isOfDay) {
    return "";
  }
  return `Gains are since purchase: what positions did over ${named} is not on file.`;
}

/** The typed context of a part, and the writer that puts it into words. */
function written(part: RoutedPart, results: Results, own: ReadonlySet<string> | undefined): Reply {
  const { intent, params } = part;
  const read = <Schema extends z.ZodType>(
    tool: string,
    schema: Schema,
  ): Looked<z.infer<Schema>> => {
    const { data, source_id, as_of, simulated } = ToolResult.parse(results.get(tool));
    return { data: schema.parse(data), source_id, as_of, simulated };
  };
  const summary = () => read("get_account_summary", Data.Summary);
  const list = () => read("get_positions_list", Data.PositionsList);
  const held = () => heldIn(read("get_positions", Data.Positions), params);
  const quotes = () => read("get_quotes", Data.Quotes);
  const moved = () => read("get_transfers", Data.Transfers);
  switch (intent) {
    case "activity":
      return writeActivity(params, read("get_activity", Data.Activity), {
        amount: asksAmount(part),
        units: asksUnits(part),
      });
    case "positions":
      return writePositions(held(), part);
    case "positions_list":
      return writePositionsList(list(), part);
    case "performance":
      return writeReturn(part, read("get_performance", Data.Performance), { list, quotes, moved });
    case "quotes":
      return writeQuotes(quotes(), own, part);
    case "facts":
      return writeFacts(read("get_facts", Data.Facts), part.text);
    case "transfers":
      return writeTransfers(params, moved());
    case "account_value":
      return params.reconcile === true
        ? writeReconciliation(summary(), list(), quotes())
        : writeAccountValue(statedIn(summary(), params), part.text);
    case "cash_balance":
      return writeCashAsked(
        part,
        statedIn(summary(), params),
        results.has("get_transfers") ? moved() : undefined,
      );
    case "symbol_performance":
      return writeSymbol(part, { held, list, quotes });
    case "portfolio_ranking":
      return writeRanking(part, ofClass(list(), part), quotes());
    default:
      throw new Error(`${intent} has no words of its own`);
  }
}

/** What a symbol has done, and where it is asked for what part it is of all that is held. */
function writeSymbol(
  part: RoutedPart,
  looked: {
    held(): Looked<z.infer<typeof Data.Positions>>;
    list(): Looked<z.infer<typeof Data.PositionsList>>;
    quotes(): Looked<Data.Quotes>;
  },
): Reply {
  const { params } = part;
  const held = looked.held();
  const priced = looked.quotes();
  const asked = { lead: leadOf(part), account: params.account };
  const said = writeSymbolPerformance(held, priced, asked);
  return asksShare(params) ? withShare(said, held, looked.list(), { priced, params }) : said;
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
  if (stated.data.found) return writePerformance(part, stated, looked.moved());
  return params.timeframe === "1D"
    ? writeDay(params, stated, looked.list(), looked.quotes())
    : writeNoPerformance(stated);
}

/** The cash itself, or beside an amount that the question names. */
function writeCashAsked(
  part: RoutedPart,
  summary: Looked<z.infer<typeof Data.Summary>>,
  moved: Looked<Data.Transfers> | undefined,
): Reply {
  const amount = amountToCover(heard(part.text));
  return amount === undefined
    ? writeCash(part, summary, moved)
    : writeCover(part.params, amount, summary, moved);
}
