import * as Cell from "@advisor/domain/research/cell";
import { expect, it } from "vitest";
import { changeOf } from "./diff-runs.ts";

const quote: Cell.Quote = {
  ...{ text: "It pays 3.2%.", page_hash: "a1", url: null, title: "Filing", date: "2026-10-26" },
  source_id: "filing",
};
const empty = Cell.emptyCell("pays", "acme");
const answer: Cell.Answer = {
  ...{ verdict: "positive", value: 3.2, unit: "%", as_of: null, confidence: 2 },
  ...{ explanation: "It pays.", quotes: [quote], review: null },
};
const answered = (over: Partial<Cell.Answer> = {}, more: Partial<Cell.Info> = {}): Cell.Info => ({
  ...empty,
  status: "answered",
  answer: { ...answer, ...over },
  ...more,
});

it("a cell that says the same in both runs is not a change", () => {
  expect(changeOf(answered(), answered({ explanation: "In other words." }))).toBeUndefined();
});

it("a change says what each run answers, with its reasons", () => {
  const overridden = { by: "adv_north", at: "2026-11-24T10:00:00.000Z", reason: "It cut it." };
  const later = answered({ verdict: "negative", value: 0, explanation: "" }, { overridden });
  expect(changeOf(answered(), later)).toMatchObject({
    before: { verdict: "positive", value: 3.2, explanation: "It pays.", overridden: null },
    after: { verdict: "negative", value: 0, overridden },
    ...{ new_evidence: [], lost_evidence: [] },
  });
});

it("a doubt of the second look is a change, and so is a cell that is not answered any more", () => {
  const review = { reason: "The page is older than the filing." };
  expect(changeOf(answered(), answered({ review }))?.after).toMatchObject({ review });
  const reason = { code: "disqualified", message: "Another criterion stops it." };
  expect(changeOf(answered(), { ...empty, status: "skipped", reason })).toMatchObject({
    after: { status: "skipped", verdict: null, reason },
    lost_evidence: [quote],
  });
});

it("a run that does not ask the cell says nothing", () => {
  expect(changeOf(undefined, answered())).toMatchObject({ before: null, new_evidence: [quote] });
});
