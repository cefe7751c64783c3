import type * as Entry from "@advisor/domain/research/entry";
import { describe, expect, test } from "vitest";
import {
  asks,
  cell,
  context,
  next,
  opened,
  prompted,
  replied,
  requested,
  search,
} from "../cell/next-action.fixture.ts";

describe("a call that waits for a person", () => {
  const settings = { ...context().settings, wait_between_tools: true };
  const log = [...opened, prompted(1), replied(1, "", [asks("c1", "Acme payout")])];
  const needed: Entry.Body = {
    ...requested("c1", "Acme payout"),
    type: "tool_approval_needed",
    approval_id: "apr_c1",
  } as Entry.Body;
  const decision = { query: null, tool: null, result: null, allow_up_to_micro_usd: null };
  const decided = (more: object): Entry.Body =>
    ({
      type: "approval_decided",
      ...cell,
      approval_id: "apr_c1",
      call_id: "c1",
      asked_tool: "perplexity_search",
      by: "adv_north",
      at: "2026-11-27T00:00:00.000Z",
      ...decision,
      ...more,
    }) as Entry.Body;
  const after = (more: object) => next([...log, needed, decided(more)], { settings });

  test("is requested, then waited for", () => {
    expect(next(log, { settings })).toMatchObject({
      do: "note",
      bodies: [{ type: "tool_approval_needed", approval_id: "apr_c1", query: "Acme payout" }],
    });
    expect(next([...log, needed], { settings })).toEqual({ do: "wait" });
  });

  test("is made, denied, or changed in query, tool or result", () => {
    const lookup = { ...search, name: "company_lookup", micro_usd: 0 };
    const bodies = [
      after({ decision: "approve" }),
      after({ decision: "deny" }),
      after({ decision: "override", query: "Acme policy" }),
      after({ decision: "override", result: "I know: it pays." }),
      next([...log, needed, decided({ decision: "override", tool: "company_lookup" })], {
        settings,
        tools: [search, lookup],
      }),
    ].map((action) => (action.do === "note" ? action.bodies[0] : action));
    expect(bodies).toMatchObject([
      { type: "tool_request", query: "Acme payout" },
      { type: "tool_result", status: "denied", by: "adv_north" },
      { type: "tool_request", query: "Acme policy", input: { query: "Acme policy" } },
      { type: "tool_result", status: "overridden", text: "I know: it pays.", by: "adv_north" },
      { type: "tool_request", tool: "company_lookup", micro_usd: 0 },
    ]);
  });

  test("needs no approval within a standing allowance", () => {
    const two = [asks("c1", "Acme payout"), asks("c2", "Acme board")];
    const asking = [...opened, prompted(1), replied(1, "", two)];
    const action = next(asking, { settings, allowances: { perplexity_search: 15_000 } });
    expect(action).toMatchObject({
      bodies: [
        { type: "tool_request", call_id: "c1", allowed: true },
        { type: "tool_approval_needed", call_id: "c2" },
      ],
    });
  });

  test("a tool that writes always waits for approval, whatever the allowance", () => {
    const tools = [{ ...search, writes: true }];
    const action = next(log, { tools, allowances: { perplexity_search: 1_000_000 } });
    expect(action).toMatchObject({ bodies: [{ type: "tool_approval_needed" }] });
  });
});
