import type * as StoredPage from "@advisor/domain/research/stored-page";
import { describe, expect, test } from "vitest";
import { sourceOf } from "../evidence/evidence.ts";
import { matchQuotes } from "../evidence/quotes.ts";
import { neutralizeMarkup } from "../request/fence.ts";
import { answerFromVerdict } from "./answer-from-verdict.ts";
import type { StatedVerdict } from "./verdict.ts";

const page = (more: Partial<StoredPage.Info>): StoredPage.Info => ({
  hash: "h1",
  title: "Acme pays",
  url: "https://www.acme.com/ir",
  date: "2026-10-01",
  text: "Acme declared a quarterly\n dividend of $0.25 <b>per share</b>.",
  source_id: "tool:perplexity_search:v1",
  provider: "embedded",
  as_of: "2026-11-01",
  simulated: true,
  ...more,
});

const yes: StatedVerdict = {
  type: "positive",
  answer: "Yes",
  explanation: "It declared one.",
  quotes: ["declared a quarterly dividend of $0.25"],
  confidence: 3,
};
const format = { type: "boolean" } as const;
const anyAge = { min_sources: 1, max_age_days: null };

describe("quotes", () => {
  test("match word for word, ignoring white space and quotation mark styles, and are shown as the page has them", () => {
    const text = "Acme’s board\n\n said <b>“yes”</b> today";
    const quote = neutralizeMarkup('Acme\'s board said <b>"yes"</b> today');
    expect(matchQuotes([quote], [page({ text })]).quotes).toHaveLength(1);
  });

  test.each([["declared a yearly dividend"], ["dividend"], [""], ["Acme ... $0.25 per share"]])(
    "%j does not match",
    (quote) => {
      const text = "A dividend";
      expect(matchQuotes([quote], [page({}), page({ hash: "h2", text })])).toEqual({
        quotes: quote === "dividend" ? [expect.anything(), expect.anything()] : [],
        unmatched: quote === "dividend" ? [] : [quote],
      });
    },
  );
});

test("a search result that lists a page is not a second source", () => {
  const whole = page({ hash: "h2", url: null, title: "perplexity_search: Acme" });
  const { quotes } = matchQuotes(yes.quotes, [whole, page({})]);
  expect(quotes.map(({ page_hash }) => page_hash)).toEqual(["h1"]);
});

describe("an answer", () => {
  test("is supported when one of its quotes appears in a page that was read", () => {
    expect(
      answerFromVerdict(yes, { answer_format: format, evidence: anyAge }, [page({})], "2026-11-27"),
    ).toEqual({
      verdict: "positive",
      value: true,
      unit: null,
      as_of: null,
      confidence: 3,
      explanation: "It declared one.",
      review: null,
      quotes: [
        {
          text: "declared a quarterly dividend of $0.25",
          page_hash: "h1",
          url: "https://www.acme.com/ir",
          title: "Acme pays",
          date: "2026-10-01",
          source_id: "tool:perplexity_search:v1",
        },
      ],
    });
  });

  test.each([
    [
      "an invented quote",
      { ...yes, quotes: ["it pays a special dividend"] },
      anyAge,
      [page({})],
      /No quote stands.*Not found in what was read: "it pays a special/,
    ],
    ["no quote", { ...yes, quotes: [] }, anyAge, [page({})], /No quote stands/],
    [
      "an old page",
      yes,
      { min_sources: 1, max_age_days: 30 },
      [page({})],
      /undated or older than 30 days/,
    ],
    [
      "an undated page",
      yes,
      { min_sources: 1, max_age_days: 30 },
      [page({ date: null })],
      /undated/,
    ],
    [
      "two pages of one owner",
      yes,
      { min_sources: 2, max_age_days: null },
      [page({}), page({ hash: "h2", url: "https://ir.acme.com/news" })],
      /1 independent source; the criterion asks for 2/,
    ],
  ])("is unknown with %s, and says so", (_, said, evidence, pages, why) => {
    const answer = answerFromVerdict(
      said,
      { answer_format: format, evidence },
      pages,
      "2026-11-27",
    );
    expect(answer).toMatchObject({ verdict: "unknown", value: null, confidence: 1 });
    expect(answer.explanation).toMatch(why);
  });

  test("two registrable domains are two sources", () => {
    const pages = [page({}), page({ hash: "h2", url: "https://news.example.co.uk/a" })];
    const evidence = { min_sources: 2, max_age_days: null };
    expect(
      answerFromVerdict(yes, { answer_format: format, evidence }, pages, "2026-11-27").verdict,
    ).toBe("positive");
  });
});

test.each([
  ["https://ir.acme.com/x", "acme.com"],
  ["https://www.acme.co.uk", "acme.co.uk"],
  ["https://ACME.com:8443", "acme.com"],
  [null, "tool:x"],
])("the owner of %s is %s", (url, owner) => {
  expect(sourceOf({ url, source_id: "tool:x" })).toBe(owner);
});
