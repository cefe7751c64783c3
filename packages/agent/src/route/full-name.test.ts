import { expect, test } from "vitest";
import { withFirstNames } from "./full-name.ts";
import { words } from "./words.ts";

const members = ["George Whitcomb", "Owen Marsh", "Anchor Trust Company"];
const raws = (text: string): string[] => withFirstNames(words(text), members).map(({ raw }) => raw);

test.each([
  ["Owen Marsh's balance", ["Owen's", "balance"]],
  ["what does Owen Marsh hold", ["what", "does", "Owen", "hold"]],
  ["Owen, Marsh and George", ["Owen", "Marsh", "and", "George"]],
  ["George's been at it", ["george", "been", "at", "it"]],
  ["George Marsh's cash", ["George", "Marsh's", "cash"]],
])("%s: a member's surname goes with the first name", (text, found) => {
  expect(raws(text)).toEqual(found);
});

test("a name with an s is whose it is", () => {
  expect(withFirstNames(words("celestes VTI"), ["Celeste Delacroix"])[0]).toMatchObject({
    said: "celeste",
    raw: "celeste's",
  });
});
