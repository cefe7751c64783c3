/** A passage of a text, with the text around it. */
export interface Passage {
  before: string;
  quote: string;
  after: string;
}

/**
 * Finds the passage that a quote was taken from: the same words after normalizing white space,
 * quotation marks and dashes as the quote check does. Undefined if there is none.
 */
export function passageOf(text: string, quote: string): Passage | undefined {
  const wanted = folded(quote).text.trim();
  const page = folded(text);
  const start = wanted === "" ? -1 : page.text.indexOf(wanted);
  if (start < 0) return undefined;
  const from = page.at[start] ?? 0;
  const to = page.at[start + wanted.length] ?? text.length;
  const after = text.slice(from, to).trimEnd().length;
  return {
    before: text.slice(0, from),
    quote: text.slice(from, from + after),
    after: text.slice(from + after),
  };
}

/** The normalized text, with the original position of each character. */
function folded(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  let result = "";
  let index = 0;
  for (const character of text) {
    const plain = plainOf(character);
    const isRepeated = plain === " " && (result === "" || result.endsWith(" "));
    if (!isRepeated) {
      result += plain;
      for (let one = 0; one < plain.length; one += 1) at.push(index);
    }
    index += character.length;
  }
  return { text: result, at };
}

const plainOf = (character: string): string =>
  character
    .normalize("NFKC")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/[‐‑‒–—]/gu, "-")
    .replace(/\s+/g, " ");

const shown = 240;

/** Cuts the text around a passage to what is needed to understand it. */
export function trimAround({ before, quote, after }: Passage): Passage {
  return {
    before: before.length <= shown ? before : `…${before.slice(-shown).replace(/^\S*\s/, "")}`,
    quote,
    after: after.length <= shown ? after : `${after.slice(0, shown).replace(/\s\S*$/, "")}…`,
  };
}
