import { expect, test } from "vitest";
import { pastEarningsCalls, QuartrDocuments, QuartrEvents, transcriptUrl } from "./parse-event.ts";

const event = { companyId: 4742, id: 1, title: "Q3 2026", typeId: 28 };

test("only past events with a fiscal quarter are calls", () => {
  const events = QuartrEvents.parse({
    data: [
      { ...event, date: "2027-01-29T22:00:00.000Z", fiscalYear: 2027, fiscalPeriod: "Q1" },
      { ...event, date: "2026-10-29T21:00:00.000Z", fiscalYear: 2026, fiscalPeriod: "Q4" },
      { ...event, date: "2026-02-20T17:00:00.000Z", fiscalYear: 2026, fiscalPeriod: null },
      { ...event, date: "2026-08-20T17:00:00.000Z", fiscalYear: 2026, fiscalPeriod: "H1" },
    ],
    pagination: { nextCursor: 40 },
  });
  expect(pastEarningsCalls(events, "2026-11-20")).toEqual([
    { event: 1, quarter: "2026Q4", held: "2026-10-29" },
  ]);
  expect(events.pagination.nextCursor).toBe(40);
});

test("the edited transcript is preferred to the raw one", () => {
  const file = (typeId: number, fileUrl: unknown) => ({ id: typeId, eventId: 1, typeId, fileUrl });
  const read = (...data: unknown[]) => transcriptUrl(QuartrDocuments.parse({ data }))?.href;
  const raw = file(15, "https://files.quartr.com/raw.json");

  expect(read(raw, file(22, "https://files.quartr.com/edited.json"))).toBe(
    "https://files.quartr.com/edited.json",
  );
  expect(read(raw, file(22, null))).toBe("https://files.quartr.com/raw.json");
  expect(read(file(22, "no address"))).toBeUndefined();
  expect(read()).toBeUndefined();
});
