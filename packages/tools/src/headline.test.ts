import { expect, test } from "vitest";
import { distinctStories, headline, shortHeadline } from "./headline.ts";

const news = {
  id: "n1",
  title: "Chip demand rises",
  summary: null,
  publisher: null,
  published_at: "2026-11-19T14:30:00Z",
  url: null,
  symbols: ["NVDA"],
};
const row = headline(news);

test("a story published twice on one day is listed once, under both symbols", () => {
  const again = { ...row, title: " chip demand RISES", symbols: ["AMD", "NVDA"] };
  expect(distinctStories([row, again])).toEqual([{ ...row, symbols: ["NVDA", "AMD"] }]);
});

test("the same title on another day is another story", () => {
  const rows = [row, { ...row, published_at: "2026-08-19T14:30:00Z" }];
  expect(distinctStories(rows)).toEqual(rows);
});

test("an unsafe URL is dropped, the rest is unchanged", () => {
  const { id: _, ...kept } = news;
  expect(headline({ ...news, url: "javascript:alert(1)" })).toEqual({ ...kept, url: null });
});

test("a model sees the beginning of a long summary", () => {
  const { summary } = shortHeadline({ ...row, summary: "word ".repeat(100) });
  expect(summary).toMatch(/word … \(\d+ more characters\)$/);
  expect(summary?.length).toBeLessThan(340);
});
