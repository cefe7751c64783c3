import { expect, it } from "vitest";
import { indianZone, ownZone, zonedFormat } from "../../format/zone.ts";
import { localizeTimes } from "./localize-times.ts";

const text = (value: string) => ({ type: "text", value });
const cell = (value: string) => ({ type: "element", tagName: "td", children: [text(value)] });

function read(...children: object[]): unknown {
  const root = { type: "root", children: children as { type: string }[] };
  localizeTimes()(root);
  return root.children;
}

const time = (dateTime: string, shown: string) => ({
  ...{ type: "element", tagName: "time", properties: { dateTime }, children: [text(shown)] },
});

it("a day is written in words and keeps its machine form", () => {
  expect(read(text("As of 2026-11-20, simulated."))).toEqual([
    text("As of "),
    time("2026-11-20", "Nov 20, 2026"),
    text(", simulated."),
  ]);
});

it("a time is the advisor's own and names its zone, unless another zone is asked for", () => {
  const own = zonedFormat("en-US", ownZone, { year: "numeric" })("2026-12-08T18:30:00Z");
  expect(own).toMatch(/ [A-Z]{3}\S*$/);
  expect(read(text("on 2026-12-08 18:30 UTC"))).toEqual([
    text("on "),
    time("2026-12-08 18:30 UTC", own),
  ]);
  const root = { type: "root", children: [text("2026-12-08T18:30:00Z")] };
  localizeTimes(indianZone)(root);
  expect(root.children).toEqual([time("2026-12-08T18:30:00Z", "Dec 9, 2026, 12:00 AM IST")]);
});

it.each([
  ["-10.08 pp (-$242,000)", "−10.08 pp (−$242,000)"],
  ["3-5 years, well-known, -x", "3-5 years, well-known, -x"],
])("the hyphen of a figure is a minus sign: %s", (before, after) => {
  expect(read(text(before))).toEqual([text(after)]);
});

it.each(["2026-02-30", "2026-13-45", "2026-11-20 25:99 UTC", "0000-00-00"])(
  "what is no day or no time is left as it was written: %s",
  (value) => {
    const shown = JSON.stringify(read(text(value)));
    expect(shown).toContain(value.replace("2026-11-20", ""));
    expect(shown).not.toContain("Mar 2");
  },
);

it("ids and code stay as they are", () => {
  const code = { type: "element", tagName: "code", children: [text("2026-11-20")] };
  expect(read(code, text("doc-2026-11-20-a"))).toEqual([code, text("doc-2026-11-20-a")]);
});

it.each([
  ["above maximum", "act"],
  ["below min", "act"],
  ["breach", "act"],
  ["below minimum", "act"],
  ["in band", "ok"],
])("a cell that says %s has its mark", (words, status) => {
  expect(read(cell(words))).toEqual([
    {
      ...cell(words),
      children: [
        {
          ...{ type: "element", tagName: "span", properties: { className: ["status", status] } },
          children: [text(words)],
        },
      ],
    },
  ]);
});

it("a sentence that says it has no mark", () => {
  expect(read(text("above maximum"))).toEqual([text("above maximum")]);
});
