import { expect, test } from "vitest";
import * as z from "zod";
import { defineWorkflow } from "./define-workflow.ts";
import { memorySteps } from "./memory-steps.fixture.ts";

const line = defineWorkflow({
  name: "line",
  input: z.object({ symbol: z.string() }),
  run: ({ symbol }, steps) => steps.run("look", async () => `${symbol} looked at`),
});

const review = defineWorkflow({
  name: "review",
  input: z.object({ symbols: z.array(z.string()), broken: z.string().optional() }),
  async run({ symbols, broken }, steps, deps: { ask(id: string): Promise<void> }) {
    const lines = await steps.map("symbol", symbols, 2, async (symbol, own) => {
      if (symbol === broken) throw new Error(`${symbol} is broken`);
      return own.child<string>("line", line.event({ symbol }));
    });
    const { approved } = z
      .object({ approved: z.boolean() })
      .parse(await steps.approval("approve", 60, deps.ask));
    return approved ? lines : [];
  },
});

const child = (event: { input: unknown }, steps: Parameters<typeof line.run>[1]) =>
  line.run(event.input, steps, undefined);

test("a run maps, starts children and waits for an answer, and continues after a crash", async () => {
  const { again, passed, answer } = memorySteps({ child });
  const input = { symbols: ["VOO", "AGG", "VTI"] };
  const asked: string[] = [];
  const dying = { ask: async () => Promise.reject(new Error("the process died")) };
  await expect(review.run(input, again(), dying)).rejects.toThrow("died");
  const running = review.run(input, again(), { ask: async (id) => void asked.push(id) });
  answer("approve", { approved: true });
  expect(await running).toEqual(["VOO looked at", "AGG looked at", "VTI looked at"]);
  expect(asked).toEqual(["approve"]);
  expect(passed).toEqual([
    ...[0, 1, 2].map((index) => `symbol-${index}/line/look`),
    ...["approve asks", "approve asks"],
  ]);
});

test("a failed item does not stop the others", async () => {
  const { again, passed } = memorySteps({ child });
  const input = { symbols: ["VOO", "AGG", "VTI"], broken: "VOO" };
  const deps = { ask: async () => undefined };
  await expect(review.run(input, again(), deps)).rejects.toThrow("VOO is broken");
  expect(passed).toEqual(["symbol-1/line/look", "symbol-2/line/look"]);
});
