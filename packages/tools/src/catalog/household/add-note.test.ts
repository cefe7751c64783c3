import type * as Note from "@advisor/domain/note";
import { expect, it } from "vitest";
import { calendar, signal } from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { addNote } from "./add-note.ts";

const stored: Note.Info = {
  id: "note_1",
  household_id: "hh_test",
  at: "2026-11-20T15:00:00.000Z",
  author: "adv_north",
  text: "Ann retires in March.",
};
const notes: Ports["notes"] = { add: async (draft) => ({ ...stored, ...draft }) };
const run = (raw: unknown) => runTool(addNote, raw, { notes, calendar }, signal);

it("stores one note, and opens the notes of the household", async () => {
  const { result, view, highlight_ids } = await run({
    text: " Ann retires in March.\nRaise cash. ",
    meeting: "2026-11-20",
  });
  expect({ ...result, view, highlight_ids }).toEqual({
    source_id: `tool:add_note:v1#${stored.id}`,
    data: {
      note: { ...stored, text: " Ann retires in March.\nRaise cash. ", meeting: "2026-11-20" },
    },
    as_of: "2026-11-20",
    provider: "household",
    delay: "realtime",
    simulated: false,
    view: {
      view: "householdMember",
      view_state: { household_id: "hh_test", tab: "notes", show_holdings: false },
    },
    highlight_ids: ["note:note_1"],
  });
});

it("a note without a meeting has a null meeting", async () => {
  expect((await run({ text: stored.text, meeting: null })).result.data).toEqual({ note: stored });
});

it("is a write", () => {
  expect(addNote.effect).toBe("write");
});

it.each([
  [{}],
  [{ text: "  " }],
  [{ text: "x".repeat(4_001) }],
  [{ text: "Cash", meeting: "last Tuesday" }],
  [{ text: "Cash", household_id: "hh_other" }],
])("refuses %j and stores nothing", async (raw) => {
  const add = async (): Promise<never> => {
    throw new Error("stored");
  };
  await expect(runTool(addNote, raw, { notes: { add }, calendar }, signal)).rejects.toMatchObject({
    code: "invalid_arguments",
  });
});

it("refuses when no household is chosen", async () => {
  await expect(runTool(addNote, { text: "Cash" }, { calendar }, signal)).rejects.toMatchObject({
    code: "household_required",
  });
});
