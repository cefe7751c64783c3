import { expect, it } from "vitest";
import { openDrafts } from "./drafts.ts";
import { recorder } from "./turn.fixture.ts";

/** Drafts with a clock in the test's hand, and what was kept of them. */
function drafting() {
  const kept: [step: number, text: string][] = [];
  const { writer } = recorder({
    draft: async (step, text) => {
      kept.push([step, text]);
    },
  });
  const at = { ms: 0 };
  const drafts = openDrafts(writer, { now: () => at.ms, today: () => "2026-11-20" });
  const add = (ms: number, text: string, step = 0): void => {
    at.ms = ms;
    drafts.add(step, text);
  };
  return { kept, add };
}

it("a first piece is kept after a quarter of a second, then one a second", () => {
  const { kept, add } = drafting();
  add(0, "a");
  add(249, "b");
  add(250, "c");
  add(600, "d");
  add(1_249, "e");
  add(1_250, "f");
  expect(kept).toEqual([
    [0, "abc"],
    [0, "def"],
  ]);
});

it("a long piece is kept at once", () => {
  const { kept, add } = drafting();
  add(0, "x".repeat(3_999));
  expect(kept).toEqual([]);
  add(0, "y");
  expect(kept).toEqual([[0, `${"x".repeat(3_999)}y`]]);
});

it("a new step begins a new piece", () => {
  const { kept, add } = drafting();
  add(0, "of the first step");
  add(300, "of the second", 1);
  expect(kept).toEqual([[1, "of the second"]]);
});

it("all pieces together are the text", () => {
  const { kept, add } = drafting();
  const words = Array.from({ length: 50 }, (_, index) => `${index} `);
  for (const [index, word] of words.entries()) add(index * 250, word);
  add(100_000, "end");
  expect(kept.map(([, text]) => text).join("")).toBe(`${words.join("")}end`);
});
