import { readFileSync } from "node:fs";
import { answer } from "@advisor/agent/ask/answer";
import { askModel } from "@advisor/agent/ask/model/ask-model";
import { call, scripted } from "@advisor/agent/model/scripted";
import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOfAll } from "@advisor/query/read/vocabulary";
import { advisors } from "@advisor/sample-data/advisors";
import { expect, test } from "vitest";
import { books } from "./books.ts";

/**
 * Questions of advisors, each with the query that a good model returns and what the answer must
 * state. The queries are written from the description of the schema, and the figures are computed
 * from the records without the query engine. `north` and `south` are all households of an advisor.
 */
const rows = readFileSync(new URL("right-queries.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

const booksOf = (whose: string) =>
  books.filter(
    ({ household: { id } }) =>
      id === `hh_d${whose}` ||
      advisors.some(
        ({ advisor_id, households }) => advisor_id === `adv_${whose}` && households.includes(id),
      ),
  );

const never = new AbortController().signal;
const waiting = () => new Promise<void>(() => undefined);
const directory = { tickers: knownTickers, names: companyNames };

/** The answer to a message that the model reads as this query. */
async function answered(whose: string, message: string, query: string) {
  const own = booksOf(whose);
  const unexplained = readQuestions(message, vocabularyOfAll(own, directory)).flatMap(
    (reading) => reading.unexplained,
  );
  const model = scripted([call("answer_with", { ...JSON.parse(query), confidence: 0.9 })]);
  const deps = { model, books: own, earlier: [], signal: never, wait: waiting };
  const { questions = [], consulted } = await askModel(
    { ...deps, now: () => 0 },
    { text: message, unexplained },
    undefined,
  );
  const asking = {
    books: async () => own,
    tool: own.length > 1 ? ("query_book" as const) : ("query_portfolio" as const),
    ...{ lacks: [], simulated: true, tools: [], signal: never, now: () => 0 },
    run: () => Promise.reject(new Error("no tool is needed")),
  };
  const made = await answer(asking, message, { questions, left_out: [] });
  return {
    outcome: consulted.outcome,
    text: made.answer.answer_markdown,
    unmatched: made.parts.flatMap(({ grounding }) => grounding.unmatched),
  };
}

test.each(rows)("%s: %s", async (whose = "", message = "", query = "", stated = "") => {
  const { outcome, text, unmatched } = await answered(whose, message, query);
  const left = stated.split("; ").filter((part) => !text.includes(part));
  expect({ outcome, unmatched, left, text }).toEqual({
    ...{ outcome: "used", unmatched: [], left: [], text },
  });
});
