import { expect, test } from "vitest";
import { clauseOf } from "./clause.ts";
import { claims, partOf } from "./decide.ts";
import { read } from "./read.ts";
import { demo } from "./route.fixture.ts";

const clause = (message: string, accounts: string[] = []) => {
  const reading = read(message, { ...demo, accounts });
  return clauseOf(reading.items, reading);
};

test("claims come the surest first", () => {
  expect(claims(clause("price of my VOO shares")).map(({ intent }) => intent)).toEqual([
    "quotes",
    "positions",
  ]);
});

test("no claim, or a weak one, asks back what is meant", () => {
  const part = { params: {}, assumed: [], text: "asdf" };
  expect(partOf(clause("asdf"), undefined)).toEqual({
    ...part,
    intent: "clarify",
    confidence: 0,
    missing: "intent",
  });
  expect(partOf(clause("well now"), { intent: "facts", score: 0.4, params: {} }).missing).toBe(
    "intent",
  );
});

test("an account that several fit is asked back only where it matters", () => {
  const accounts = ["Mary's IRA", "John's IRA"];
  const asked = (message: string) => {
    const one = clause(message, accounts);
    return partOf(one, claims(one)[0]).missing;
  };
  expect(asked("cash in my IRA")).toBe("account");
  expect(asked("explain an IRA")).toBeUndefined();
});
