import { call, say, scripted } from "@advisor/agent/model/scripted";
import { Fault } from "@advisor/domain/fault";
import { describe, expect, test } from "vitest";
import { laboratory, record } from "./laboratory.ts";
import { companies, criterion, planned } from "./plans.ts";
import { countedSearch, researcher } from "./researcher.ts";

const three = companies(3);

/** A laboratory with a run that has gone as far as it can. */
async function ran(
  given: Parameters<typeof planned>[0],
  more: Partial<Parameters<typeof laboratory>[0]> = {},
) {
  const search = countedSearch();
  const lab = laboratory({ model: researcher(), run: search.run, ...more });
  const plan = await lab.begin(planned(given));
  await lab.execution(plan.id, 1).run();
  const types = async () => (await record(lab.runs, plan.id)).map(({ body }) => body.type);
  return { ...lab, plan, search, types, get: () => lab.runs.get(plan.id) };
}

describe("a run", () => {
  test("runs one criterion after another, and excludes a company that fails a disqualifying one", async () => {
    const listed = criterion("listed", { disqualifying: true });
    const { plan, runs, get } = await ran({
      criteria: [listed, criterion("pays")],
      companies: three,
    });
    const { items } = await runs.cellPage(plan.id, {
      criterion: undefined,
      cursor: undefined,
      limit: 9,
    });
    const out = items.filter(
      (cell) => cell.criterion === "listed" && cell.answer?.verdict === "negative",
    );
    const skipped = items.filter((cell) => cell.status === "skipped");
    expect(out.length).toBeGreaterThan(0);
    expect(skipped.map(({ company }) => company)).toEqual(out.map(({ company }) => company));
    expect(skipped[0]?.reason).toEqual({
      code: "disqualified",
      message: "Disqualified by listed.",
    });
    expect(await get()).toMatchObject({ status: "done" });
  });

  test("pauses at a limit, and continues from there when the limit is raised", async () => {
    const limits = { run_micro_usd: 25_000, cell_micro_usd: null };
    const { plan, start, execution, types, get, search } = await ran({
      criteria: [criterion("a")],
      companies: three,
      settings: { parallel: 1 },
      limits,
    });
    expect(await get()).toMatchObject({ status: "resting", rest: { code: "run_budget" } });
    expect((await get())?.counters.answered).toBeLessThan(3);
    const generation = await start(plan.id, "resume", {
      limits: { run_micro_usd: 900_000, cell_micro_usd: null },
    });
    await execution(plan.id, generation).run();
    expect(await get()).toMatchObject({ status: "done", counters: { answered: 3 } });
    expect(Math.max(...search.asked.values())).toBe(1);
    expect((await types()).filter((type) => type === "rests")).toHaveLength(1);
  });

  test("pauses before calling a model without a price if there is a limit", async () => {
    const own = researcher();
    const model = { id: "mystery", stream: own.stream };
    const given = { criteria: [criterion("a")], companies: three };
    const limits = { run_micro_usd: null, cell_micro_usd: 900_000 };
    const { get } = await ran({ ...given, limits }, { model });
    expect(await get()).toMatchObject({ status: "resting", rest: { code: "price_unknown" } });
    expect(own.asked).toBe(0);
    const free = await ran(given, { model });
    expect(await free.get()).toMatchObject({ status: "done", spent: { model_micro_usd: null } });
  });

  test("pauses if the model is misconfigured, because every cell would fail", async () => {
    const fault = new Fault("upstream", "model_misconfigured", "The model is not set up.");
    const model = scripted(
      Array.from({ length: 9 }, () => ({ type: "fails" as const, error: fault })),
    );
    const { get, types } = await ran({ criteria: [criterion("a")], companies: three }, { model });
    expect(await get()).toMatchObject({
      status: "resting",
      rest: { code: "model_misconfigured", message: "The model is not set up." },
      counters: { failed: 0 },
    });
    expect((await types()).filter((type) => type === "rests")).toHaveLength(1);
  });

  test("keeps the results of a step whose other call was refused because of a provider's key, and pays for neither twice", async () => {
    const search = countedSearch();
    let key = false;
    const refused = new Fault("denied", "no_key", "perplexity needs PERPLEXITY_API_KEY to be set.");
    const two = ["first", "second"].map((query) => call("perplexity_search", { query }, query));
    const yes = 'TYPE: positive_result\nYes\nQuote: "The score of this is"';
    const { get, start, execution, plan, runs } = await ran(
      { criteria: [criterion("a")], companies: companies(1) },
      {
        model: scripted([two, say(yes)]),
        run: (tool, raw, signal) =>
          key || (raw as { query: string }).query === "first"
            ? search.run(tool, raw, signal)
            : Promise.reject(refused),
      },
    );
    expect(await get()).toMatchObject({
      status: "resting",
      rest: { code: "provider_refused", message: refused.message },
      spent: { tools_micro_usd: { perplexity_search: 10_000 } },
      tool_calls: 1,
    });
    key = true;
    await execution(plan.id, await start(plan.id, "resume")).run();
    expect(await get()).toMatchObject({
      status: "done",
      spent: { tools_micro_usd: { perplexity_search: 20_000 } },
      tool_calls: 2,
    });
    expect([...search.asked]).toEqual([
      ["first", 1],
      ["second", 1],
    ]);
    const [cell] = await runs.cells(plan.id, [{ criterion: "a", company: "company-1" }]);
    expect(cell?.answer?.verdict).toBe("positive");
  });

  test("continues past a failed cell, which can be run again", async () => {
    const bad = new Fault("upstream", "model_stream_error", "The model failed.");
    const yes = 'TYPE: positive_result\nYes\nQuote: "score"';
    const model = scripted([{ type: "fails", error: bad }, ...Array(20).fill(say(yes))]);
    const { get, plan, runs, start, execution } = await ran(
      { criteria: [criterion("a")], companies: three, settings: { parallel: 1, tools: [] } },
      { model },
    );
    // A temporary fault is retried after a pause; then the cell is asked again.
    expect(await get()).toMatchObject({ status: "done", counters: { answered: 3, failed: 0 } });
    const retries = (await record(runs, plan.id)).flatMap(({ body }) =>
      body.type === "research_retry" ? [body] : [],
    );
    expect(retries).toMatchObject([{ company: "company-1", message: "The model failed." }]);
    const wrong = new Fault("invalid", "context_too_long", "Too long.");
    const broken = laboratory({
      model: scripted([{ type: "fails", error: wrong }]),
      run: async () => Promise.reject(wrong),
      table: undefined as never,
    });
    const other = await broken.begin(
      planned({ criteria: [criterion("a")], companies: companies(1) }),
    );
    await broken.execution(other.id, 1).run();
    expect(await broken.runs.get(other.id)).toMatchObject({
      status: "done",
      counters: { failed: 1 },
    });
    expect(await runs.get(plan.id)).toMatchObject({ generation: 1 });
    expect(await start(plan.id, "rerun")).toBe(2);
    await execution(plan.id, 2).run();
  });

  test("previews three companies, then pauses for confirmation", async () => {
    const search = countedSearch();
    const lab = laboratory({ model: researcher(), run: search.run });
    const { plan, state } = planned({ criteria: [criterion("a")], companies: companies(5) });
    await lab.runs.create(plan, state);
    await lab.start(plan.id, "start", { previewing: true });
    await lab.execution(plan.id, 1).run();
    expect(await lab.runs.get(plan.id)).toMatchObject({
      status: "resting",
      rest: { code: "preview_done" },
      counters: { answered: 3, pending: 2 },
    });
    await lab.start(plan.id, "resume");
    await lab.execution(plan.id, 2).run();
    expect(await lab.runs.get(plan.id)).toMatchObject({
      status: "done",
      counters: { answered: 5 },
    });
  });

  test("runs selected cells again, keeps the old answers, and does not change a person's own answers", async () => {
    const { plan, runs, start, execution, search } = await ran({
      criteria: [criterion("a")],
      companies: three,
    });
    await runs.append({
      run_id: plan.id,
      key: "override",
      make: () => [
        {
          type: "cell_overridden",
          criterion: "a",
          company: "company-1",
          by: "adv_north",
          verdict: "unknown",
          value: null,
          reason: "I doubt it",
        },
      ],
    });
    await start(plan.id, "rerun", { selection: { criterion: "a" } });
    await execution(plan.id, 2).run();
    const { items } = await runs.cellPage(plan.id, { criterion: "a", cursor: undefined, limit: 9 });
    expect(
      items.map(({ attempts, history, overridden }) => [attempts, history.length, overridden?.by]),
    ).toEqual([
      [1, 1, "adv_north"],
      [2, 1, undefined],
      [2, 1, undefined],
    ]);
    expect([...search.asked.values()].toSorted()).toEqual([1, 2, 2]);
  });

  test("answers a lookup criterion without a model", async () => {
    const model = researcher();
    const cap = criterion("cap", {
      lookup: "market_cap",
      answer_format: { type: "number", unit: "USD", positive_if: { op: "gt", value: 10 } },
    });
    const about = {
      source_id: "tool:f:v1",
      as_of: "2026-11-20",
      provider: "test",
      delay: "eod",
      simulated: true,
    } as const;
    const data = { figures: { market_cap: 12 }, reason: null };
    const { plan, runs } = await ran(
      { criteria: [cap], companies: [{ id: "acme", name: "Acme", symbol: "ACME" }] },
      {
        model,
        run: async () => ({
          result: { ...about, data },
          shown: { ...about, data },
          view: null,
          highlight_ids: [],
        }),
      },
    );
    const [cell] = await runs.cells(plan.id, [{ criterion: "cap", company: "acme" }]);
    expect(cell).toMatchObject({
      status: "answered",
      answer: { verdict: "positive", value: 12, unit: "USD", quotes: [{ text: "market_cap: 12" }] },
      effort: { steps: 0, model: null },
    });
    expect(model.asked).toBe(0);
  });

  test("runs calls that a model writes as text instead of calling functions", async () => {
    const model = scripted([
      say("TYPE: tool_use\n<<perplexity_search: score > 5>>"),
      say("TYPE: tool_use\n<<perplexity_search score"),
      say("TYPE: tool_use\n<<no_tool: score>>"),
    ]);
    const { plan, runs, search } = await ran(
      { criteria: [criterion("a")], companies: companies(1) },
      { model },
    );
    expect([...search.asked.keys()]).toEqual(["score > 5"]);
    expect(model.requests[1]?.messages.at(-1)).toMatchObject({ role: "tools" });
    const [cell] = await runs.cells(plan.id, [{ criterion: "a", company: "company-1" }]);
    expect(cell?.answer).toMatchObject({
      verdict: "unknown",
      explanation: expect.stringContaining("did not keep to the protocol twice"),
    });
  });

  test("marks an answer for review if a second check disagrees", async () => {
    const model = scripted([
      call("perplexity_search", { query: "score" }),
      say('TYPE: positive_result\nYes\nQuote: "The score of this is"\nConfidence: 3'),
      say("TYPE: unknown_result\nThe quote does not say so."),
    ]);
    const { plan, runs } = await ran(
      { criteria: [criterion("a")], companies: companies(1), settings: { second_look: true } },
      { model },
    );
    const [cell] = await runs.cells(plan.id, [{ criterion: "a", company: "company-1" }]);
    expect(cell?.answer).toMatchObject({
      verdict: "positive",
      review: { reason: "The quote does not say so." },
    });
    const second = model.requests[2];
    expect(second?.tools).toEqual([]);
    expect(JSON.stringify(second)).not.toContain("perplexity_search");
  });
});
