import { readFileSync } from "node:fs";
import { fromNote, fromTask } from "@advisor/domain/document";
import { search } from "@advisor/domain/text/document-search";
import { samples } from "@advisor/sample-data/samples";
import { describe, expect, test } from "vitest";

/**
 * Sixty paraphrased questions, each with the passage that answers it. The last twenty were written without a look at
 * the synonyms.
 */
const paraphrases: readonly [household: number, question: string, passage: string][] = [
  [1, "when does the daughter begin university", "doc_d1_meeting_2026_08#2"],
  [1, "can we harvest losses", "doc_d1_tax_2026#2"],
  [1, "how much may one company be at most", "doc_d1_ips#3"],
  [1, "what will they get for the lake house", "doc_d1_meeting_2026_03#2"],
  [1, "heir paperwork for the Roth", "doc_d1_meeting_2026_08#2"],
  [1, "is his job secure", "doc_d1_meeting_2026_03#1"],
  [1, "emergency cushion in cash", "doc_d1_ips#3"],
  [1, "why does he hold on to PFE", "doc_d1_meeting_2026_08#2"],
  [1, "dividends reported last year", "doc_d1_tax_2026#1"],
  [2, "when can he sell company stock again", "doc_d2_meeting_2026_11#1"],
  [2, "borrowing against the shares", "doc_d2_meeting_2026_06#2"],
  [2, "quarterly estimated tax payments", "doc_d2_tax_2026#1"],
  [2, "his wife's new job", "doc_d2_meeting_2026_06#1"],
  [2, "which lots are sold first when the window opens", "doc_d2_meeting_2026_11#2"],
  [2, "sector cap", "doc_d2_ips#2"],
  [3, "RMD amount for this year", "doc_d3_meeting_2026_10#2"],
  [3, "fine for missing the RMD", "doc_d3_tax_2026#2"],
  [3, "donating to church from the IRA", "doc_d3_tax_2026#2"],
  [3, "will they run out of money", "doc_d3_meeting_2026_04#2"],
  [3, "roof repair", "doc_d3_meeting_2026_10#1"],
  [3, "do munis make sense for them", "doc_d3_meeting_2026_04#1"],
  [3, "how much they live on each month", "doc_d3_ips#1"],
  [4, "drip purchases of tiny fractions", "doc_d4_meeting_2026_10#2"],
  [4, "saving for a house", "doc_d4_meeting_2026_02#1"],
  [4, "Indian dividend withholding", "doc_d4_tax_2026#1"],
  [4, "currency risk of Reliance", "doc_d4_meeting_2026_02#2"],
  [4, "employer match", "doc_d4_meeting_2026_10#1"],
  [5, "targets that do not add up to a hundred", "doc_d5_meeting_2026_05#1"],
  [5, "why is a cigarette maker still held", "doc_d5_meeting_2026_09#2"],
  [5, "money for a first house from the trust", "doc_d5_ips_2#2"],
  [5, "wash sales across the family's accounts", "doc_d5_tax_2026#2"],
  [6, "what they refuse to invest in", "doc_d6_ips#2"],
  [6, "upcoming capital call", "doc_d6_meeting_2026_10#2"],
  [6, "can the private fund's appraisal be trusted", "doc_d6_meeting_2026_10#1"],
  [6, "excise tax", "doc_d6_tax_2026#1"],
  [7, "who might buy the business", "doc_d7_meeting_2026_08#1"],
  [7, "his teacher's pension", "doc_d7_meeting_2026_02#2"],
  [8, "XOM basis", "doc_d8_tax_2026#2"],
  [8, "is that archive email a scam", "doc_d8_letter_2026_11#3"],
  [8, "stepped up basis of inherited shares", "doc_d8_meeting_2026_04#1"],
  [1, "college savings for the kid", "doc_d1_meeting_2026_08#2"],
  [1, "who gets Karen's account when she dies", "doc_d1_meeting_2026_08#2"],
  [1, "vacation home proceeds", "doc_d1_meeting_2026_03#2"],
  [1, "does he worry about layoffs", "doc_d1_meeting_2026_03#1"],
  [2, "when may he trade company shares again", "doc_d2_meeting_2026_11#1"],
  [2, "leverage against his shares", "doc_d2_meeting_2026_06#2"],
  [2, "quarterly payments to the IRS", "doc_d2_tax_2026#1"],
  [3, "giving to charity out of the retirement account", "doc_d3_tax_2026#2"],
  [3, "what happens if he skips the mandatory withdrawal", "doc_d3_tax_2026#2"],
  [3, "odds that the portfolio lasts into old age", "doc_d3_meeting_2026_04#2"],
  [3, "recent home improvement", "doc_d3_meeting_2026_10#1"],
  [3, "grandkids visit", "doc_d3_meeting_2026_10#1"],
  [5, "stepson wants to buy a home", "doc_d5_meeting_2026_05#2"],
  [7, "what price would she accept for her firm", "doc_d7_meeting_2026_08#1"],
  [7, "survivor annuity choice of the husband", "doc_d7_meeting_2026_02#2"],
  [7, "basis in the private firm", "doc_d7_tax_2026#2"],
  [8, "scam mail", "doc_d8_letter_2026_11#3"],
  [8, "widow's filing status", "doc_d8_tax_2026#1"],
  [9, "stop loss for the Tesla bet", "doc_d9_meeting_2026_09#2"],
  [9, "interest on the margin debt", "doc_d9_meeting_2026_09#1"],
];

