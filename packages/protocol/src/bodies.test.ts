import { describe, expect, it } from "vitest";
import { ChangeConversation, Chat, CreateConversation, HouseholdId, Paging } from "./bodies.ts";

const conversation_id = "con_01k9z3v4w5x6y7z8a9b0c1d2e3";

describe("a household id", () => {
  it.each([
    ["hh_d1", "hh_d1"],
    ["D1", "hh_d1"],
    [" d1 ", "hh_d1"],
  ])("%j is read as %s", (written, id) => {
    expect(HouseholdId.parse(written)).toBe(id);
  });

  it.each(["", "hh_", "*", "hh_d1#", "../d1", "hh_d1,hh_d2", "d".repeat(65), ["hh_d1"]])(
    "%j is not a household id",
    (written) => {
      expect(HouseholdId.safeParse(written).success).toBe(false);
    },
  );
});

describe("a message", () => {
  it("is stored unchanged", () => {
    for (const message of [" a\r\n", "🚀", "\u0000", "é"]) {
      expect(Chat.parse({ conversation_id, message })).toEqual({ conversation_id, message });
    }
  });

  it.each(["", " \n", 7, null])("%j is refused", (message) => {
    expect(Chat.safeParse({ conversation_id, message }).success).toBe(false);
  });

  it.each(["con_1", "con_01K9Z3V4W5X6Y7Z8A9B0C1D2E3", `${conversation_id}#`, ""])(
    "in the conversation %j is refused",
    (id) => {
      expect(Chat.safeParse({ conversation_id: id, message: "Hi" }).success).toBe(false);
    },
  );
});

describe("a conversation", () => {
  it("has no household by default", () => {
    expect(CreateConversation.parse({})).toEqual({ household_id: null });
  });

  it("rejects unknown fields", () => {
    expect(CreateConversation.safeParse({ advisor_id: "adv_south" }).success).toBe(false);
  });

  it.each([
    "Cash <5% and bonds >40%",
    " Bonds ",
    "=SUM(A1)",
    "-5%",
    '**Bold** _not_ `code` # "x"',
    "<b>Bonds</b>",
    "עברית",
    "👨‍👩‍👧",
    "🚀".repeat(80),
    "نمی‌دانم",
  ])("is renamed to %j exactly", (title) => {
    expect(ChangeConversation.parse({ title })).toEqual({ title });
  });

  it.each([
    "",
    " \u00a0",
    "x".repeat(81),
    "🚀".repeat(81),
    "a\nb",
    "a\tb",
    "\u001b[31m",
    "a\u0000",
    "a\u202eb",
    "a\u2066b",
    "a\u2028b",
    "a\u{e0041}",
    7,
    null,
  ])("is not renamed to %j", (title) => {
    expect(ChangeConversation.safeParse({ title }).success).toBe(false);
  });

  it("is pinned, with or without a new title; an empty change is rejected", () => {
    for (const change of [{ pinned: true }, { pinned: false, title: "Cash" }])
      expect(ChangeConversation.parse(change)).toEqual(change);
    for (const change of [{}, { pinned: "yes" }, { pinned: null }])
      expect(ChangeConversation.safeParse(change).success).toBe(false);
  });
});

it("a page has 50 items by default and at most 100", () => {
  expect(Paging.parse({})).toEqual({ limit: 50 });
  expect(Paging.parse({ limit: "100", cursor: "abc" })).toEqual({ limit: 100, cursor: "abc" });
  for (const limit of ["0", "101", "1.5", "ten"]) {
    expect(Paging.safeParse({ limit }).success).toBe(false);
  }
});
