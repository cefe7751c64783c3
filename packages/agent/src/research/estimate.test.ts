import type * as Cell from "@advisor/domain/research/cell";
import type * as Criterion from "@advisor/domain/research/criterion";
import { describe, expect, test } from "vitest";
import { estimate, look, usual } from "./estimate.ts";
import { filled, firstQuery } from "./first-query.ts";
import { skipped } from "./gate.ts";

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
  const given = {
    criteria: [criterion("a"), criterion("b", { lookup: "price" })],
    companies: 10,
    passing: new Map<string, number>(),
    query_micro_usd: 10_000,
    price: { input_usd: "1", output_usd: "5" },
    measured: undefined,
    second_look: true,
  };

  test("counts cells that ask a model, and lets the others be free", () => {
    const plain = usual.input_tokens + 5 * usual.output_tokens + 11_000;
    const cell = plain + look.input_tokens + 5 * look.output_tokens;
    expect(estimate(given)).toEqual({
      low_micro_usd: Math.floor(10 * cell * 0.7),
      high_micro_usd: Math.ceil(10 * cell * 1.3),
      cells: 20,
      steps_per_cell: 2,
    });
    expect(estimate({ ...given, second_look: false })).toMatchObject({
      low_micro_usd: Math.floor(10 * plain * 0.7),
      steps_per_cell: 1.1,
    });
  });

  test("expects fewer companies behind a disqualifying criterion, as few as is known", () => {
    const out = criterion("out", { disqualifying: true, lookup: "price" });
    const later = criterion("later", { run_if: { criterion: "a", verdict: "positive" } });
    const measured = { steps: 1, input_tokens: 0, output_tokens: 0, tools_micro_usd: 100 };
    const highest = (criteria: Criterion.Info[], passing = given.passing) =>
      estimate({ ...given, criteria, passing, measured }).high_micro_usd;
    expect(highest([criterion("a")])).toBe(1_300);
    expect(highest([out, criterion("a")])).toBe(1_040);
    expect(highest([out, criterion("a")], new Map([["out", 0.3]]))).toBe(390);
    expect(highest([criterion("a"), out])).toBe(1_300);
    expect(highest([criterion("a"), later])).toBe(1_950);
  });

  test("follows what was measured, and is unknown without a price", () => {
    const measured = { steps: 1, input_tokens: 1_000, output_tokens: 100, tools_micro_usd: 500 };
    expect(estimate({ ...given, measured })).toMatchObject({
      low_micro_usd: 14_000,
      high_micro_usd: 26_000,
    });
    expect(estimate({ ...given, price: null })).toMatchObject({
      low_micro_usd: null,
      high_micro_usd: null,
    });
  });
});

test("a first query takes the company's name as it is, and the name where there is no symbol", () => {
  const odd = { id: "x", name: "{symbol} Holdings", symbol: null };
  expect(firstQuery("{company_name} ({symbol}) dividend", odd)).toBe(
    "{symbol} Holdings ({symbol} Holdings) dividend",
  );
  expect(firstQuery("  ", odd)).toBeUndefined();
  expect(filled("{today}", odd)).toBe("{today}");
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
    expect(skipped(all, asked, cells)?.code).toBe(code);
  });
});
