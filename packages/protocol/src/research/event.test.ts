import type * as Entry from "@advisor/domain/research/entry";
import { describe, expect, test } from "vitest";
import { atVerbosity, Event, eventOf, lowestVerbosity, Verbosity } from "./event.ts";

const cell = { criterion: "pays", company: "acme", attempt: 1 };

const result: Entry.Body = {
  type: "tool_result",
  ...cell,
  call_id: "c1",
  tool: "perplexity_search",
  status: "success",
  text: "x".repeat(1_000),
  pages: [],
  micro_usd: 10_000,
  reserved_micro_usd: 10_000,
  ms: 12,
  by: null,
};

const prompt: Entry.Body = {
  type: "prompt_sent",
  ...cell,
  purpose: "research",
  step: 1,
  last: false,
  text: "Does Acme pay a dividend?",
  system: "You research companies.",
  system_hash: "abc",
  model_id: "offline",
  micro_usd: 100,
};

const done = {
  type: "rests",
  code: "run_budget",
  message: "The run has spent its limit.",
} as const satisfies Entry.Body;

const at = (body: Entry.Body, verbosity: number) =>
  atVerbosity(eventOf({ seq: 7, at: "2026-11-27T10:00:00.000Z", body }), verbosity);

describe("a reader's verbosity", () => {
  test("decides how much of a result is sent: nothing, 300 characters, all of it", () => {
    const sizes = [0, 1, 2, 3, 4].map((verbosity) => {
      const event = at(result, verbosity);
      return event === undefined ? null : "text" in event ? event.text.length : -1;
    });
    expect(sizes).toEqual([null, 0, 303, 1_000, 1_000]);
  });

  test("keeps prompts for 3 and the system prompt for 4", () => {
    expect(at(prompt, 2)).toBeUndefined();
    expect(at(prompt, 3)).toMatchObject({ text: "Does Acme pay a dividend?", system: null });
    expect(at(prompt, 4)).toMatchObject({ system: "You research companies." });
  });

  test("never hides what a person must act on", () => {
    expect(at(done, 0)).toEqual({ seq: 7, at: "2026-11-27T10:00:00.000Z", ...done });
    const silent = Object.entries(lowestVerbosity).flatMap(([type, level]) =>
      level === 0 ? [type] : [],
    );
    expect(silent).toEqual([
      "tool_approval_needed",
      "approval_decided",
      "research_error",
      "rests",
      "canceled",
      "done",
    ]);
  });

  test("what is sent at any verbosity is still a valid event", () => {
    for (const verbosity of [0, 1, 2, 3, 4]) {
      for (const body of [result, prompt, done]) {
        const event = at(body, verbosity);
        if (event !== undefined) expect(Event.parse(event)).toEqual(event);
      }
    }
  });
});

test("verbosity comes from an address as text, 0 to 4", () => {
  expect(Verbosity.parse("3")).toBe(3);
  expect(["5", "-1", "1.5", "loud"].filter((text) => Verbosity.safeParse(text).success)).toEqual(
    [],
  );
});
