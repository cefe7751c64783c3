import { readFile } from "node:fs/promises";
import { sha256 } from "@advisor/adapters/sha256";
import * as Entry from "@advisor/domain/entry";
import { verifyEntries } from "@advisor/domain/record/audit-chain";
import { expect, test } from "vitest";
import { everyKind } from "./record.fixture.ts";

/**
 * An earlier version wrote this file, and it must never be regenerated: a schema change that drops
 * or adds a field would make all older records look tampered with.
 */
test("a record of an earlier version is read exactly as it was hashed", async () => {
  const file = await readFile(new URL("kept-record.ndjson", import.meta.url), "utf8");
  const entries = file
    .trimEnd()
    .split("\n")
    .slice(1, -1)
    .map((line) => Entry.Info.parse(JSON.parse(line)));
  expect(verifyEntries(entries, sha256)).toMatchObject({ valid: true, length: 12 });
});

test("every kind of entry passes the store's schema exactly as it was hashed", () => {
  const read = everyKind.map((entry) => Entry.Info.parse(JSON.parse(JSON.stringify(entry))));
  expect(verifyEntries(read, sha256)).toMatchObject({ valid: true, length: everyKind.length });
});
