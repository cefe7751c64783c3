import { runStore } from "@advisor/adapters/dynamo/research/run-store";
import { templateStore } from "@advisor/adapters/dynamo/research/template-store";
import { sha256 } from "@advisor/adapters/sha256";
import { newId, random, wait } from "@advisor/adapters/world";
import { verifyEntries } from "@advisor/domain/record/audit-chain";
import type * as Entry from "@advisor/domain/research/entry";
import { entryKey } from "@advisor/domain/research/record";
import * as Template from "@advisor/domain/research/template";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { companies, criterion, planned } from "../research/plans.ts";
import { openTestStore } from "./test-store.ts";

const store = await openTestStore();
const runs = runStore({
  ...store,
  newId,
  random,
  wait,
  clock: { now: () => store.time.now, today: () => "2026-11-21" },
});
const templates = templateStore(store.table);
afterAll(store.close);
afterEach(store.calm);

const fresh = async (more: { advisor_id?: string } = {}) => {
  const { plan, state } = planned({
    criteria: [criterion("a"), criterion("b")],
    companies: companies(3),
    ...more,
  });
  await runs.create(plan, state);
  return plan.id;
};

const start = (company: string, attempt = 1): Entry.Body => ({
  type: "company_start",
  criterion: "a",
  company,
  attempt,
  company_name: company,
});

const cell = { criterion: "a", company: "company-1", attempt: 1 };

