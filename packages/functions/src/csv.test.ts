import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it.each(["=1+1", "+1", "-1", "@sum", "\ttab", "＝1"])("%j is text to a spreadsheet", (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

it("numbers stay numbers, and quotes, commas and unknown values keep their place", () => {
  expect(csvLine([-1.5, null, 'a "b"', "a, b", "plain"])).toBe('-1.5,,"a ""b""","a, b",plain\r\n');
});
