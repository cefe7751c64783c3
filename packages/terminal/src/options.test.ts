import { describe, expect, test } from "vitest";
import { parseOptions } from "./options.ts";

const common = (...words: string[]) => parseOptions(words).common;
const command = (...words: string[]) => parseOptions(words).command;

test.each([
  ["-q", 0],
  ["--json", 1],
  ["-v", 2],
  ["-vv", 3],
  ["-vvv", 4],
  ["-vvvvv", 4],
])("%s is verbosity %i", (flag, verbosity) => {
  expect(common(flag).verbosity).toBe(verbosity);
});

test("plain words are the question of a chat", () => {
  expect(command("What", "is in VOO?", "--household", "D1")).toEqual({
    ...{ kind: "chat", question: "What is in VOO?", household: "D1" },
  });
  expect(command()).toMatchObject({ kind: "chat", question: "" });
});

test("research takes its subject and its settings", () => {
  const words = ["--template", "Screen", "--companies", "a.csv", "--max-cost", "$2.50"];
  expect(command("research", ...words, "--tools", "a, b", "--wait-between-tools")).toEqual({
    ...{ kind: "research", template: "Screen", companies: "a.csv", maxCostUsd: 2.5 },
    ...{ question: undefined, household: undefined, resume: undefined },
    ...{ tools: ["a", "b"], waitBetweenTools: true, preview: false },
  });
});

test("a run is exported as Markdown by default", () => {
  expect(command("research", "export", "run_1")).toEqual({
    ...{ kind: "export", run: "run_1", format: "md" },
  });
});

describe("a usage mistake is named", () => {
  test.each([
    [["--household"], "Option '--household <value>' argument missing."],
    [["-q", "-v"], "Send either -q or -v."],
    [["x", "--patience", "0"], "--patience is a number above 0, not 0."],
    [["x", "--template", "t"], "--template does not go with a chat."],
    [["research", "runs", "--yes"], "--yes does not go with research runs."],
    [["research", "export"], "Name the run: research export RUN."],
    [["research", "templates", "all"], '"all" is not understood here.'],
  ])("%j", (words, message) => {
    expect(() => parseOptions(words)).toThrow(message);
  });
});
