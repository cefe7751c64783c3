import * as z from "zod";
import { bullets, paragraphs } from "../../format/markdown.ts";
import { plainLine, quotation } from "../../format/text.ts";
import { didYouMean } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Matches = z.object({
  query: z.string(),
  matches: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      exchange: z.string().nullable(),
      kind: z.string(),
    }),
  ),
  more: z.boolean(),
  suggestions: z.array(z.string()),
});
type Match = z.infer<typeof Matches>["matches"][number];

export const searchTickers = writer(Matches, (found, input) => {
  const [best, ...others] = found.matches;
  if (best === undefined) {
    return `No ticker matches ${quotation(found.query, 80)}.${didYouMean(found.suggestions)} ${cite(input)}`;
  }
  return paragraphs([
    `The ticker that matches ${quotation(found.query, 80)} best is ${named(best)}. ${cite(input)}`,
    bullets(others.map(named)),
    found.more ? "More tickers match; type more of the name to narrow the list." : "",
  ]);
});

const named = ({ symbol, name, exchange, kind }: Match): string =>
  `**${plainLine(symbol)}**, ${plainLine(name)} (${[kind, exchange ?? []].flat().map(plainLine).join(", ")})`;
