import { expect, it } from "vitest";
import { csv, tsv } from "./cells.ts";

it("cells contain plain numbers and never a formula", () => {
  const rows = [
    ["MSFT", "-12.5", "=HYPERLINK(1)"],
    ["-cmd", "@x", 'a "b"'],
  ];
  expect(csv(rows)).toBe('"MSFT","-12.5","\'=HYPERLINK(1)"\r\n"\'-cmd","\'@x","a ""b"""');
  expect(tsv(rows)).toBe("MSFT\t-12.5\t'=HYPERLINK(1)\n'-cmd\t'@x\ta \"b\"");
});
