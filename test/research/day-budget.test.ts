import { describe, expect, test } from "vitest";
import { laboratory, record } from "./laboratory.ts";
import { companies, criterion, planned } from "./plans.ts";
import { countedSearch, researcher } from "./researcher.ts";

/**
 * The test model's cost per call: 1,000 input tokens at $1, 100 output tokens at $5 per million.
 */
const stepMicroUsd = 1_500;
const searchMicroUsd = 10_000;
const three = companies(3);

/** A run on a day with a budget set by the test. */
async function begun(budget: number | null, settings = {}) {
  const day = { micro_usd: budget };
  const search = countedSearch();
  const model = researcher();
  const lab = laboratory({ model, run: search.run, day });
  const plan = await lab.begin(
    planned({
      criteria: [criterion("a", { first_query_template: "{company_name} score" })],
      companies: three,
      settings: { parallel: 1, ...settings },
    }),
  );
  const stands = async () => {
    const { spent, held_micro_usd, turns } = await lab.spends.today(plan.advisor_id);
    return { ...spent, held_micro_usd, turns };
  };
  const goOn = async () => {
    const generation = await lab.start(plan.id, "resume");
    await lab.execution(plan.id, generation).run();
  };
  return { ...lab, day, search, model, plan, stands, goOn, get: () => lab.runs.get(plan.id) };
}

const used = (steps: number, searches: number) => ({
  micro_usd: steps * stepMicroUsd + searches * searchMicroUsd,
  input_tokens: steps * 1_000,
  output_tokens: steps * 100,
  held_micro_usd: 0,
  turns: 0,
});

describe("research and the budget of its advisor's day", () => {
  test("counts every model call and every paid search toward the day's budget", async () => {
    const { execution, plan, stands, get } = await begun(null, { parallel: 4 });
    await execution(plan.id, 1).run();
    expect(await stands()).toEqual(used(3, 3));
    expect((await get())?.spent).toEqual({
      model_micro_usd: 3 * stepMicroUsd,
      tools_micro_usd: { perplexity_search: 3 * searchMicroUsd },
    });
  });

  test.each([
    ["a search", 15_000, 1],
    ["the model", 10_000, 0],
    ["anything", 5_000, 0],
  ])(
    "pauses when the day's budget is too small for %s, and continues when there is budget",
    async (_, budget, answered) => {
      const { execution, plan, day, runs, search, get, goOn, stands } = await begun(budget);
      await execution(plan.id, 1).run();
      expect(await get()).toMatchObject({
        status: "resting",
        rest: {
          code: "budget_exceeded",
          message: expect.stringContaining("Today's budget of $0.0"),
        },
        counters: { answered, failed: 0 },
      });
      expect((await stands()).micro_usd).toBeLessThanOrEqual(budget);
      // Resuming without a budget pauses the run again and costs nothing.
      const before = await stands();
      await goOn();
      expect(await get()).toMatchObject({ status: "resting", rest: { code: "budget_exceeded" } });
      expect(await stands()).toEqual(before);

      day.micro_usd = 1_000_000;
      await goOn();
      expect(await get()).toMatchObject({
        status: "done",
        counters: { answered: 3, failed: 0 },
        spent: {
          model_micro_usd: 3 * stepMicroUsd,
          tools_micro_usd: { perplexity_search: 3 * searchMicroUsd },
        },
        tool_calls: 3,
      });
      expect([...search.asked.values()]).toEqual([1, 1, 1]);
      expect(await stands()).toEqual(used(3, 3));
      const lost = (await record(runs, plan.id)).filter(
        ({ body }) => "status" in body && body.status === "lost",
      );
      expect(lost).toEqual([]);
    },
  );

  test("a killed process records no tokens twice: the day counts the calls that were made", async () => {
    const { execution, plan, model, runs, search, stands } = await begun(null);
    const { run } = execution(plan.id, 1);
    let deaths = 0;
    for (;;) {
      let writes = 0;
      const dies = async (append: Parameters<typeof runs.append>[0]) => {
        writes += 1;
        const appended = await runs.append(append);
        // A process is killed at its second write; whatever it wrote is complete and booked.
        if (writes === 2) throw new Killed();
        return appended;
      };
      try {
        await run({ ...runs, append: dies });
        break;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        deaths += 1;
      }
    }
    expect(deaths).toBeGreaterThan(3);
    expect(await stands()).toEqual(used(model.asked, [...search.asked.values()].length));
    expect(model.asked).toBe(3);
  });
});

class Killed extends Error {}
