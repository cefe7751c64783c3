import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tools, turnWithResults } from "./reference.fixture.ts";
import { ReferenceRenderer } from "./renderer.ts";

const open = () => new ReferenceRenderer(turnWithResults, tools);

function rendered(deltas: readonly string[]) {
  const renderer = open();
  return deltas.map((delta) => renderer.take(delta)).join("") + renderer.end();
}

const text =
  "PFE {{r1.Karen's IRA.PFE.gain}}, {{ r2.cash.value }}{{r2.cash.held}}; Dear {{first_name}} {a}.";
const shown = "PFE -$6,150.00, $50,000.0061 days; Dear {{first_name}} {a}.";

test("references are rendered wherever the text is cut", async () => {
  expect(rendered([text])).toBe(shown);
  expect(rendered([...text])).toBe(shown);
  await fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const deltas = places.slice(1).map((end, nth) => text.slice(places[nth], end));
      expect(rendered(deltas)).toBe(shown);
    }),
  );
});

test("only what may become a reference waits", () => {
  const renderer = open();
  const deltas = ["It is ", "{", "x} or {{", "r2.cash", ".value", "}} now", " {{name", "}}", "{"];
  const taken = deltas.map((delta) => renderer.take(delta));
  expect(taken).toEqual(["It is ", "", "{x} or ", "", "", "$50,000.00 now", " ", "{{name}}", ""]);
  expect(renderer.end()).toBe("{");
});

describe("text that is no reference is passed on", () => {
  test.each([
    "{{first_name}}",
    "{{contact.first_name}}",
    "a { b",
    "{{{x}}}",
    "{{",
    "{{}}",
    "{{a\nb}}",
    `{{${"x ".repeat(200)}}}`,
    "const a = {b: {c: 1}};",
    "\\frac{{1}}{2}",
  ])("%s", (one) => {
    expect(rendered([one])).toBe(one);
    expect(rendered([...one])).toBe(one);
  });
});

describe("a reference that names no figure", () => {
  test.each([
    ["PFE {{r1.PFE.gian}} now", "PFE [no such figure] now", "r1.PFE.gian"],
    ["{{{r2.cash.gian}}}", "{[no such figure]}", "r2.cash.gian"],
    ["{{PFE.gain}}", "[no such figure]", "PFE.gain"],
    ["{{r2.cash.value is\nit", "[no such figure] is\nit", "r2.cash.value"],
    ["{{r2.cash.value} is it", "[no such figure] is it", "r2.cash.value}"],
    ["It is {{r2.cash.value", "It is [no such figure]", "r2.cash.value"],
    [`{{r2.${"x".repeat(300)}`, "[no such figure]", `r2.${"x".repeat(300)}`],
  ])("in %s is marked", (given, shown, reference) => {
    const renderer = open();
    expect(renderer.take(given) + renderer.end()).toBe(shown);
    expect(renderer.faults.map((one) => one.reference)).toEqual([reference]);
    expect(rendered([...given]).replace(/x+$/, "")).toBe(shown);
  });
});

test("a place in the text is found again in the rendered text", () => {
  const renderer = open();
  const given = "A {{r2.cash.value}} b {{r2.cash.held}} c";
  const shown = renderer.take(given);
  for (const letter of ["A", "b", "c"]) {
    expect(renderer.placeOf(given.lastIndexOf(letter))).toBe(shown.lastIndexOf(letter));
  }
});
