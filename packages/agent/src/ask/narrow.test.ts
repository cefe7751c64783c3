import type { Query } from "@advisor/query/schema/query";
import { expect, test } from "vitest";
import { asked, queryAsk } from "./ask.fixture.ts";
import { narrowBook } from "./narrow.ts";
import { rememberedAsks, toRemember } from "./remember.ts";

const cash: Query = { dataset: "accounts", measures: ["cash"], aggregate: "total" };
const of = (value: string) => ({ field: "account", op: "is" as const, values: [value] });

test("the account beside the message holds for a query that names none", () => {
  expect(narrowBook(queryAsk(cash), "Joint")).toEqual(queryAsk({ ...cash, where: [of("Joint")] }));
  const options = [queryAsk(cash)];
  expect(narrowBook({ kind: "clarify", about: "x", options }, "Joint")).toEqual({
    kind: "clarify",
    about: "x",
    options: [queryAsk({ ...cash, where: [of("Joint")] })],
  });
});

test.each([
  { ...cash, where: [of("Roth")] },
  { ...cash, where: [{ field: "owner", op: "is" as const, values: ["Ann"] }] },
  { ...cash, group_by: ["account"] },
  { dataset: "tasks" as const, measures: [], aggregate: "list" as const },
])("it changes nothing of %j", (query) => {
  expect(narrowBook(queryAsk(query), "Joint")).toEqual(queryAsk(query));
});

test("without one, and for what is no query, nothing is changed", () => {
  expect(narrowBook(queryAsk(cash), undefined)).toEqual(queryAsk(cash));
  const refused = { kind: "refuse" as const, reason: "advice" };
  expect(narrowBook(refused, "Joint")).toEqual(refused);
});

test("a session goes on from its last query, whatever was asked back after it", () => {
  const open = asked({ kind: "clarify", about: "x", options: [] });
  const kept = toRemember([asked(queryAsk(cash)), open], undefined);
  expect(kept).toEqual(queryAsk(cash));
  expect(toRemember([open], kept)).toEqual(queryAsk(cash));
  expect(rememberedAsks(structuredClone(kept))).toEqual(queryAsk(cash));
  expect(rememberedAsks({ intent: "activity" })).toBeUndefined();
});
