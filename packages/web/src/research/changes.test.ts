import type { CellSummary, Change } from "@advisor/protocol/research/responses";
import { expect, it } from "vitest";
import { type ChangeText, changeCells, changeKinds, whyChanged } from "./changes.ts";

const page = {
  ...{ text: "Payout 87.6%.", page_hash: "a1", url: "https://example.com/ko" },
  ...{ title: "Filing", date: "2026-10-26", source_id: "filing" },
};
const said: CellSummary = {
  ...{ status: "answered", verdict: "positive", value: 74.3, confidence: 3 },
  ...{ explanation: "74.3% is below 80%.", review: null, reason: null, overridden: null },
};
const turned: CellSummary = {
  ...said,
  ...{ verdict: "negative", value: 87.6, explanation: "87.6% is above 80%." },
};
const by = { by: "adv_north", at: "2026-11-24T10:00:00.000Z", reason: "The filing was withdrawn." };
const review = { reason: "The page is older than the filing." };

const changed = (over: Partial<Change>): ChangeText => ({
  ...{ key: "payout ko", company: "Coca-Cola", criterion: "Payout", unit: "%", stops: true },
  change: {
    ...{ criterion: "payout", company: "ko", before: said, after: said },
    ...{ new_evidence: [], lost_evidence: [], ...over },
  },
});

it.each<[string, Partial<Change>, string[], string]>([
  ["a verdict turned", { after: turned }, ["turned"], "87.6% is above 80%."],
  [
    "a value changed without words",
    { after: { ...said, value: 75, explanation: "" }, new_evidence: [page] },
    ["value", "new_evidence"],
    "New: Filing, Oct 26, 2026",
  ],
  [
    "the same is said of another page",
    { new_evidence: [page], lost_evidence: [{ ...page, title: "Old filing", date: null }] },
    ["new_evidence", "lost_evidence"],
    "New: Filing, Oct 26, 2026",
  ],
  [
    "a quote is gone",
    { lost_evidence: [page] },
    ["lost_evidence"],
    "No longer quoted: Filing, Oct 26, 2026",
  ],
  [
    "the second look disagrees",
    { after: { ...said, review } },
    ["review"],
    "The second look disagrees: The page is older than the filing.",
  ],
  [
    "a person answers",
    { after: { ...turned, overridden: by } },
    ["turned"],
    "adv_north: The filing was withdrawn.",
  ],
  [
    "a person answered before",
    { before: { ...said, overridden: by }, after: turned },
    ["turned"],
    "The earlier answer was adv_north's own: The filing was withdrawn.",
  ],
  [
    "the later run skips it",
    {
      after: {
        ...{ ...said, status: "skipped", verdict: null, value: null },
        reason: { code: "disqualified", message: "Another criterion stops it." },
      },
    },
    ["unanswered"],
    "Another criterion stops it.",
  ],
  [
    "the later run waits",
    { after: { ...said, status: "awaiting_approval", verdict: null, value: null } },
    ["unanswered"],
    "It waits for your approval.",
  ],
  [
    "the earlier run had no answer",
    { before: { ...said, status: "pending", verdict: null, value: null } },
    ["answered"],
    "In the earlier run: It is not answered yet.",
  ],
  ["only the later run asks", { before: null }, ["added"], "The earlier run does not ask it."],
  ["only the earlier run asks", { after: null }, ["dropped"], "The later run does not ask it."],
])("where %s, it says what changed and why", (_, over, kinds, why) => {
  expect([changeKinds(changed(over)), whyChanged(changed(over))]).toEqual([kinds, why]);
});

it("cells are plain values with their unit, the days of the runs and the evidence", () => {
  const runs = { earlier: { created_at: "2026-08-24" }, later: { created_at: "2026-11-24" } };
  const [heads = [], row = []] = changeCells(
    [changed({ after: turned, new_evidence: [page] })],
    runs,
  );
  expect(Object.fromEntries(heads.map((head, at) => [head, row[at]]))).toEqual({
    ...{ company: "Coca-Cola", criterion: "Payout", unit: "%" },
    ...{ earlier_at: "2026-08-24", earlier_verdict: "positive", earlier_value: "74.3" },
    ...{ later_at: "2026-11-24", later_verdict: "negative", later_value: "87.6" },
    ...{ what_changed: "turned, new_evidence", why: "87.6% is above 80%." },
    new_evidence: "“Payout 87.6%.” (Filing, 2026-10-26, https://example.com/ko)",
    lost_evidence: "",
  });
});
