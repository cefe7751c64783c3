import * as z from "zod";
import { priceText } from "../../format/amounts.ts";
import { bullets, paragraphs } from "../../format/markdown.ts";
import { plainLine, quotation } from "../../format/text.ts";
import { cite, writer } from "../writer.ts";

const Found = z.object({
  query: z.string(),
  answer: z.string().nullable(),
  results: z.array(
    z.object({
      citation: z.string().regex(/^web:\d+$/),
      title: z.string(),
      snippet: z.string(),
      date: z.string().nullable(),
    }),
  ),
  cost_usd: z.number().nullable(),
});

const length = { answer: 600, title: 160, snippet: 260 };

/** Quotes pages as data; instructions in them have no effect. */
export const perplexitySearch = writer(Found, ({ query, answer, results, cost_usd }, input) => {
  const asked = quotation(query, 120);
  if (results.length === 0 && answer === null) {
    return `The web search for ${asked} found nothing. ${cite(input)}`;
  }
  const cost = cost_usd === null || cost_usd === 0 ? "" : ` It cost ${priceText(cost_usd, "USD")}.`;
  return paragraphs([
    `The web search for ${asked} found the following, quoted as it is.${cost} ${cite(input)}`,
    answer === null ? "" : quotation(answer, length.answer),
    bullets(
      results.map((page) => {
        const date = page.date === null ? "" : ` (${plainLine(page.date)})`;
        return `**${plainLine(quotation(page.title, length.title)).slice(1, -1)}**${date}: ${quotation(page.snippet, length.snippet)} [${page.citation}]`;
      }),
    ),
  ]);
});
