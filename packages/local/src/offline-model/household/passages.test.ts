import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import {
  callsOf,
  everyTool,
  finishedTurn,
  is,
  request,
  toolCallMessage,
  toolOutcome,
  toolResultMessage,
  userMessage,
} from "../request.fixture.ts";

const passage = (number: number, snippet: string) => ({
  ...{ citation: `doc:doc_d1_note#${number}`, title: "Review meeting", type: "meeting_note" },
  ...{ date: "2026-08-20", snippet },
});

/** The answer to a question whose search finds these passages. */
function answered(question: string, ...snippets: string[]): string {
  const [call, ...others] = callsOf(question);
  if (call === undefined || others.length > 0) throw new Error(`${others.length} further calls`);
  expect(call.name).toBe("search_documents");
  const matches = snippets.map((snippet, index) => passage(index + 1, snippet));
  const data = { query: String(call.input.query), matches, documents_searched: 3 };
  const messages = [
    userMessage(question),
    toolCallMessage(call.name, call.input),
    toolResultMessage(toolOutcome(call.name, data)),
  ];
  return offlineReply(request(messages, everyTool)).text;
}

test("what the reader does not know is answered by the passages that are about it", () => {
  const text = answered(
    "what is the plan for college",
    "Emma starts college in the autumn. Her 529 plan is with the state.",
    "The plan is reviewed every spring.",
  );
  expect(text).toContain("[doc:doc_d1_note#1]");
  expect(text).not.toContain("#2");
  expect(text).not.toContain("did not understand");
});

test("a question that names a document is answered by its passages", () => {
  const text = answered(
    "2025 dividends from the tax form summary",
    "Dividends were 318.40 dollars.",
  );
  expect(text).toContain("[doc:doc_d1_note#1]");
});

test("a question for a reason is answered by passages", () => {
  const text = answered(
    "Why do they still own AAPL?",
    "The AAPL shares they still own are a gift.",
  );
  expect(text).toContain("[doc:doc_d1_note#1]");
});

test("what somebody wants is answered by passages, also where a reading could be offered", () => {
  const text = answered("what did Laura want when she called", "Laura called: she wants no gains.");
  expect(text).toContain("[doc:doc_d1_note#1]");
});

test("a document and what it is asked for are one search", () => {
  expect(
    callsOf("per my call note of november, when is the cabin sale supposed to close?"),
  ).toEqual([
    {
      name: "search_documents",
      input: { query: "november cabin sale supposed close", type: "note" },
    },
  ]);
});

test.each([
  ["summarise my notes please", { query: "note", type: "note" }],
  ["what's my note on Tesla", { query: "tesla", type: "note" }],
])("the text of notes is searched, without the words that ask for it: %s", (text, input) => {
  expect(callsOf(text)).toEqual([{ name: "search_documents", input }]);
});

test("the three best passages are quoted", () => {
  const text = answered("what is the plan for college", ...Array(5).fill("The plan for college."));
  expect([...text.matchAll(/doc:doc_d1_note#/g)]).toHaveLength(2);
  const listed = answered("find the tax letter", ...Array(5).fill("A tax letter."));
  expect([...listed.matchAll(/doc:doc_d1_note#/g)]).toHaveLength(3);
  expect(listed).toContain("2 more that match less are in the result beside this answer.");
});

test("an irregular form of a word is the word", () => {
  const text = answered("what did they spend the money on", "They spent the money on a roof.");
  expect(text).toContain("[doc:doc_d1_note#1]");
});

test("what somebody will do is no forecast of a market, where a text tells it", () => {
  const text = "where will he cover the Tesla short";
  expect(answered(text, "He will buy the short of Tesla back at 290.")).toContain("290");
  expect(answered(text, "Tesla was sold.")).toMatch(/^I make no predictions/);
});

test("a question after a list of members is asked by itself", () => {
  expect(callsOf("Laura - how old is she and when does she start work?")).toMatchObject([
    { name: "query_portfolio", input: { dataset: "members", where: [is("name", "Laura Smith")] } },
    { name: "search_documents", input: { query: "start work" } },
  ]);
});

test("without a passage about it, the question is asked back", () => {
  const text = answered("what color is the moon", "The tax color code is red.");
  expect(text).toMatch(/^I did not understand .*"moon"/);
  expect(text).not.toContain("doc:");
});

test("with a reading to offer, a passage must have every word of the question", () => {
  const text = "what is the flibber of Paul worth";
  expect(answered(text, "The flibber of Paul has no date.")).toMatch(/^I did not understand "flib/);
  expect(answered(text, "The flibber of Paul is worth a trip.")).toContain("[doc:doc_d1_note#1]");
});

test.each([
  ...["hello", "roof", "what is the flibber of AAPL worth"],
  ...["at what price did they sell Apple", "how much cash does bob stone have"],
])("no document is searched for: %s", (question) => {
  expect(callsOf(question)).toEqual([]);
});

test("a short question may be about the words of the message before", () => {
  const messages = [
    ...finishedTurn("how much AAPL can they sell", "query_portfolio"),
    userMessage("why"),
  ];
  const reply = offlineReply(request(messages, everyTool));
  expect(reply.calls).toEqual([{ name: "search_documents", input: { query: "aapl sell" } }]);
});
