import type { Item } from "./item.ts";
import type { Reading } from "./read.ts";

/**
 * The words without what only numbers the questions, and without what announces them: "I have two questions:
 * 1) cash 2) last trade". Each question then begins a sentence.
 */
export function unnumbered({ items, text }: Pick<Reading, "items" | "text">): Item[] {
  const marks = numbered(items, text);
  const kept: Item[] = [];
  for (const [index, item] of items.entries()) {
    if (marks.has(index)) continue;
    kept.push(marks.has(index - 1) ? { ...item, gap: "stop" } : item);
  }
  return withoutNotice(kept);
}

/** Places of "1)", "(2)", "b." and "3:" that count on from each other; one alone numbers nothing. */
function numbered(items: readonly Item[], text: string): ReadonlySet<number> {
  const found: number[] = [];
  for (const [index, item] of items.entries()) {
    const rank = rankOf(item, text);
    if (rank === found.length + 1 && index + 1 < items.length) found.push(index);
  }
  return new Set(found.length > 1 ? found : []);
}

/** "1)", "Q1:" and "a." are the first, "ii)" the second. */
function rankOf({ raw, at, end }: Item, text: string): number | undefined {
  const isMarked = /^(?:\)|[.:](?=\s)|\s?[-–—](?=\s))/.test(text.slice(end, end + 2));
  const isFree = /(?:^|[\s(.,;:?!])$/.test(text.slice(Math.max(0, at - 1), at));
  if (!(isMarked && isFree)) return undefined;
  if (/^q?\d$/i.test(raw)) return Number(raw.slice(-1));
  const small = raw.toLowerCase();
  const place = /^[a-h]$/.test(small) ? letters.indexOf(small) : roman.indexOf(small);
  return place < 0 ? undefined : place + 1;
}

const letters = "abcdefgh";
const roman = ["i", "ii", "iii", "iv", "v"];

/** "two things", "a couple of questions for you". */
function withoutNotice(items: readonly Item[]): Item[] {
  const next = items.findIndex(({ gap }, index) => index > 0 && gap !== "none");
  const first = items.slice(0, next < 0 ? items.length : next);
  const said = first.map((item) => item.said).join(" ");
  const [head, ...rest] = items.slice(first.length);
  return head !== undefined && notice.test(said) ? [{ ...head, gap: "stop" }, ...rest] : [...items];
}

const notice =
  /^(?:(?:(?:i|we) (?:have|had|have got|got|need|want|would like)|(?:please )?(?:give|tell|show|get|send) (?:me|us)) )?(?:just )?(?:the |these |an? )?(?:following$|(?:following )?(?:few|couple(?: of)?|several|some|\d+)? ?(?:quick |small |short )?(?:questions?|things?|asks?|items?|points?|figures?|numbers?|answers?|1s|ones))(?: (?:for you|please|here|about .*|for (?:the|my|our|his|her|their) (?:\w+ ){0,2}(?:meeting|review|call|file|files|report|notes?|records?|minutes)(?: PER)?))?$/;
