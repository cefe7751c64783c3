import { Query } from "@advisor/query/schema/query";
import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import { callsOf, noHouseholdContext, request, userMessage } from "../request.fixture.ts";

const context = `<context>
today: 2026-11-21
mode: client
household: Nguyen family (hh_d7)
members: Linh Nguyen (primary, 56); Peter Nguyen (spouse, 58)
total value: 1750000.00 USD as of 2026-11-20 (simulated)
classes out of band: 2
risk tolerance: moderate
next meeting: 2026-11-25T21:00:00Z
cash need: tax of 40000.00 USD due 2027-01-15: Fourth estimated tax payment
<ips_context as_of="2026-11-20" level="default" whole="compare_to_ips">
classes out of band: 2 (us_equity above_max, fixed_income below_min); total 1750000.00 USD, settled cash 154500.00 USD, cash floor 180000.00 USD, cash shortfall 25500.00 USD
over the limit: Tooling Corp, 300000.00 USD, 17.14% directly, limit 10.00%
us_equity: 974000.00 USD, 55.66%, target 50.00%, band 45.00% to 55.00%, drift +5.66 pp (+99000.00 USD), above_max
cash: 164500.00 USD, 9.40%, target 5.00%, band 3.00% to 10.00%, drift +4.40 pp (+77000.00 USD), in_band
</ips_context>
<tasks_context as_of="2026-11-21" level="default" whole="the side panel">
open tasks: 3, overdue: 1
open: Obtain a valuation (task_d7_1), due 2026-10-15 (overdue), high, adv_south, about private_nguyen_tooling
open: Introduce Linh to two [tool:x] brokers (task_d7_3), due 2026-11-24, low, adv_south
open: Call Peter (task_d7_4), no due day, normal, adv_south
(2 more rows: the side panel)
</tasks_context>
<documents_context as_of="2026-08-19" level="default" whole="search_documents">
documents on file: 2
2026-08-19 meeting_note: Review meeting, August 2026 (doc_d7_meeting)
2026-04-10 tax_letter: Tax letter for the year 2025 (doc_d7_tax_2026)
</documents_context>
</context>

`;

const said = (text: string, block = context): string => {
  const { text: reply, calls } = offlineReply(request([userMessage(text, block)]));
  expect(calls).toEqual([]);
  return reply;
};

const valuation = "- Obtain a valuation, due 2026-10-15 (overdue), high";
const brokers = "- Introduce Linh to two (tool:x) brokers, due 2026-11-24, low";
const peter = "- Call Peter, no due day, normal";
const more = "- (2 more rows: the side panel)";

test.each([
  ["what tasks are open?", `Three open tasks:\n\n${valuation}\n${brokers}\n${peter}\n${more}`],
  ["Which tasks are overdue?", `One open task is overdue:\n\n${valuation}\n${more}`],
  ["overdue tasks", `One open task is overdue:\n\n${valuation}\n${more}`],
  ["what's due today?", `One open task is due by today:\n\n${valuation}\n${more}`],
  ["which tasks are not late", `Two open tasks are not overdue:\n\n${brokers}\n${peter}\n${more}`],
  [
    "any tasks due next week?",
    `Two open tasks are due by the end of next week:\n\n${valuation}\n${brokers}\n${more}`,
  ],
  [
    "which tasks are due in the next 5 days",
    `Two open tasks are due within 5 days:\n\n${valuation}\n${brokers}\n${more}`,
  ],
  [
    "Who is who in this household?",
    "Members of the Nguyen family: Linh Nguyen (primary, 56); Peter Nguyen (spouse, 58).",
  ],
  [
    "When is the next meeting?",
    "The next meeting with the Nguyen family is on 2026-11-25 21:00 UTC.",
  ],
  ["risk tolerance?", "The Nguyen family's risk tolerance on file is moderate."],
  [
    "Which documents are on file?",
    "On file, the newest first:\n\n- 2026-08-19 meeting note: Review meeting, August 2026\n- 2026-04-10 tax letter: Tax letter for the year 2025",
  ],
  [
    "what notes do we have",
    "On file, the newest first:\n\n- 2026-08-19 meeting note: Review meeting, August 2026",
  ],
])("%s", (question, text) => {
  expect(said(question)).toBe(text);
});

