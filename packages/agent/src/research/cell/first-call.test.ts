import type * as Entry from "@advisor/domain/research/entry";
import { describe, expect, test } from "vitest";
import {
  cell,
  context,
  next,
  opened,
  prompted,
  query,
  queryResult,
  search,
  start,
} from "./next-action.fixture.ts";

const settings = { ...context().settings, wait_between_tools: true };
const lookup = { ...search, name: "company_lookup", micro_usd: 0 };
const more = { settings, tools: [search, lookup] };
const approval_id = "apr_first.pays.acme.1";
const needed: Entry.Body = { ...query, type: "tool_approval_needed", approval_id } as never;
const by = { by: "adv_north", at: "2026-11-27T10:00:00.000Z" };
const decided = (said: object): Entry.Body =>
  ({
    type: "approval_decided",
    ...{ ...cell, call_id: "first", approval_id, asked_tool: "perplexity_search" },
    ...{ query: null, tool: null, result: null, allow_up_to_micro_usd: null, ...by, ...said },
  }) as Entry.Body;
const after = (said: object) => next([start, needed, decided(said)], more);

describe("the first query of a run that needs approvals", () => {
  test("waits for a person before it is made, and is made when it is approved", () => {
    expect(next([start], more)).toEqual({ do: "note", bodies: [needed] });
    expect(next([start, needed], more)).toEqual({ do: "wait" });
    expect(after({ decision: "approve" })).toEqual({ do: "note", bodies: [query] });
  });

  test("needs no approval within an allowance, and uses it up", () => {
    const allowances = { perplexity_search: 10_000 };
    expect(next([start], { ...more, allowances })).toEqual({
      do: "note",
      bodies: [{ ...query, allowed: true }],
    });
    expect(next([start], { ...more, allowances: { perplexity_search: 9_999 } })).toEqual({
      do: "note",
      bodies: [needed],
    });
  });

  test("is skipped when it is denied or the replacement is invalid", () => {
    const skipped = (message: string) => ({
      do: "note",
      bodies: [{ type: "automatic_query_skipped", ...cell, message }],
    });
    expect(after({ decision: "deny" })).toEqual(skipped("A person denied the first query."));
    expect(after({ decision: "override", tool: "nope" })).toEqual(
      skipped('nope cannot be asked "Acme dividend".'),
    );
    const denied = skipped("A person denied the first query.").bodies as Entry.Body[];
    const later = next([start, needed, decided({ decision: "deny" }), ...denied], more);
    expect(later).toMatchObject({ do: "prompt", step: 1 });
  });

  test("is replaced as the person decides: another query, another tool, or a free result", () => {
    expect(after({ decision: "override", query: "Acme payout" })).toEqual({
      do: "note",
      bodies: [{ ...query, query: "Acme payout", input: { query: "Acme payout" } }],
    });
    expect(after({ decision: "override", tool: "company_lookup" })).toEqual({
      do: "note",
      bodies: [{ ...query, tool: "company_lookup", micro_usd: 0 }],
    });
    const written = after({ decision: "override", result: "Acme pays." });
    expect(written).toEqual({
      do: "note",
      bodies: [
        { ...query, micro_usd: 0 },
        { ...queryResult, status: "overridden", by: "adv_north" },
      ].map((body) => ({ ...body, ...(body.type === "automatic_query" ? {} : { ms: 0 }) })),
    });
    const bodies = written.do === "note" ? written.bodies : [];
    expect(
      next(
        [start, needed, decided({ decision: "override", result: "Acme pays." }), ...bodies],
        more,
      ),
    ).toMatchObject({ do: "prompt", text: expect.stringContaining("Acme pays.") });
  });

  test("is requested again with its earlier decision when it was not paid for", () => {
    const notCalled: Entry.Body = {
      type: "tool_not_called",
      ...{ ...cell, call_id: "first", tool: "perplexity_search", message: "No budget." },
      ...{ reserved_micro_usd: 10_000, allowed: false },
    };
    const approved = [start, needed, decided({ decision: "approve" }), query];
    expect(next([...approved, notCalled], more)).toEqual({ do: "note", bodies: [query] });
    expect(next([...opened, prompted(1)])).toEqual({ do: "ask" });
  });
});
