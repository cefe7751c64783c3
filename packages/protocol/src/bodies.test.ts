import { describe, expect, it } from "vitest";
import { Chat, CreateConversation, HouseholdId, Paging, RenameConversation } from "./bodies.ts";

const conversation_id = "con_01k9z3v4w5x6y7z8a9b0c1d2e3";

describe("a household id", () => {
  it.each([
    ["hh_d1", "hh_d1"],
    ["D1", "hh_d1"],
    [" d1 ", "hh_d1"],
  ])("%j is meant as %s", (written, id) => {
    expect(HouseholdId.parse(written)).toBe(id);
  });

  it.each(["", "hh_", "*", "hh_d1#", "../d1", "hh_d1,hh_d2", "d".repeat(65), ["hh_d1"]])(
    "%j is none",
    (written) => {
      expect(HouseholdId.safeParse(written).success).toBe(false);
    },
  );
});

describe("a message", () => {
  it("is kept to the letter", () => {
    for (const message of [" a\r\n", "🚀", "\u0000", "é"]) {
      expect(Chat.parse({ conversation_id, message })).toEqual({ conversation_id, message });
    }
  });

  it.each(["", " \n", "half \ud83d", 7, null])("%j is refused", (message) => {
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
  it("is about no household when none is named", () => {
    expect(CreateConversation.parse({})).toEqual({ household_id: null });
  });

  it("takes nothing that it does not know", () => {
    expect(CreateConversation.safeParse({ advisor_id: "adv_south" }).success).toBe(false);
  });

  it("is renamed to 1 to 80 characters", () => {
    expect(RenameConversation.parse({ title: " Bonds " })).toEqual({ title: "Bonds" });
    for (const title of ["", " ", "x".repeat(81)]) {
      expect(RenameConversation.safeParse({ title }).success).toBe(false);
    }
  });
});

it("a page has 50 items, or 1 to 100 when asked", () => {
  expect(Paging.parse({})).toEqual({ limit: 50 });
  expect(Paging.parse({ limit: "100", cursor: "abc" })).toEqual({ limit: 100, cursor: "abc" });
  for (const limit of ["0", "101", "1.5", "ten"]) {
    expect(Paging.safeParse({ limit }).success).toBe(false);
  }
});
