import { type Decimal, sum } from "@advisor/domain/decimal";
import { type Position, type Totals, totals } from "@advisor/domain/position";
import type * as z from "zod";
import { price, quantity, ratioPercent, signedPercent, signedUsd, unit, usd } from "../format.ts";
import type { Positions, Quotes } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import type { Lead } from "../wanted.ts";
import { absent } from "./absent.ts";
import { isShort } from "./held-words.ts";
import { ofOneShare } from "./per-share.ts";
import { ofEachAccount } from "./symbol-by-account.ts";

type Held = Looked<z.infer<typeof Positions>>;
type Quote = Quotes["quotes"][number];

interface Asked {
  /** What of it was asked for, and so stands first. */
  lead?: Lead;
  account?: string | undefined;
  /** The words of the question, which may be of the accounts one by one. */
  words?: string;
  /** Yes or no, where the sign of the gain, or of the day's change, says it. */
  answered?(figure: Decimal): string;
}

/** Holding and quote together: gain since purchase, value, move on the day. */
export function writeSymbolPerformance(
  held: Held,
  priced: Looked<Quotes>,
  asked: Asked = {},
): Reply {
  const { found, account } = held.data;
  if (!found && account === null) return absent(held.data, [held]);
  const { text, used, figures } = toldOf(held, priced, asked);
  const said = `${text}${text.endsWith("|") ? "\n\n" : " "}${dated(used)}`;
  return figures.length === 0 ? nothing(said, used) : reply(said, used, figures);
}

interface Told {
  text: string;
  used: readonly Looked<unknown>[];
  figures: number[];
}

function toldOf(held: Held, priced: Looked<Quotes>, asked: Asked): Told {
  const { lead = "gain", account, answered = () => "", words = "" } = asked;
  const { symbol, positions } = held.data;
  const where = account === undefined ? "" : ` in ${account}`;
  const quote = priced.data.quotes.find((one) => one.symbol === symbol);
  if (positions.length === 0) return notHeld(held, priced, { quote, where, lead });
  const used = [held, priced];
  const own = valued(positions, priced.data.quotes);
  const units = sum(own.map((one) => one.quantity));
  const counted = `${quantity(units)} ${unit(positions)}`;
  if (quote === undefined) {
    const text = `${counted} of ${symbol} are held${where}, but there is no quote on file, so gain and value are not known.`;
    return { text, used, figures: [] };
  }
  const sums = totals(own);
  const facts = { name: `${symbol}${where}`, counted, sums, own, quote, lead };
  const figure = lead.startsWith("day") ? sums.day_change : sums.unrealized_pl;
  const yes = figure === null || !isWhole(own, "unrealized_pl") ? "" : answered(figure);
  const each = ofEachAccount({ symbol, words, lead, isOne: account !== undefined }, own);
  const share = ofOneShare(words, own, quote);
  return {
    text: `${share.text}${yes}${each.lead}${told(facts)}${each.rows}`,
    used,
    figures: [...figuresOf(sums, units), ...each.figures, ...share.figures],
  };
}

function notHeld(
  held: Held,
  priced: Looked<Quotes>,
  { quote, where, lead }: { quote: Quote | undefined; where: string; lead: Lead },
): Told {
  const { symbol } = held.data;
  if (quote === undefined) {
    return { text: `${symbol} is not held${where}.`, used: [held], figures: [] };
  }
  const { change_pct } = quote;
  const isOfDay = lead.startsWith("day") && change_pct !== null;
  const day = isOfDay ? `, ${signedPercent(change_pct)} on the day` : "";
  const text = `${symbol} is not held${where}, so there is no gain or loss. It is at ${price(quote.price)}${day}.`;
  return { text, used: [held, priced], figures: [] };
}

interface Facts {
  name: string;
  counted: string;
  sums: Totals;
  own: readonly Position[];
  quote: Quote;
  lead: Lead;
}

/** What was asked for, then the rest in one sentence. */
function told(facts: Facts): string {
  const { lead } = facts;
  const name = `${facts.name}${isShort(facts.own) ? " (a short position)" : ""}`;
  const worth = `${facts.counted} at ${price(facts.quote.price)} are worth ${usd(facts.sums.market_value)}`;
  const moved = day(facts);
  const later = moved === undefined ? [] : [`on the day ${moved}`];
  switch (lead) {
    case "worth":
      return `${name} is worth ${usd(facts.sums.market_value)}: ${facts.counted} at ${price(facts.quote.price)}. ${sentence([gain(facts), ...later])}`;
    case "cost":
      return `${name}: ${paid(facts)}. ${sentence([worth, gain(facts), ...later])}`;
    case "day":
    case "day_pct":
      return `${name} on the day: ${moved ?? "the change is not on file"}. ${sentence([gain(facts), worth])}`;
    default:
      return `${name}: ${gain(facts)}. ${sentence([worth, ...later])}`;
  }
}

const sentence = (clauses: readonly string[]): string => {
  const text = clauses.join("; ");
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
};

/** A figure over all shares counts only when it is on file for every one of them. */
const isWhole = (own: readonly Position[], figure: "unrealized_pl" | "cost"): boolean =>
  own.every((one) => one[figure] !== null);

const paid = ({ sums: { cost }, own }: Facts): string => {
  if (cost === null || !isWhole(own, "cost")) return "the cost is not on file";
  return isShort(own) ? `sold short for ${usd(cost.abs())}` : `a cost of ${usd(cost)}`;
};

/** What has been gained or lost, on what cost. */
export function gain({
  sums: { unrealized_pl, unrealized_pl_pct, cost },
  own,
  lead,
}: Pick<Facts, "sums" | "own" | "lead">): string {
  if (unrealized_pl === null || cost === null || !isWhole(own, "unrealized_pl")) {
    return "gain and loss are not known, because the cost is not on file";
  }
  const isLoss = unrealized_pl.lt(0);
  const amount = isLoss ? usd(unrealized_pl.abs()) : signedUsd(unrealized_pl);
  const ratio = unrealized_pl_pct === null ? undefined : ratioPercent(unrealized_pl_pct);
  const [first, second] =
    lead === "gain_pct" && ratio !== undefined ? [ratio, amount] : [amount, ratio];
  const beside = second === undefined ? "" : ` (${second})`;
  const basis = isShort(own) ? `proceeds of ${usd(cost.abs())}` : `a cost of ${usd(cost)}`;
  const on = lead === "cost" ? "" : ` on ${basis}`;
  const since = lead.startsWith("day") ? " since purchase" : "";
  return `a ${isLoss ? "loss" : "gain"} of ${first}${beside}${on}${since}`;
}

function day({ sums: { day_change }, quote: { change_pct }, lead }: Facts): string | undefined {
  if (day_change === null) return undefined;
  const amount = signedUsd(day_change);
  if (change_pct === null) return amount;
  return lead === "day_pct"
    ? `price ${signedPercent(change_pct)}, ${amount} in all`
    : `${amount} (price ${signedPercent(change_pct)})`;
}

/** Every figure that the sums state. */
export const figuresOf = (sums: Totals, ...others: readonly Decimal[]): number[] =>
  [
    ...others,
    sums.market_value,
    sums.cost,
    sums.unrealized_pl,
    sums.unrealized_pl_pct,
    sums.day_change,
  ].flatMap((value) =>
    value === null ? [] : [value.round(4).toNumber(), value.round(2).toNumber()],
  );