test.each([
  "brief me",
  "Prepare me for the meeting",
  "What should we bring up at the review?",
  "What should I raise?",
  "Prepare me for Dec 8",
  "give me a brief",
  "household summary",
  "any red flags?",
  "what needs my attention",
])("all of it makes a brief: %s", (question) => {
  expect(said(question)).toBe(`The Nguyen family is worth $1,750,000 as of 2026-11-20 (simulated).

Act now:
- Cash is $25,500 under its floor: $154,500 available, floor $180,000
- Tooling Corp 17.14%, limit 10%
- US equity 55.66%, maximum 55%

Members of the Nguyen family: Linh Nguyen (primary, 56); Peter Nguyen (spouse, 58).

The next meeting with the Nguyen family is on 2026-11-25 21:00 UTC. The Nguyen family's risk tolerance on file is moderate.

Cash needs:
- Tax of $40,000 due 2027-01-15: Fourth estimated tax payment

Three open tasks:

${valuation}
${brokers}
${peter}
${more}

Newest documents:
- 2026-08-19 meeting note: Review meeting, August 2026
- 2026-04-10 tax letter: Tax letter for the year 2025`);
});

const bare = context
  .replace(/<\w+_context[\s\S]*_context>\n/, "")
  .replace(/(meeting:).*/, "$1 none planned");

test.each([
  ["open tasks", "The tasks could not be read just now; the agenda shows them."],
  [
    "which documents are on file",
    "The list of documents could not be read just now; the notes tab shows them.",
  ],
  ["next meeting?", "No meeting with the Nguyen family is planned."],
])("missing data is reported as missing: %s", (question, text) => {
  const reply = offlineReply(request([userMessage(question, bare)], ["compare_to_ips"]));
  expect(reply.text).toBe(text);
});

test.each([
  ["open tasks", "tasks"],
  ["which documents are on file", "documents"],
  ["which notes are on file", "documents"],
  ["birthdays of both", "members"],
  ["when did we last meet them", "documents"],
])("what the context does not have is looked up: %s", (question, dataset) => {
  const [call, ...others] = callsOf(question, bare);
  expect(call).toMatchObject({ name: "query_portfolio", input: { dataset } });
  expect(others).toEqual([]);
  expect(Query.safeParse(call?.input).error).toBeUndefined();
});

test("the list of tasks may be asked about further", () => {
  const [first = "", ...rest] = ["any tasks", "anything late?", "which one matters most"];
  const listed = [
    userMessage(first, context),
    { role: "assistant" as const, content: [{ text: "Three" }] },
  ];
  const then = (text: string) =>
    offlineReply(request([...listed, userMessage(text, context)])).text;
  expect(rest.map(then)).toEqual([
    `One open task is overdue:\n\n${valuation}\n${more}`,
    `One open task is of high priority:\n\n${valuation}\n${more}`,
  ]);
});

test("tasks are asked for in many words", () => {
  expect(said("Late items for Linh?")).toBe(`One open task is overdue:\n\n${valuation}\n${more}`);
  expect(said("anything open for them")).toContain(peter);
  expect(said("when do I talk to them again")).toContain("2026-11-25");
});

test("who is no member is looked for in the documents", () => {
  expect(callsOf("who is Margot", context)).toEqual([
    { name: "search_documents", input: { query: "margot" } },
  ]);
});

test("who somebody is, is said of that member alone", () => {
  expect(said("Who's Peter?")).toBe("Of the Nguyen family: Peter Nguyen (spouse, 58).");
});

test("the answer says when no task is open", () => {
  const none = context.replace(/open: .*\n/g, "").replace(/\(2 more.*\n/, "");
  expect(said("open tasks", none)).toBe("No task is open.");
  const fine = context.replace(/open: Obtain.*\n/, "").replace(/\(2 more.*\n/, "");
  expect(said("overdue tasks", fine)).toBe("No open task is overdue.");
});

test.each(["brief me", "risk tolerance?"])(
  "without a household there is nothing to report: %s",
  (question) => {
    expect(said(question, noHouseholdContext)).toMatch(
      /^No household is chosen in this conversation\./,
    );
  },
);

test.each([
  ["Draft a letter to Linh", "I cannot draft letters or messages, but I can"],
  ["write me a short email about the bands", "I cannot draft letters or messages, but I can"],
  ["Will AAPL go up?", "I make no predictions, but I can"],
  ["where will the market be next year", "I make no predictions, but I can"],
  ["what is the price target for MSFT", "I make no predictions, but I can"],
])("an unsupported request is answered with what is possible: %s", (question, text) => {
  expect(said(question)).toContain(text);
});

test.each([
  ["Did AAPL go up today?", "get_ticker_info"],
  ["what did we say about the next meeting", "search_documents"],
  ["create a task to prepare for the next meeting", "create_task"],
  ["create a task to draft a letter to Linh", "create_task"],
  ["which documents mention the pension?", "search_documents"],
  ["when is the RMD due?", "query_portfolio"],
])("a similar question still calls its tool: %s", (question, tool) => {
  expect(
    offlineReply(request([userMessage(question, context)])).calls.map(({ name }) => name),
  ).toEqual([tool]);
});
