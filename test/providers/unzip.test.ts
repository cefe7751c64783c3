import { unzipFile } from "@advisor/adapters/market/house-clerk/unzip";
import { expect, test } from "vitest";
import { zipped } from "./zipped.ts";

const text = "<FinancialDisclosure>é</FinancialDisclosure>";

test.each([true, false])("the file with the ending is read (deflated: %s)", (deflate) => {
  const zip = zipped({ "2026FD.txt": "other", "2026FD.xml": text }, deflate);
  expect(unzipFile(zip, ".xml")).toBe(text);
});

test("an archive without such a file has none", () => {
  expect(unzipFile(zipped({ "2026FD.txt": "other" }, true), ".xml")).toBeUndefined();
});

test.each<[string, (zip: Buffer) => Uint8Array]>([
  ["cut in half", (zip) => zip.subarray(0, zip.length / 2)],
  ["no archive", () => Buffer.from("<html>not a zip</html>")],
  ["empty", () => new Uint8Array()],
  [
    "damaged inside",
    (zip) => Buffer.concat([zip.subarray(0, 45), Buffer.alloc(9, 255), zip.subarray(54)]),
  ],
])("an archive that is %s is rejected", (_, damage) => {
  expect(unzipFile(damage(zipped({ "2026FD.xml": text.repeat(9) }, true)), ".xml")).toBeUndefined();
});
