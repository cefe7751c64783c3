import * as z from "zod";
import { bullets, paragraphs } from "../../format/markdown.ts";
import { joinWithAnd, plainLine } from "../../format/text.ts";
import { moreBefore, notFoundItem } from "../absent.ts";
import { cite, writer } from "../writer.ts";
import { Headline, headlines } from "./headlines.ts";

const News = z.object({
  symbols: z.array(z.string()),
  articles: z.array(Headline),
  more_until: z.string().nullable(),
  without_news: z.array(
    z.object({ symbol: z.string(), reason: z.string(), suggestions: z.array(z.string()) }),
  ),
});

export const getAllTickerNews = writer(News, (news, input) => {
  const of = joinWithAnd(news.symbols.map(plainLine));
  const first =
    news.articles.length === 0
      ? `There are no headlines on ${of}.`
      : `The newest headlines on ${of}, as published:`;
  return paragraphs([
    `${first} ${cite(input)}`,
    headlines(news.articles, true),
    bullets(news.without_news.map(notFoundItem)),
    moreBefore(news.more_until),
  ]);
});
