import { expect, test } from "vitest";
import { offlineReply } from "../answer.ts";
import type { ToolCall } from "../converse.ts";
import {
  callsOf,
  everyTool,
  finishedTurn,
  is,
  request,
  smithContext,
  userMessage,
} from "../request.fixture.ts";

test("an account may be anyone's where the request does not say whose it is", () => {
  const context = smithContext.replace(/(?<=_ira), \w+ Smith\)/g, ")");
  const question = "How many ETFs does Laura hold in the joint brokerage?";
  const [call, ...others] = callsOf(question, context);
  expect([call?.name, call?.input, others]).toEqual([
    "query_portfolio",
    expect.objectContaining({ measures: ["count"] }),
    [],
  ]);
});

const worth = (text: string, ...where: object[]) =>
  finishedTurn(text, "query_portfolio", {
    ...{ dataset: "accounts", measures: ["account_value"], aggregate: "list", where },
  });

const then = (
  history: ReturnType<typeof worth>,
  text: string,
  context = smithContext,
): ToolCall[] => offlineReply(request([...history, userMessage(text, context)], everyTool)).calls;

const tasksContext = smithContext.replace(
  "</context>",
  `<tasks_context as_of="2026-11-21" level="default" whole="the side panel">
open tasks: 1, overdue: 0
open: Call Paul (task_1), due 2026-12-04, normal, adv_north
</tasks_context>
</context>`,
);

test("a follow-up is about what the context answered", () => {
  const said = { role: "assistant" as const, content: [{ text: "One open task: ..." }] };
  const asked = [userMessage("open tasks", tasksContext), said];
  expect(then(asked, "which one is due first", tasksContext)).toEqual([
    {
      name: "query_portfolio",
      input: expect.objectContaining({ dataset: "tasks", limit: 1 }),
    },
  ]);
});

test("a follow-up about several owners finds their accounts", () => {
  const asked = [
    ...worth("What is Laura's IRA worth?", is("account", "Laura's rollover IRA")),
    ...worth("and Paul's?", is("owner", "Paul Smith")),
  ];
  expect(then(asked, "combined?").map(({ input }) => input.where)).toEqual([
    [is("account", "Laura's rollover IRA", "Paul's Roth IRA")],
  ]);
});

test("a follow-up after an owner who is not known as one is read alone", () => {
  const context = smithContext.replaceAll(", Paul Smith)", ")");
  const owner = is("owner", "Paul Smith");
  const asked = [
    ...worth("What is Paul's joint account worth?", is("account", "Joint brokerage"), owner),
    ...worth("and Laura's?", is("account", "Laura's rollover IRA")),
  ];
  expect(then(asked, "How many shares of MSFT do they own?", context)[0]?.input.where).toEqual([
    is("symbol", "MSFT"),
  ]);
  expect(then(asked, "both together", context)).toEqual([]);
});
