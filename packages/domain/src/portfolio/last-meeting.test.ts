import { expect, test } from "vitest";
import { lastMeeting } from "./last-meeting.ts";

const household_id = "hh_1";
const document = (id: string, type: "meeting_note" | "ips", date: string) => ({
  ...{ id, household_id, title: id, type, date, chunks: [] },
});
const note = (meeting: string) => ({
  ...{
    id: "note_1",
    household_id,
    at: `${meeting}T10:00:00.000Z`,
    text: "",
    author: "adv_1",
    meeting,
  },
});

test("the last meeting is the newest of documents and notes that is not in the future", () => {
  const documents = [
    document("march", "meeting_note", "2026-03-11"),
    document("august", "meeting_note", "2026-08-20"),
    document("policy", "ips", "2026-10-01"),
  ];
  expect(lastMeeting({ documents, notes: [] }, "2026-11-20")).toMatchObject({
    date: "2026-08-20",
    document: { id: "august" },
  });
  const notes = [note("2026-09-02"), note("2026-12-04")];
  expect(lastMeeting({ documents, notes }, "2026-11-20")).toEqual({ date: "2026-09-02" });
  expect(lastMeeting({ documents, notes: [] }, "2026-01-01")).toBeUndefined();
});