const found = paraphrases.map(([number, question, passage]) => {
  const sample = samples[number - 1];
  const matches = search(
    sample?.documents ?? [],
    question,
    5,
    sample?.snapshot.household.members ?? [],
  );
  return {
    question,
    passage: `doc:${passage}`,
    citations: matches.map(({ citation }) => citation),
  };
});

describe("60 questions that do not use the documents' own words", () => {
  test("at least 45 find the right passage first", () => {
    const right = found.filter(({ passage, citations }) => citations[0] === passage);
    expect(right.length).toBeGreaterThanOrEqual(45);
  });

  test("nearly all find it among the first three", () => {
    const near = found.filter(({ passage, citations }) => citations.slice(0, 3).includes(passage));
    expect(near.length).toBeGreaterThanOrEqual(54);
  });

  test("none finds nothing", () => {
    expect(found.filter(({ citations }) => citations.length === 0)).toEqual([]);
  });
});

/** Questions over notes and tasks as well, with every passage that answers each. */
const asked = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [number, question = "", passages = ""] = line.split("\t");
      const sample = samples[Number(number) - 1];
      if (sample === undefined) throw new Error(`there is no household ${number}`);
      const { documents, notes, tasks, snapshot } = sample;
      const papers = [...documents, ...notes.map(fromNote), ...tasks.map(fromTask)];
      const citations = search(papers, question, 5, snapshot.household.members).map(
        ({ citation }) => citation.slice("doc:".length),
      );
      return { question, passages: passages.split("|"), citations };
    });

describe.each([
  ["paraphrases.tsv", 60, 41],
  ["more-paraphrases.tsv", 40, 30],
  ["later-paraphrases.tsv", 40, 30],
])("questions over documents, notes and tasks: %s", (file, size, least) => {
  const more = asked(file);

  test(`of ${size}, at least ${least} find a right passage first`, () => {
    const right = more.filter(({ passages, citations }) =>
      passages.some((passage) => citations[0]?.startsWith(passage)),
    );
    expect([more.length, right.length >= least]).toEqual([size, true]);
  });

  test("none finds nothing", () => {
    expect(more.filter(({ citations }) => citations.length === 0)).toEqual([]);
  });
});

test.each([
  [1, "who inherits", "doc_d1_meeting_2026_08#2"],
  [1, "heirs", "doc_d1_meeting_2026_08#2"],
  [4, "babies", "doc_d4_ips#"],
])("a synonym is found in another form of its word: D%i, %s", (household, question, passage) => {
  const sample = samples.find(({ snapshot }) => snapshot.household.id === `hh_d${household}`);
  const [first] = search(sample?.documents ?? [], question, 5, []);
  expect(first?.citation).toContain(passage);
});
