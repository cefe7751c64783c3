import type { ModelReply } from "../../bedrock/reply.ts";
import { type Evidence, evidenceFor, isSimilarQuery, searchWords } from "./evidence.ts";
import type { ResearchRequest } from "./request.ts";

/** The share of the question's words that a sentence must contain to count as an answer. */
const enough = 0.6;

/** The offline model in research: it answers by quoting the sentence that matches the question best. */
export function researchReply(request: ResearchRequest): ModelReply {
  const { question, company, pages, checked } = request;
  const [best] = evidenceFor(question, company, pages).filter(({ covers }) => covers >= enough);
  const read = best === undefined ? undefined : readingOf(request.format, best);
  if (checked !== undefined) return said(secondLook(checked, best));
  if (read !== undefined && best !== undefined) return said(answered(read, best));
  const query = nextQuery(request);
  if (query !== undefined) return search(request, query);
  return said([
    "TYPE: unknown_result",
    "Not stated",
    `The ${pages.length} pages that were read do not say it.`,
    "Confidence: 1",
  ]);
}

interface Reading {
  verdict: "positive" | "negative";
  answer: string;
}

const denial = /\b(not|no longer|never|without|lowered)\b/i;

const verdictOf = (sentence: string): Reading["verdict"] =>
  denial.test(sentence) ? "negative" : "positive";

/** Reads the answer in the required format from the sentence; undefined if it contains none. */
function readingOf(format: string, { sentence }: Evidence): Reading | undefined {
  const verdict = verdictOf(sentence);
  if (format.startsWith("one of ")) {
    const values = format.slice("one of ".length).split(", ");
    const answer = values.find((value) => sentence.toLowerCase().includes(value.toLowerCase()));
    return answer === undefined ? undefined : { verdict, answer };
  }
  if (format.startsWith("one number")) {
    const figure = /(?<![\d.,])(?!(?:19|20)\d\d\b)\d[\d,.]*(?: (?:million|billion|percent))?/.exec(
      sentence,
    );
    return figure === null ? undefined : { verdict: "positive", answer: figure[0] };
  }
  if (format.startsWith("yes")) return { verdict, answer: verdict === "positive" ? "Yes" : "No" };
  return { verdict, answer: sentence };
}

const answered = ({ verdict, answer }: Reading, { sentence, covers }: Evidence): string[] => [
  `TYPE: ${verdict}_result`,
  answer,
  "The page says so in the sentence quoted.",
  `Quote: "${sentence}"`,
  `Confidence: ${covers > 0.8 ? 3 : 2}`,
];

/** Checks whether the quotes alone support the answer. */
function secondLook(checked: string, best: Evidence | undefined): string[] {
  if (best === undefined)
    return ["TYPE: unknown_result", "The quotes do not speak of it.", "Confidence: 1"];
  const denied = /^(no|false|negative)\b/i.test(checked);
  const agrees = /^[\d-]/.test(checked) || denied === (verdictOf(best.sentence) === "negative");
  return agrees
    ? ["TYPE: positive_result", "The quotes show it.", "Confidence: 3"]
    : ["TYPE: negative_result", "The quotes show otherwise.", "Confidence: 2"];
}

/** A search that has not been made in these or nearly these words. */
function nextQuery({ company, question, tools, searched }: ResearchRequest): string | undefined {
  if (!tools.includes("perplexity_search")) return undefined;
  const queries = [searchWords(question, company), `${company} news`];
  return queries.find(
    (query) => !searched.some((earlier) => isSimilarQuery(company, earlier, query)),
  );
}

function search({ textTools }: ResearchRequest, query: string): ModelReply {
  if (textTools) return said(["TYPE: tool_use", `<<perplexity_search: ${query}>>`]);
  const calls = [{ name: "perplexity_search", input: { query } }];
  return { text: "TYPE: tool_use", calls, stop: "tool_use" };
}

const said = (lines: readonly string[]): ModelReply => ({
  text: lines.join("\n"),
  calls: [],
  stop: "end_turn",
});
