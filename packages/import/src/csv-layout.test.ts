import { expect, test } from "vitest";
import { detectLayout } from "./csv-layout.ts";

const known = ["id", "name", "quantity"];
const layout = (text: string | Uint8Array) =>
  detectLayout(
    "holdings.csv",
    typeof text === "string" ? new TextEncoder().encode(text) : text,
    known,
  );

test.each([
  ["commas", "id,name\n1,José\n", ","],
  ["semicolons", "id;name;quantity\n1;José;3\n", ";"],
  ["tabs", "id\tname\n1\tJosé\n", "\t"],
  ["bars", "id|name\n1|José\n", "|"],
  ["quoted names", '"id";"name"\n1;x\n', ";"],
  ["one column", "id\n1\n", ","],
  ["nothing", "", ","],
])("a file delimited by %s is detected and read", (_, text, delimiter) => {
  expect(layout(text)).toEqual({ text, delimiter });
});

test("Windows-1252 bytes are rejected with their line number", () => {
  const bytes = Uint8Array.from([...Buffer.from("id,name\n1,Jos"), 0xe9, 0x0a]);
  expect(layout(bytes)).toEqual({
    fault:
      "holdings.csv:2: contains the byte 0xe9, which is not UTF-8 (Windows-1252?): save the file as UTF-8",
  });
});

test("title lines before the columns are reported", () => {
  expect(layout("Positions as of today\n\nid,name,quantity\n1,x,2\n")).toEqual({
    fault:
      "holdings.csv:3: the columns are named here, below 2 title lines: remove those lines, and any footer",
  });
});

test.each([
  '"Positions for account Joint ...123 as of 04:00 PM ET, 11/20/2026"\n\n"Name","Quantity","Mkt Val"\n"x","2","$4"\n',
  "Report\nfor Ana\nID;Name\n1;x\n",
])("so are they with the broker's own capitals: %j", (text) => {
  expect(layout(text)).toEqual({
    fault:
      "holdings.csv:3: the columns are named here, below 2 title lines: remove those lines, and any footer",
  });
});

test.each([
  ["little", [0xff, 0xfe, 0x69, 0]],
  ["big", [0xfe, 0xff, 0, 0x69]],
])("UTF-16 is named, %s-endian", (_, bytes) => {
  expect(layout(Uint8Array.from(bytes))).toEqual({
    fault: "holdings.csv:1: is UTF-16: save the file as UTF-8",
  });
});
