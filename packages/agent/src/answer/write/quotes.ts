import { listed, signedPercent, usd } from "../format.ts";
import type { Quotes } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";

/** `held` is undefined when nobody looked. */
export function writeQuotes(looked: Looked<Quotes>, held: ReadonlySet<string> | undefined): Reply {
  const { quotes, not_found, available } = looked.data;
  const missing =
    not_found.length === 0
      ? ""
      : `There is no quote for ${listed(not_found)} on file. Quotes on file: ${listed(available)}.`;
  if (quotes.length === 0) return nothing(`${missing} ${dated([looked])}`, [looked]);
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
  return `${symbol} is at ${usd(price)}, ${change}.${note}`;
}