describe("a run's record", () => {
  test("is hash-chained, and its cells and counters are derived from it", async () => {
    const run_id = await fresh();
    const bodies = [start("company-1"), start("company-2")];
    await runs.append({ run_id, key: "start", make: () => bodies });
    const entries = await runs.after(run_id, 0, 10);
    expect(entries.map(({ seq, body }) => [seq, body])).toEqual([
      [1, bodies[0]],
      [2, bodies[1]],
    ]);
    expect(verifyEntries(entries, sha256)).toMatchObject({ valid: true, length: 2 });
    expect(await runs.get(run_id)).toMatchObject({ counters: { pending: 4, running: 2 } });
    const refs = [cell, { ...cell, company: "company-3" }];
    expect(await runs.cells(run_id, refs)).toMatchObject([{ status: "running" }, undefined]);
  });

  test("hashes only what can be read back", async () => {
    const run_id = await fresh();
    const body = { ...start("company-1"), stray: "not in the schema" };
    await runs.append({ run_id, key: "stray", make: () => [body] });
    const entries = await runs.after(run_id, 0, 10);
    expect(verifyEntries(entries, sha256)).toMatchObject({ valid: true, length: 1 });
  });

  test("has one entry per key, however many write it", async () => {
    const run_id = await fresh();
    const key = entryKey(cell, 0);
    const tries = Array.from({ length: 5 }, (_, nth) =>
      runs.append({ run_id, key, make: () => [start("company-1", nth + 1)] }),
    );
    const appended = await Promise.all(tries);
    expect(appended.filter(({ kind }) => kind === "written")).toHaveLength(1);
    const seen = new Set(appended.map(({ entries }) => entries[0]?.hash));
    expect(seen.size).toBe(1);
    expect(await runs.after(run_id, 0, 10)).toHaveLength(1);
  });

  test("loses nothing when many write at once", async () => {
    const run_id = await fresh();
    await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        runs.append({ run_id, key: `k${nth}`, make: () => [start("company-1", nth + 1)] }),
      ),
    );
    const entries = await runs.after(run_id, 0, 50);
    expect(verifyEntries(entries, sha256)).toMatchObject({ valid: true, length: 12 });
    const attempts = entries.map(({ body }) => ("attempt" in body ? body.attempt : 0));
    expect(attempts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test("recognizes its own write when the response was lost", async () => {
    const run_id = await fresh();
    let lost = false;
    store.meddle(async (call, pass) => {
      const answer = await pass();
      if (lost || call.operation !== "TransactWriteItems") return answer;
      lost = true;
      return "cut";
    });
    const made = { run_id, key: "once", make: () => [start("company-1")] };
    expect(await runs.append(made)).toMatchObject({ kind: "written" });
    expect(await runs.append(made)).toMatchObject({ kind: "known" });
    expect(await runs.after(run_id, 0, 10)).toHaveLength(1);
  });

  test("writes nothing when the run's state forbids it", async () => {
    const run_id = await fresh();
    const refuse = () => {
      throw new Error("not now");
    };
    await expect(runs.append({ run_id, key: "x", make: refuse })).rejects.toThrow("not now");
    expect(await runs.after(run_id, 0, 10)).toEqual([]);
  });

  test("gives the entries of one attempt, in order, and no others", async () => {
    const run_id = await fresh();
    const other = { ...cell, company: "company-2" };
    await runs.append({ run_id, key: entryKey(cell, 0), make: () => [start("company-1")] });
    await runs.append({ run_id, key: entryKey(other, 0), make: () => [start("company-2")] });
    const skipped = (message: string): Entry.Body => ({
      type: "automatic_query_skipped",
      ...cell,
      message,
    });
    const two = [skipped("one"), skipped("two")];
    await runs.append({ run_id, key: entryKey(cell, 1), make: () => two });
    const entries = await runs.attempt(run_id, cell);
    expect(entries.map(({ body }) => body)).toEqual([start("company-1"), ...two]);
    expect(await runs.attempt(run_id, { ...cell, attempt: 11 })).toEqual([]);
  });
});

test("an approval is stored with its decision and its callback", async () => {
  const run_id = await fresh();
  const call = { call_id: "c1", tool: "t", query: "q", input: {} };
  const needed: Entry.Body = {
    type: "tool_approval_needed",
    ...cell,
    ...call,
    approval_id: "apr_c1",
    micro_usd: 10_000,
  };
  await runs.append({ run_id, key: "n", make: () => [start("company-1"), needed] });
  await runs.storeCallback(run_id, "apr_c1", "cb-1");
  expect(await runs.approvals(run_id)).toMatchObject([
    { id: "apr_c1", company: "company-1", callback_id: "cb-1", decided: null },
  ]);
  const decided: Entry.Body = {
    type: "approval_decided",
    ...cell,
    approval_id: "apr_c1",
    call_id: "c1",
    asked_tool: "t",
    decision: "deny",
    query: null,
    tool: null,
    result: null,
    allow_up_to_micro_usd: null,
    by: "adv_north",
    at: "2026-11-21T10:00:00.000Z",
  };
  await runs.append({ run_id, key: "d", make: () => [decided] });
  expect(await runs.approval(run_id, "apr_c1")).toMatchObject({ decided: { decision: "deny" } });
  expect(await runs.approval(run_id, "apr_none")).toBeUndefined();
});

test("stored pages are found by their hash", async () => {
  const run_id = await fresh();
  const page = {
    hash: "h1",
    title: "Acme",
    url: null,
    date: null,
    text: "Acme pays.",
    source_id: "s",
    provider: "embedded",
    as_of: "2026-11-21",
    simulated: true,
  };
  await runs.keepPages(run_id, [page, page]);
  expect(await runs.pages(run_id, ["h1", "h1", "none"])).toEqual([page]);
});

test("runs are listed for their advisor only, with their status", async () => {
  const id = await fresh({ advisor_id: "adv_runs" });
  await fresh({ advisor_id: "adv_other" });
  const page = await runs.list({ advisorId: "adv_runs", cursor: undefined, limit: 10 });
  expect(page.items).toMatchObject([{ id, companies: 3, criteria: 2 }]);
  expect(await runs.states([id, "run_none"])).toMatchObject([{ status: "queued" }, undefined]);
});

test("cells are read page by page, for one criterion or all", async () => {
  const run_id = await fresh();
  const bodies = ["company-1", "company-2", "company-3"].map((company) => start(company));
  await runs.append({ run_id, key: "s", make: () => bodies });
  const first = await runs.cellPage(run_id, { criterion: "a", cursor: undefined, limit: 2 });
  expect(first.items.map(({ company }) => company)).toEqual(["company-1", "company-2"]);
  const cursor = first.next_cursor ?? undefined;
  const rest = await runs.cellPage(run_id, { criterion: "a", cursor, limit: 2 });
  expect(rest).toMatchObject({ items: [{ company: "company-3" }], next_cursor: null });
  const none = await runs.cellPage(run_id, { criterion: "b", cursor: undefined, limit: 2 });
  expect(none.items).toEqual([]);
});

describe("a template", () => {
  const template = Template.Info.parse({
    id: "tpl_1",
    advisor_id: "adv_north",
    version: 1,
    name: "Income",
    system_prompt: "",
    criteria: [{ id: "a", name: "A", description: "?" }],
    created_at: "2026-11-21T10:00:00.000Z",
    updated_at: "2026-11-21T10:00:00.000Z",
  });

  test("gets its next version once, and leaves the list when it is removed", async () => {
    expect(await templates.create(template)).toBe(true);
    expect(await templates.create(template)).toBe(false);
    const next = { ...template, version: 2, name: "Dividends" };
    expect(await templates.replace(next)).toBe(true);
    expect(await templates.replace(next)).toBe(false);
    expect(await templates.get("tpl_1")).toEqual(next);
    const all = { advisorId: "adv_north", cursor: undefined, limit: 10 };
    expect((await templates.list(all)).items).toMatchObject([{ id: "tpl_1", name: "Dividends" }]);
    await templates.remove("tpl_1");
    expect(await templates.get("tpl_1")).toBeUndefined();
    expect((await templates.list(all)).items).toEqual([]);
    expect(await templates.replace({ ...next, version: 3 })).toBe(false);
  });
});
