import * as z from "zod";
import { bullets } from "../../format/markdown.ts";
import { joinWithAnd, plainLine, quotation, timeText } from "../../format/text.ts";

/** A headline as the news tools return it. Its text is only ever quoted. */
export const Headline = z.object({
  title: z.string(),
  publisher: z.string().nullable(),
  published_at: z.string(),
  symbols: z.array(z.string()),
});
type Headline = z.infer<typeof Headline>;

const shown = 8;
const titleLength = 180;

export const headlines = (articles: readonly Headline[], withSymbols: boolean): string =>
  bullets(
    articles.slice(0, shown).map((article) => {
      const publisher = article.publisher === null ? "" : ` (${plainLine(article.publisher)})`;
      const about =
        withSymbols && article.symbols.length > 0
          ? `${joinWithAnd(article.symbols.map(plainLine))}: `
          : "";
      return `${timeText(article.published_at)}, ${about}${quotation(article.title, titleLength)}${publisher}`;
    }),
  );
