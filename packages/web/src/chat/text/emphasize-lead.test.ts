import { expect, it } from "vitest";
import { emphasizeLead } from "./emphasize-lead.ts";
import { element, type HtmlNode, text, textOf } from "./html-node.ts";

const cite = element("a", { href: "#cite-1" }, [text("1")]);

function bolded(...children: HtmlNode[]): string[] {
  const root = { type: "root", children: [text("\n"), element("p", {}, children)] };
  const before = textOf(root);
  emphasizeLead()(root);
  expect(textOf(root)).toBe(before);
  const inside = root.children[1]?.children ?? [];
  return inside.filter(({ tagName }) => tagName === "strong").map(textOf);
}

it.each([
  [
    "The family holds $35,000.00 in cash. Nothing is on its way. ",
    "The family holds $35,000.00 in cash.",
  ],
  ["No. Cash is short by $20,000: $40,000 is available. ", "No. Cash is short by $20,000:"],
  ["Yes: 2 of 4 classes: cash 5.00% and bonds 3.00%. ", "Yes: 2 of 4 classes:"],
  ["Microsoft Corp. is 38.00% of the total ", "Microsoft Corp. is 38.00% of the total"],
])("%s begins with its statement", (said, expected) => {
  expect(bolded(text(said), cite, text(" More follows."))).toEqual([expected]);
});

it("a day inside the statement is part of it", () => {
  const day = element("time", {}, [text("Nov 20, 2026")]);
  expect(bolded(text("On "), day, text(" it was $5. Not more. "), cite)).toEqual([
    "On Nov 20, 2026 it was $5.",
  ]);
});

it("nothing is bold without a source, and no more than the answer's own words in bold", () => {
  expect(bolded(text("I did not understand that."))).toEqual([]);
  const own = element("strong", {}, [text("Call Hector")]);
  expect(bolded(text("Task created: "), own, text(". "), cite)).toEqual(["Call Hector"]);
});
