import * as z from "zod";
import { priceText, quantityText, signedPercentText } from "../../format/amounts.ts";
import { capitalize, plainLine } from "../../format/text.ts";
import { cite, writer } from "../writer.ts";
import { notOnFile } from "./not-on-file.ts";

const Range = z.object({ low: z.number().nullable(), high: z.number().nullable() }).nullable();
const Info = z.object({
  found: z.boolean(),
  symbol: z.string(),
  name: z.string().nullable(),
  currency: z.string().nullable(),
  price: z.number().nullable(),
  previous_close: z.number().nullable(),
  change_pct: z.number().nullable(),
  volume: z.number().nullable(),
  day_range: Range,
  year_range: Range,
  suggestions: z.array(z.string()),
});
type Info = z.infer<typeof Info>;

export const getTickerInfo = writer(Info, (info, input) => {
  if (!info.found) return notOnFile("price", info, input);
  const name =
    info.name === null
      ? plainLine(info.symbol)
      : `${plainLine(info.name)} (${plainLine(info.symbol)})`;
  if (info.price === null) return `There is no price for ${name}. ${cite(input)}`;
  const moved =
    info.change_pct === null
      ? ""
      : `, ${signedPercentText(info.change_pct)} against the previous close`;
  const facts = [
    ...range("day range", info.day_range, info),
    ...range("one-year range", info.year_range, info),
    ...(info.volume === null ? [] : [`volume ${quantityText(info.volume)}`]),
  ];
  const more = facts.length === 0 ? "" : ` ${capitalize(facts.join("; "))}.`;
  return `${name} is at **${levelText(info.price, info)}**${moved}.${more} ${cite(input)}`;
});

/** An index is at points, not at a price. */
const levelText = (value: number, { symbol, currency }: Info): string =>
  symbol.startsWith("^") ? quantityText(value) : priceText(value, currency);

const range = (title: string, found: Info["day_range"], info: Info): string[] =>
  found === null || found.low === null || found.high === null
    ? []
    : [`${title} ${levelText(found.low, info)} to ${levelText(found.high, info)}`];
