import type { Query } from "@advisor/query/schema/query";
import { expect, test } from "vitest";
import { interpretationFor, queryAsk } from "./ask.fixture.ts";
import { narrowToAccount } from "./narrow-to-account.ts";
import { asksToRemember, parseStoredAsks } from "./stored-asks.ts";

const cash: Query = { dataset: "accounts", measures: ["cash"], aggregate: "total" };
const of = (value: string) => ({ field: "account", op: "is" as const, values: [value] });

test("the account sent with the message applies to a query that names none", () => {
  expect(narrowToAccount(queryAsk(cash), "Joint")).toEqual(
    queryAsk({ ...cash, where: [of("Joint")] }),
  );
  const options = [queryAsk(cash)];
  expect(narrowToAccount({ kind: "clarify", about: "x", options }, "Joint")).toEqual({
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
  expect(narrowToAccount(queryAsk(query), "Joint")).toEqual(queryAsk(query));
});

test("an ask that is not a query, or has no account, is unchanged", () => {
  expect(narrowToAccount(queryAsk(cash), undefined)).toEqual(queryAsk(cash));
  const refused = { kind: "refuse" as const, reason: "advice" };
  expect(narrowToAccount(refused, "Joint")).toEqual(refused);
});

test("a follow-up may be about a reading that was offered", () => {
  const offered = { kind: "clarify" as const, about: "x", options: [queryAsk(cash)] };
  const kept = asksToRemember([interpretationFor(offered)], [queryAsk(cash)]);
  expect(kept).toEqual([queryAsk(cash), offered]);
  // What was asked next takes its place.
  expect(asksToRemember([interpretationFor(queryAsk(cash))], kept)).toEqual([
    queryAsk(cash),
    queryAsk(cash),
  ]);
});

test("a follow-up is not about the question before one that was not understood", () => {
  const open = { kind: "clarify" as const, about: "high", options: [] };
  const kept = asksToRemember(
    [interpretationFor(open, { unexplained: ["high"] })],
    [queryAsk(cash)],
  );
  expect(kept).toEqual([queryAsk(cash), open]);
});

test("a session keeps its queries after a clarification", () => {
  const open = interpretationFor({ kind: "clarify", about: "x", options: [] });
  const kept = asksToRemember([interpretationFor(queryAsk(cash)), open], []);
  expect(kept).toEqual([queryAsk(cash)]);
  expect(asksToRemember([open], kept)).toEqual(kept);
  expect(asksToRemember([interpretationFor(queryAsk(cash))], kept)).toHaveLength(2);
  expect(parseStoredAsks(structuredClone(kept))).toEqual(kept);
  // Stored before a session kept more than one.
  expect(parseStoredAsks(queryAsk(cash))).toEqual(kept);
  expect(parseStoredAsks({ intent: "activity" })).toEqual([]);
});
