import type * as Cell from "@advisor/domain/research/cell";
import type * as Criterion from "@advisor/domain/research/criterion";
import { describe, expect, test } from "vitest";
import { skipReason } from "./cell/skip-reason.ts";
import { defaultAverages, estimate, secondLookAverages } from "./estimate.ts";
import { fillTemplate, firstQuery } from "./request/first-query.ts";

const criterion = (id: string, more: Partial<Criterion.Info> = {}): Criterion.Info => ({
  id,
  name: id,
  description: "?",
  first_query_template: "",
  answer_format: { type: "boolean" },
  disqualifying: false,
  run_if: null,
  evidence: { min_sources: 1, max_age_days: null },
  lookup: null,
  ...more,
});

describe("an estimate", () => {
  const input = {
    criteria: [criterion("a"), criterion("b", { lookup: "price" })],
    companies: 100,
    passing: new Map<string, number>(),
    query_micro_usd: 10_000,
    price: { input_usd: "1", output_usd: "5" },
    measured: undefined,
    second_look: true,
  };

  test("counts the cells that ask a model, and the others cost nothing", () => {
    const plain = defaultAverages.input_tokens + 5 * defaultAverages.output_tokens + 11_000;
    const cell = plain + secondLookAverages.input_tokens + 5 * secondLookAverages.output_tokens;
    expect(estimate(input)).toEqual({
      low_micro_usd: Math.floor(100 * cell * 0.7),
      high_micro_usd: Math.ceil(100 * cell * 1.3),
      cells: 200,
      steps_per_cell: 2,
    });
    expect(estimate({ ...input, second_look: false })).toMatchObject({
      low_micro_usd: Math.floor(100 * plain * 0.7),
      steps_per_cell: 1.1,
    });
  });

  test("expects fewer companies after a disqualifying criterion, using the measured share", () => {
    const out = criterion("out", { disqualifying: true, lookup: "price" });
    const later = criterion("later", { run_if: { criterion: "a", verdict: "positive" } });
    const whole = estimate({ ...input, criteria: [criterion("a")] }).high_micro_usd ?? 0;
    const highest = (criteria: Criterion.Info[], passing = input.passing) =>
      (estimate({ ...input, criteria, passing }).high_micro_usd ?? 0) / whole;
    expect(highest([out, criterion("a")])).toBeCloseTo(0.8);
    expect(highest([out, criterion("a")], new Map([["out", 0.3]]))).toBeCloseTo(0.3);
    expect(highest([criterion("a"), out])).toBeCloseTo(1);
    expect(highest([criterion("a"), later])).toBeCloseTo(1.5);
  });

  test("is wider for few companies, whose average is less certain", () => {
    const spread = (companies: number) => {
      const { low_micro_usd: low, high_micro_usd: high } = estimate({ ...input, companies });
      return (high ?? 0) / (low ?? 0);
    };
    expect(spread(100)).toBeCloseTo(1.3 / 0.7, 3);
    expect(spread(4)).toBeCloseTo(1.6 / 0.4, 3);
    expect(spread(1)).toBeCloseTo(2.2 / 0.3, 3);
    expect(estimate({ ...input, companies: 0 })).toMatchObject({ high_micro_usd: 0 });
  });

  test("weights measured averages by their number of cells, and is unknown without a price", () => {
    const measured = { steps: 5, input_tokens: 0, output_tokens: 0, tools_micro_usd: 0 };
    const steps = (cells: number) =>
      estimate({ ...input, measured: { ...measured, cells } }).steps_per_cell;
    expect([0, 20, 100_000].map(steps)).toEqual([2, 3.5, 5]);
    expect(estimate({ ...input, price: null })).toMatchObject({
      low_micro_usd: null,
      high_micro_usd: null,
    });
  });
});

test("the first query uses the company's literal name, and the name again when there is no symbol", () => {
  const odd = { id: "x", name: "{symbol} Holdings", symbol: null };
  expect(firstQuery("{company_name} ({symbol}) dividend", odd)).toBe(
    "{symbol} Holdings ({symbol} Holdings) dividend",
  );
  expect(firstQuery("  ", odd)).toBeUndefined();
  expect(fillTemplate("{today}", odd)).toBe("{today}");
});

describe("a company", () => {
  const listed = criterion("listed", { disqualifying: true });
  const pays = criterion("pays");
  const yields = criterion("yields", { run_if: { criterion: "pays", verdict: "positive" } });
  const all = [listed, pays, yields];
  const cell = (verdict: "positive" | "negative" | "unknown"): Cell.Info =>
    ({ status: "answered", answer: { verdict } }) as unknown as Cell.Info;

  test.each([
    ["is out after a disqualifying no", { listed: "negative" }, "pays", "disqualified"],
    ["stays in after an unknown", { listed: "unknown" }, "pays", undefined],
    ["is not disqualified by what it is asked itself", { listed: "negative" }, "listed", undefined],
    ["is asked under a condition that holds", { pays: "positive" }, "yields", undefined],
    ["is not asked under one that does not", { pays: "negative" }, "yields", "run_if"],
    ["is not asked where the condition is not answered", {}, "yields", "run_if"],
  ] as const)("%s", (_, verdicts, id, code) => {
    const cells = new Map(Object.entries(verdicts).map(([key, verdict]) => [key, cell(verdict)]));
    const asked = all.find((one) => one.id === id);
    if (asked === undefined) throw new Error(id);
    expect(skipReason(all, asked, cells)?.code).toBe(code);
  });
});
