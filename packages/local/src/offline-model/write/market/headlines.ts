import * as z from "zod";
import { bullets, listed, plain, quoted, time } from "../../format.ts";

/** A headline as the news tools give it. Its text is quoted and nothing else. */
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
      const publisher = article.publisher === null ? "" : ` (${plain(article.publisher)})`;
      const about =
        withSymbols && article.symbols.length > 0 ? `${listed(article.symbols.map(plain))}: ` : "";
      return `${time(article.published_at)}, ${about}${quoted(article.title, titleLength)}${publisher}`;
    }),
  );
