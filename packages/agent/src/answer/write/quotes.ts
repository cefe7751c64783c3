import type { Params } from "../../route/routed.ts";
import { listed, price as priceText, signedPercent } from "../format.ts";
import { remaining } from "../left-out.ts";
import type { Quotes } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";

/** `held` is undefined when nobody looked. */
export function writeQuotes(
  looked: Looked<Quotes>,
  held: ReadonlySet<string> | undefined,
  { owned, without }: Pick<Params, "owned" | "without"> = {},
): Reply {
  const { not_found, available } = looked.data;
  const quotes = remaining(looked.data.quotes, without).filter(
    ({ symbol }) => owned !== true || held === undefined || held.has(symbol),
  );
  const missing =
    not_found.length === 0
      ? ""
      : `There is no quote for ${listed(not_found)} on file. Quotes on file: ${listed(available)}.`;
  if (quotes.length === 0) {
    const none = missing === "" ? "There is no quote of what is held on file." : missing;
    return nothing(`${none} ${dated([looked])}`, [looked]);
  }
  const lines = quotes.map((quote) => line(quote, held));
  const text = [lines.join("\n"), missing, dated([looked])].filter(Boolean).join("\n\n");
  return reply(text, [looked]);
}

function line(
  { symbol, price, change_pct }: Quotes["quotes"][number],
  held: ReadonlySet<string> | undefined,
): string {
  const change =
    change_pct === null ? "change not on file" : `${signedPercent(change_pct)} on the day`;
  const note = held === undefined || held.has(symbol) ? "" : " It is not held.";
  return `${symbol} is at ${priceText(price)}, ${change}.${note}`;
}
