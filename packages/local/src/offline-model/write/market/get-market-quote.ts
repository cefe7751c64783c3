import { MarketQuotes, type Quote } from "@advisor/protocol/trading/tools";
import { priceText, quantityText, signedPercentText } from "../../format/amounts.ts";
import { bullets, paragraphs } from "../../format/markdown.ts";
import { capitalize, plainLine, timeText } from "../../format/text.ts";
import { writer } from "../writer.ts";
import { citeInstrument, instrumentName } from "./instrument-name.ts";

const Quotes = MarketQuotes.pick({ quotes: true, not_found: true });

export const getMarketQuote = writer(Quotes, ({ quotes, not_found }, input) => {
  const lines = quotes.map(
    (quote) => `${sentence(quote, instrumentName(quote, input))} ${citeInstrument(quote, input)}`,
  );
  const missing = not_found.map(
    (one) =>
      `There is no quote of ${instrumentName(one, input)} on file. ${citeInstrument(one, input)}`,
  );
  const all = [...lines, ...missing];
  return all.length > 1 ? bullets(all) : paragraphs(all);
});

function sentence(quote: Quote, name: string): string {
  const rupees = (value: number) => priceText(value, "INR");
  const moved =
    quote.change_pct === null
      ? ""
      : `, ${signedPercentText(quote.change_pct)} against the previous close${quote.previous_close === null ? "" : ` of ${rupees(quote.previous_close)}`}`;
  const facts = [
    ...(quote.open === null ? [] : [`opened at ${rupees(quote.open)}`]),
    ...(quote.low === null || quote.high === null
      ? []
      : [`day range ${rupees(quote.low)} to ${rupees(quote.high)}`]),
    ...(quote.volume === null ? [] : [`volume ${quantityText(quote.volume)}`]),
  ];
  const more = facts.length === 0 ? "" : ` ${capitalize(facts.join("; "))}.`;
  return `${name} is at **${rupees(quote.last_price)}**${moved}, on ${timeText(plainLine(quote.as_of))}.${more}`;
}
