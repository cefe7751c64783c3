import { describe, expect, test } from "vitest";
import { findMentioned, pickByName } from "./pick.ts";

const households = [
  { id: "hh_d1", name: "Smith family" },
  { id: "hh_d2", name: "Smith-Jones trust" },
  { id: "hh_d12", name: "Garcia family" },
];

describe("an item is found by id, name or words of its name", () => {
  test.each([
    ["hh_d1", "hh_d1"],
    ["D1", "hh_d1"],
    [" garcia FAMILY ", "hh_d12"],
    ["trust", "hh_d2"],
  ])("by %j", (said, id) => {
    expect(pickByName("household", households, said).id).toBe(id);
  });

  test.each([
    ["smith", 'More than one household is "smith". Choose from Smith family (hh_d1), '],
    ["d3", 'There is no household "d3". Choose from Smith family (hh_d1), '],
    ["", 'There is no household "". '],
  ])("not by %j", (said, message) => {
    expect(() => pickByName("household", households, said)).toThrow(message);
  });

  test("an unknown name lists the choices", () => {
    expect(() => pickByName("template", [], "x")).toThrow(
      'There is no template "x": there are none.',
    );
  });
});

test.each([
  ["What does the Garcia family hold?", "hh_d12"],
  ["What does garcia, and what do they hold?", "hh_d12"],
  ["How much cash do the Garcias have?", "hh_d12"],
  ["What about the Garcias' bonds?", "hh_d12"],
  ["What does the Jones trust hold?", undefined],
  ["Garcia or Smith?", undefined],
  ["What is in VOO?", undefined],
])("%j is about %s", (question, id) => {
  expect(findMentioned(question, households)?.id).toBe(id);
});
