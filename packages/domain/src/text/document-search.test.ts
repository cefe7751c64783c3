import { expect, test } from "vitest";
import * as Document from "../document.ts";
import { search } from "./document-search.ts";

const document = (id: string, date: string, ...chunks: string[]): Document.Info => ({
  ...{ id, household_id: "hh_1", title: "Note", type: "meeting_note", date },
  chunks,
});
const found = (documents: Document.Info[], query: string) =>
  search(documents, query, 5).map(({ citation }) => citation);

const filler = document("doc_z", "2020-01-01", "Nothing of this kind at all stands here today.");

test("a word is found in its other forms", () => {
  const one = document("doc_a", "2026-01-01", "The trustee distributed the money.");
  expect(found([one, filler], "distributions")).toEqual(["doc:doc_a#1"]);
  const two = document("doc_b", "2026-01-01", "They are selling taxed bonds.");
  expect(found([two, filler], "sell taxes")).toEqual(["doc:doc_b#1"]);
});

test("an exact word scores higher than a synonym", () => {
  const basis = document("doc_a", "2025-01-01", "The basis of these shares is unknown.");
  const cost = document("doc_b", "2026-01-01", "The cost of these shares is unknown.");
  expect(found([cost, basis, filler], "basis")).toEqual(["doc:doc_a#1", "doc:doc_b#1"]);
});

test("a ticker finds its company, and a role finds the member who has it", () => {
  const exxon = document("doc_a", "2026-01-01", "The Exxon Mobil shares came from Henri.");
  expect(found([exxon, filler], "XOM")).toEqual(["doc:doc_a#1"]);
  const emma = document("doc_b", "2026-01-01", "Emma starts in the autumn.");
  const members = [{ name: "Emma Smith", role: "dependent" as const }];
  expect(search([emma, filler], "when does the daughter start?", 5, members)[0]?.citation).toBe(
    "doc:doc_b#1",
  );
});

test("a passage of a letter, a note and a task are found alike, the newest first", () => {
  const words = "The roof of the lake house needs a new cover";
  const [id, household_id, related] = ["task_a", "hh_1", null];
  const note = {
    id: "note_a",
    household_id,
    at: "2026-02-01T10:00:00Z",
    author: "adv",
    text: words,
  };
  const task = { id, household_id, title: words, due: null, related, created_at: "2026-03-01" };
  const papers = [
    document("doc_a", "2026-01-01", `${words}.`),
    Document.fromNote(note),
    Document.fromTask({ ...task, priority: "normal", assignee: "adv", status: "open" }),
    filler,
  ];
  expect(search(papers, "roof of the lake house", 5).map(({ citation }) => citation)).toEqual([
    "doc:task_a#1",
    "doc:note_a#1",
    "doc:doc_a#1",
  ]);
});

test("an unknown word matches words with the same beginning", () => {
  const family = document("doc_a", "2026-01-01", "They spent the summer with their grandchildren.");
  expect(found([family, filler], "grandkids")).toEqual(["doc:doc_a#1"]);
});

test("ties go to the newer passage, and a search without matches finds nothing", () => {
  const old = document("doc_a", "2024-01-01", "Roof repair.");
  const young = document("doc_b", "2026-01-01", "Roof repair.");
  expect(found([old, young, filler], "roof")).toEqual(["doc:doc_b#1", "doc:doc_a#1"]);
  expect(found([old, young, filler], "submarine")).toEqual([]);
});

test("a word that no document contains is found by its irregular forms", () => {
  const one = document("doc_a", "2026-01-01", "They found us through a colleague.");
  expect(found([one, filler], "how did the client find us?")).toEqual(["doc:doc_a#1"]);
});

test("a misspelled word is corrected where nothing else is found", () => {
  const one = document("doc_a", "2026-01-01", "A penalty of 25 percent is due.");
  expect(found([one, filler], "penelty")).toEqual(["doc:doc_a#1"]);
  const other = document("doc_b", "2026-01-01", "The window opens, and the status is unclear.");
  expect(found([other, filler], "the widow")).toEqual(["doc:doc_b#1"]);
  const status = document("doc_c", "2025-01-01", "The filing status is single.");
  expect(found([other, status], "the widow's filing status")[0]).toBe("doc:doc_c#1");
});

test("a plural in -is is found as its singular", () => {
  const one = document("doc_a", "2026-01-01", "Municipal bonds are held jointly.");
  expect(found([one, filler], "munis")).toEqual(["doc:doc_a#1"]);
  const two = document("doc_b", "2026-01-01", "The basis is unknown.");
  expect(found([two, filler], "basis")).toEqual(["doc:doc_b#1"]);
});
