import type * as Entry from "@advisor/domain/entry";
import { expect, test } from "vitest";
import { openKnownEntries } from "./known-entries.ts";

const entry = (seq: number): Entry.Info => ({
  ...{ seq, at: "2026-11-21T10:00:00.000Z", mark: "m", previous: "", hash: "h" },
  body: { kind: "titled", title: "Bonds", by: "service" },
});
const size = JSON.stringify(entry(1)).length;

test("the entries of a conversation are those that were remembered last", () => {
  const known = openKnownEntries();
  known.remember("con_1", [entry(1)]);
  known.remember("con_1", [entry(1), entry(2)]);
  expect([known.of("con_1"), known.of("con_2")]).toEqual([[entry(1), entry(2)], []]);
});

test("conversations that were read longest ago are forgotten beyond the room that there is", () => {
  const known = openKnownEntries(3 * size);
  known.remember("con_1", [entry(1)]);
  known.remember("con_2", [entry(1)]);
  known.remember("con_1", [entry(1), entry(2)]);
  known.remember("con_3", [entry(1)]);
  const lengths = () => ["con_1", "con_2", "con_3"].map((id) => known.of(id).length);
  expect(lengths()).toEqual([2, 0, 1]);
  known.remember("con_1", [entry(2)]);
  known.remember("con_2", [entry(1)]);
  expect(lengths()).toEqual([1, 1, 1]);
});

test("a conversation that has no room at all is not kept", () => {
  const known = openKnownEntries(size);
  known.remember("con_1", [entry(1), entry(2)]);
  expect(known.of("con_1")).toEqual([]);
});
