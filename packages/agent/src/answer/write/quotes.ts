import { decimal } from "@advisor/domain/decimal";
import type { RoutedPart } from "../../route/routed.ts";
import { listed, price as priceText, quantity, signedPercent, usd } from "../format.ts";
import { remaining } from "../left-out.ts";
import type { Quotes } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { asksMove, unitsAsked } from "../wanted.ts";
import { against, boundIn, isPolar, ofSign, yesOrNo } from "../whether.ts";

/** `held` is undefined when nobody looked. */
export function writeQuotes(
  looked: Looked<Quotes>,
  held: ReadonlySet<string> | undefined,
  asked: Pick<RoutedPart, "params" | "text"> = { params: {}, text: "" },
): Reply {
  const { owned, without } = asked.params;
  const { not_found, available } = looked.data;
  const quotes = remaining(looked.data.quotes, without).filter(
    ({ symbol }) => owned !== true || held === undefined || held.has(symbol),
  );
  const missing =
    not_found.length === 0
      ? ""
      : `There is no quote for ${listed(not_found)} on file. ${instead(available)}`;
  if (quotes.length === 0) {
    const none = missing === "" ? "There is no quote of what is held on file." : missing;
    return nothing(`${none} ${dated([looked])}`, [looked]);
  }
  const isMove = asksMove(asked);
  const [only, ...others] = quotes;
  const isOne = only !== undefined && others.length === 0;
  const bound = isOne ? ofBound(asked, only) : { text: "", figures: [] };
  const lead = isMove && isOne ? ofSign(asked, only.change_pct ?? 0) : bound.text;
  const lines = quotes.map((quote) => `${lead}${line(quote, held, isMove)}`);
  const multiple = isOne ? multiplied(asked, only) : undefined;
  const text = [lines.join("\n"), multiple?.text, missing, dated([looked])];
  return reply(
    text.filter(Boolean).join("\n\n"),
    [looked],
    [...bound.figures, ...(multiple?.figures ?? [])],
  );
}

const instead = (available: readonly string[]): string =>
  available.length === 0 ? "There are no quotes on file." : `Quotes on file: ${listed(available)}.`;

/** "is VOO above 400": whether it is. */
function ofBound({ text }: Pick<RoutedPart, "text">, { price }: Quotes["quotes"][number]) {
  const bound = isPolar({ text }) ? boundIn(text) : undefined;
  if (bound === undefined) return { text: "", figures: [] };
  const { holds, figures } = against(bound, price);
  return { text: yesOrNo(holds), figures };
}

/** What as many as were asked for come to at the price on file. */
function multiplied(
  asked: Pick<RoutedPart, "text">,
  { symbol, price }: Quotes["quotes"][number],
): { text: string; figures: number[] } | undefined {
  const units = unitsAsked(asked, symbol);
  if (units === undefined) return undefined;
  const whole = decimal(price).times(units).round(2);
  return {
    text: `${quantity(units)} x ${priceText(price)} is ${usd(whole)}.`,
    figures: [units, whole.toNumber()],
  };
}

function line(
  { symbol, price, change_pct }: Quotes["quotes"][number],
  held: ReadonlySet<string> | undefined,
  isMove: boolean,
): string {
  const change =
    change_pct === null ? "change not on file" : `${signedPercent(change_pct)} on the day`;
  const note = held === undefined || held.has(symbol) ? "" : " It is not held.";
  if (isMove) return `${symbol}: ${change}, at ${priceText(price)}.${note}`;
  return `${symbol} is at ${priceText(price)}, ${change}.${note}`;
}
