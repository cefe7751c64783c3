import { Fault } from "@advisor/domain/fault";
import { expect, test } from "vitest";
import { firstAnswer } from "./first-answer.ts";

type Answer = number | undefined | Error;

function asking(answers: Record<string, Answer>, signal?: AbortSignal) {
  const asked: string[] = [];
  const links = Object.entries(answers).map(([provider, port]) => ({ provider, port }));
  const answer = firstAnswer<Answer, number | undefined>({
    links,
    ask: async (port) => {
      asked.push(links.find((link) => Object.is(link.port, port))?.provider ?? "");
      if (port instanceof Error) throw port;
      return port;
    },
    missing: (value) => value === undefined,
    signal,
  });
  return { answer, asked };
}

const limited = new Fault("limit", "rate_limited", "a takes no more requests for now.");
const unknown = new Fault("missing", "not_found", "b knows of no such thing.");
const keyless = new Fault("denied", "no_key", "c needs C_API_KEY to be set.");
const busy = new Fault("busy", "table_busy", "The table is busy.");

test("the first provider with an answer wins, and the rest are not asked", async () => {
  const { answer, asked } = asking({ a: 1, b: 2 });
  expect(await answer).toEqual({ value: 1, failed: [] });
  expect(asked).toEqual(["a"]);
});

test("the answer names the providers that failed before, with their reasons", async () => {
  const { answer } = asking({ a: limited, b: unknown, c: keyless, d: undefined, e: busy, f: 0 });
  expect(await answer).toEqual({
    value: 0,
    failed: [
      { provider: "a", reason: "rate_limited" },
      { provider: "b", reason: "not_found" },
      { provider: "c", reason: "no_key" },
      { provider: "d", reason: "not_found" },
      { provider: "e", reason: "upstream" },
    ],
  });
});

test("when no provider finds the symbol, the answer is not found, not a failure", async () => {
  const { answer } = asking({ b: unknown, d: undefined });
  expect(await answer).toEqual({
    value: undefined,
    failed: [{ provider: "b", reason: "not_found" }],
  });
});

test("when all providers fail, the fault names each one with its reason and message", async () => {
  const { answer } = asking({ a: limited, c: keyless, d: undefined });
  await expect(answer).rejects.toMatchObject({
    kind: "upstream",
    code: "providers_failed",
    message:
      "No provider could answer: a (rate_limited: a takes no more requests for now), c (no_key: c needs C_API_KEY to be set), d (not_found).",
    extra: {
      failed: [
        { provider: "a", reason: "rate_limited" },
        { provider: "c", reason: "no_key" },
        { provider: "d", reason: "not_found" },
      ],
    },
  });
});

test.each<[string, Error]>([
  ["a bug", new TypeError("x is undefined")],
  ["a question that makes no sense", new Fault("invalid", "invalid_day", "Not a day.")],
])("%s is rethrown without asking another provider", async (_, error) => {
  const { answer, asked } = asking({ a: error, b: 2 });
  await expect(answer).rejects.toBe(error);
  expect(asked).toEqual(["a"]);
});

test("an aborted request asks no further provider", async () => {
  const { answer, asked } = asking({ a: 1 }, AbortSignal.abort(new Error("left")));
  await expect(answer).rejects.toThrow("left");
  expect(asked).toEqual([]);
});
