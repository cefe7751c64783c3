import fc from "fast-check";
import { expect, test } from "vitest";
import { snippet } from "./document-snippet.ts";

const about = (word: string) => (sentences: string) => (sentences.includes(word) ? 1 : 0);
const sentence = (words: string): string => `${words} ${"and so on ".repeat(10)}in the end.`;
const text = ["First", "Second", "Third", "Fourth"].map(sentence).join(" ");

test("a short text is shown whole", () => {
  expect(snippet("A pension. A roof.", about("roof"))).toBe("A pension. A roof.");
});

test("the sentence with the word is shown, with the sentences around it that fit", () => {
  expect(snippet(text, about("Third"))).toBe(`… ${sentence("Second")} ${sentence("Third")} …`);
  expect(snippet(text, about("Fourth"))).toBe(`… ${sentence("Third")} ${sentence("Fourth")}`);
  expect(snippet(text, about("First"))).toBe(`${sentence("First")} ${sentence("Second")} …`);
});

test("a sentence that is too long is cut at a space", () => {
  const shown = snippet(`${"word ".repeat(100)}roof ${"word ".repeat(100)}`, about("roof"));
  expect(shown).toContain(" roof ");
  expect(shown).toMatch(/^… word .* word …$/);
});

test("any snippet is a part of the text and has at most 320 characters and two marks", () => {
  const texts = fc.array(fc.stringMatching(/^[A-Z][a-z ]{0,400}[a-z]\.$/), { maxLength: 6 });
  fc.assert(
    fc.property(texts, (all) => {
      const whole = all.join(" ").replace(/\s+/g, " ");
      const shown = snippet(whole, about("a"));
      expect(shown.length).toBeLessThanOrEqual(324);
      expect(whole).toContain(shown.replace(/^… | …$/g, ""));
    }),
  );
});
