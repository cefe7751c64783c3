import { textOf } from "../compose/items.ts";
import { isKeyword, type Span } from "../span.ts";
import type { Token } from "../tokens.ts";

/** The words of a clause that refer back to earlier subjects. */
export interface Pointers {
  /** True for "them" and "those": more than one. */
  several: boolean;
  /** "that one". */
  one: string | undefined;
  /** "which of the two", "all three": how many they are. */
  count: { value: number; text: string } | undefined;
  /** True for "back to all of them". */
  back: boolean;
  /** The words that mean all except the named subjects: "the rest", "the others". */
  rest: string | undefined;
  /** True for "the other" and "the other one". */
  restIsOne: boolean;
}

/** The largest number of subjects that is counted in words. */
const mostCounted = 12;

export function pointersOf(spans: readonly Span[], tokens: readonly Token[]): Pointers {
  const written = (span: Span) => textOf(span, tokens);
  const counted = spans.flatMap((span) => {
    const { meaning } = span;
    const isCount = meaning.is === "number" && meaning.unit === "plain" && isWord(written(span));
    return isCount ? [{ value: Number(meaning.value), text: written(span) }] : [];
  });
  const rest = spans.find((span) => isKeyword(span, "rest"));
  return {
    several: spans.some(
      (span) =>
        isKeyword(span, "which_of_those") ||
        (isKeyword(span, "those") &&
          tokens.slice(span.from, span.to).some(({ form }) => plurals.has(form))),
    ),
    one: spans
      .filter((span) => isKeyword(span, "those"))
      .map(written)
      .find((text) => singles.has(text.toLowerCase())),
    count: counted.find(({ value }) => value <= mostCounted),
    back: spans.some((span) => isKeyword(span, "how_about") && /back to$/i.test(written(span))),
    rest: rest && written(rest),
    restIsOne: rest !== undefined && /\bother(?: one)?$/i.test(written(rest)),
  };
}

const plurals: ReadonlySet<string> = new Set(["them", "those", "these", "they"]);

const singles: ReadonlySet<string> = new Set(["that one", "this one"]);

const isWord = (text: string): boolean => /^\p{L}+$/u.test(text);
