import * as z from "zod";
import { paragraphs } from "../../format/markdown.ts";
import { plainLine } from "../../format/text.ts";
import { moreBefore, notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";
import { Headline, headlines } from "./headlines.ts";

const News = z.object({
  symbol: z.string(),
  articles: z.array(Headline),
  more_until: z.string().nullable(),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

export const getTickerNews = writer(News, (news, input) => {
  if (news.articles.length === 0) return notFound(news, input);
  return paragraphs([
    `The newest headlines on ${plainLine(news.symbol)}, as published: ${cite(input)}`,
    headlines(news.articles, false),
    moreBefore(news.more_until),
  ]);
});
