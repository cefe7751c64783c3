import { expect, it } from "vitest";
import { fileName } from "./file-name.ts";

it.each([
  [["Smith family", "brief"], "Smith family brief.docx"],
  [['O\'Connell / Nguyễn: "trust"', undefined, "brief"], "O'Connell Nguyễn trust brief.docx"],
  [["..\\..\\etc\n<b>", "brief"], ".. .. etc b brief.docx"],
  [["x".repeat(300)], `${"x".repeat(120)}.docx`],
])("a file about %j is %s", (about, name) => {
  expect(fileName(about, "docx")).toBe(name);
});
