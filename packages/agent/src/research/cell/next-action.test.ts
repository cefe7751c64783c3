import type * as Entry from "@advisor/domain/research/entry";
import { describe, expect, test } from "vitest";
import { contextOf, messagesOf } from "../request/messages.ts";
import { readCellLog } from "./cell-log.ts";
import {
  asks,
  cell,
  context,
  next,
  opened,
  prompted,
  query,
  replied,
  requested,
  resulted,
  start,
  whyOf,
} from "./next-action.fixture.ts";

describe("a cell", () => {
  test("begins with its start entry, the template's query, and a prompt with what was found", () => {
    expect(next([])).toEqual({ do: "note", bodies: [start] });
    expect(next([start])).toEqual({ do: "note", bodies: [query] });
    expect(next([start, query])).toEqual({ do: "call", requests: [query] });
    const prompt = next(opened);
    expect(prompt).toMatchObject({ do: "prompt", step: 1, last: false });
    expect(prompt.do === "prompt" && prompt.text).toBe(
      [
        "Today is 2026-11-27.",
        "<company >\nAcme (ACME)\n</company>",
        "Question: Does Acme pay a dividend?",
        "Answer format: yes (positive) or no (negative)",
        "<tool_result perplexity_search: Acme dividend>\nAcme pays.\n</tool_result>",
        "Step 1 of 3.",
      ].join("\n"),
    );
    expect(next([...opened, prompted(1)])).toEqual({ do: "ask" });
  });

  test("skips the first query when the template has none, and records why when no tool can run it", () => {
    const silent = { ...context().criterion, first_query_template: "" };
    expect(next([start], { criterion: silent })).toMatchObject({ do: "prompt", step: 1 });
    expect(next([start], { tools: [] })).toMatchObject({
      do: "note",
      bodies: [{ type: "automatic_query_skipped" }],
    });
  });

  test("records a request before its call, and prompts again with the result", () => {
    const log = [...opened, prompted(1), replied(1, "TYPE: tool_use", [asks("c1", "Acme payout")])];
    expect(next(log)).toEqual({ do: "note", bodies: [requested("c1", "Acme payout")] });
    const waiting = [...log, requested("c1", "Acme payout")];
    expect(next(waiting)).toEqual({ do: "call", requests: [requested("c1", "Acme payout")] });
    expect(next([...waiting, resulted("c1")])).toMatchObject({
      do: "prompt",
      step: 2,
      last: false,
    });
  });

  test("ends with the model's verdict, and does nothing after its end", () => {
    const log = [...opened, prompted(1), replied(1, "TYPE: negative_result\nNo")];
    expect(next(log)).toMatchObject({ do: "conclude", said: { type: "negative", answer: "No" } });
    const error: Entry.Body = {
      type: "research_error",
      ...cell,
      code: "x",
      message: "x",
      fatal: false,
    };
    expect(next([...log, error])).toEqual({ do: "nothing" });
  });

  test("asks the model once to correct an unreadable reply, and is unknown after the second", () => {
    const log = [...opened, prompted(1), replied(1, "Yes, I think.")];
    const action = next(log);
    expect(action.do === "prompt" && action.text).toContain("There was no line TYPE:");
    expect(whyOf(next([...log, prompted(2), replied(2, "TYPE: tool_use")]))).toMatch(
      /did not keep to the protocol twice/,
    );
  });

  test("asks the model once to correct an unreadable request, and is unknown after the second", () => {
    const bad = (id: string) => [asks(id, "", "<<perplexity_search Acme>>")];
    const log = [...opened, prompted(1), replied(1, "", bad("c1"))];
    const action = next(log);
    expect(action).toMatchObject({
      do: "note",
      bodies: [{ type: "tool_result", status: "error" }],
    });
    const again = [...log, resulted("c1"), prompted(2), replied(2, "", bad("c2"))];
    expect(whyOf(next(again))).toMatch(/could not be read twice/);
  });

  test.each([
    ["the template's query", "dividends of Acme"],
    ["an earlier request", "Acme payouts"],
  ])("that asks %s again is unknown, said so", (_, text) => {
    const log = [
      ...opened,
      prompted(1),
      replied(1, "", [asks("c1", "Acme payout")]),
      requested("c1", "Acme payout"),
      resulted("c1"),
      prompted(2),
      replied(2, "", [asks("c2", text)]),
    ];
    expect(whyOf(next(log))).toMatch(/went in circles/);
  });

  test("marks its last prompt as the last, and ends there", () => {
    const read = [prompted(1), replied(1, "", [asks("c1", "Acme payout")]), requested("c1", "x")];
    const second = [prompted(2), replied(2, "", [asks("c2", "Acme board")]), requested("c2", "y")];
    const log = [...opened, ...read, resulted("c1"), ...second, resulted("c2")];
    const last = next(log);
    expect(last).toMatchObject({ do: "prompt", step: 3, last: true });
    expect(last.do === "prompt" && last.text).toMatch(/^This is the last step/);
    const stubborn = [...log, prompted(3, true), replied(3, "", [asks("c3", "Acme cash")])];
    expect(whyOf(next(stubborn))).toMatch(/another tool in its last step/);
  });

  test("lists the known tools when the model requests an unknown one", () => {
    const log = [...opened, prompted(1), replied(1, "", [{ ...asks("c1", "x"), tool: "nope" }])];
    expect(next(log)).toMatchObject({
      bodies: [{ text: "There is no tool nope. Tools here: perplexity_search." }],
    });
  });
});

test("a figure that a tool supplies is looked up without a model", () => {
  const criterion = { ...context().criterion, lookup: "market_cap" as const };
  const request = next([start], { criterion });
  expect(request).toMatchObject({
    do: "note",
    bodies: [{ tool: "get_ticker_fundamentals", input: { symbol: "ACME" }, micro_usd: 0 }],
  });
  const body = request.do === "note" ? request.bodies[0] : undefined;
  if (body === undefined) throw new Error("a request was expected");
  expect(next([start, body], { criterion })).toEqual({ do: "call", requests: [body] });
  const company = { id: "acme", name: "Acme", symbol: null };
  expect(whyOf(next([start], { criterion, company }))).toMatch(/no ticker symbol/);
});

test("the messages of a cell are built from its entries", () => {
  const log = [
    ...opened,
    prompted(1),
    replied(1, "TYPE: tool_use", [asks("c1", "Acme payout")]),
    requested("c1", "Acme payout"),
    resulted("c1"),
    prompted(2),
    replied(2, ""),
    prompted(3),
  ];
  expect(messagesOf(readCellLog(log))).toEqual([
    { role: "user", text: "prompt 1" },
    {
      role: "assistant",
      text: "TYPE: tool_use",
      calls: [
        {
          id: "c1",
          name: "perplexity_search",
          input: { query: "Acme payout" },
          malformed_bytes: null,
        },
      ],
    },
    {
      role: "tools",
      results: [{ call_id: "c1", status: "success", shown: { result: "Acme pays." } }],
    },
    { role: "assistant", text: "(no answer)", calls: [] },
    { role: "user", text: "prompt 3" },
  ]);
  expect(contextOf(readCellLog(log.slice(0, -2)))).toEqual(["prompt 2"]);
  expect(contextOf(readCellLog(log))).toEqual([]);
});
