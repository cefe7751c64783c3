import { samples } from "@advisor/sample-data/samples";
import { expect, test } from "vitest";
import { allQuestions } from "./questions.ts";

const questions = allQuestions();

test("no conversation about a household is on file twice", () => {
  const asked = questions.map(({ household, messages }) =>
    `${household} ${messages.join(" >> ")}`.toLowerCase(),
  );
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});

test("each topic is in one half only", () => {
  const halves = Map.groupBy(questions, ({ topic }) => topic);
  for (const [topic, some] of halves)
    expect([topic, new Set(some.map(({ half }) => half)).size]).toEqual([topic, 1]);
});

test.each(["development", "scored"])("the %s half asks about every household", (half) => {
  const asked = new Set(
    questions.flatMap((one) => (one.half === half ? (one.household ?? []) : [])),
  );
  expect([...asked].toSorted()).toEqual(
    samples.map(({ snapshot }) => snapshot.household.id.replace("hh_d", "D")).toSorted(),
  );
});
