import { readFile } from "node:fs/promises";
import { durable, serveWorkflow } from "@advisor/functions/durable";
import type { Steps } from "@advisor/workflows/steps";
import { turnContinuation } from "@advisor/workflows/turn-continuation";
import { expect, test } from "vitest";

type Handler = ReturnType<typeof durable>;

const file = new URL("./recorded-run.json", import.meta.url);
const recorded: Parameters<Handler>[0] = JSON.parse(await readFile(file, "utf8"));
const lambda = { getRemainingTimeInMillis: () => 900_000 } as Parameters<Handler>[1];

const attempted: unknown[] = [];
const given = () => ({
  async attempt(turn: unknown) {
    attempted.push(turn);
    return "over" as const;
  },
});

test("a recorded run replays to the same result with the current code, without repeating steps", async () => {
  const handler = durable(serveWorkflow(turnContinuation, given));
  expect(await handler(recorded, lambda)).toEqual({ Status: "SUCCEEDED", Result: '"over"' });
  expect(attempted).toEqual([]);
});

test("a renamed step is detected", async () => {
  const renamed = (steps: Steps): Steps => ({
    ...steps,
    run: (name, work) => steps.run(name.replace("turn", "attempt"), work),
  });
  const changed = {
    ...turnContinuation,
    run: (event: unknown, steps: Steps, ports: ReturnType<typeof given>) =>
      turnContinuation.run(event, renamed(steps), ports),
  };
  expect(await durable(serveWorkflow(changed, given))(recorded, lambda)).toMatchObject({
    Status: "FAILED",
    Error: { ErrorType: "NonDeterministicExecutionError" },
  });
});
