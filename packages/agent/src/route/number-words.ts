import type { Word } from "./words.ts";

/** The words with every number that is said in several, or in letters, as one in digits: "fifteen hundred" is 1500. */
export function withNumbers(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  let index = 0;
  while (index < words.length) {
    const first = words[index];
    const number = numberAt(words, index);
    const last = words[(number?.end ?? index + 1) - 1];
    if (first === undefined || last === undefined) break;
    const { said, end } = number ?? { said: first.said, end: index + 1 };
    const raw = number === undefined ? first.raw : said;
    result.push({ ...first, said, raw, end: last.end });
    index = end;
  }
  return result;
}

/** Where the number ends, and what it is in digits; none where nothing has to be put together. */
function numberAt(words: readonly Word[], at: number): { said: string; end: number } | undefined {
  const heard = words
    .slice(at, at + 8)
    .map(({ said, raw, gap }, index) =>
      index > 0 && (gap !== "none" || /^\$?\d/.test(raw)) ? "" : said,
    );
  const ordinal = ordinalOf(heard);
  if (ordinal !== undefined) return { said: ordinal.said, end: at + ordinal.words };
  const [lead = "", second = ""] = heard;
  if (/^(?:a|one|1)$/.test(lead) && /^dollar$/.test(second)) {
    return { said: "$1", end: at + 2 };
  }
  const start = startOf(heard);
  if (start === undefined) return undefined;
  const { value, words: count, grand } = added(heard, start);
  if (count === 1 && !(tens.has(lead) || multipliers.has(lead))) return undefined;
  if (start.needsMore && count === start.words) return undefined;
  return { said: `${grand || lead.startsWith("$") ? "$" : ""}${value}`, end: at + count };
}

interface Start {
  value: number;
  words: number;
  /** "a" and "5" alone are no number to be put together. */
  needsMore: boolean;
}

function startOf(heard: readonly string[]): Start | undefined {
  const [lead = "", second = "", third = ""] = heard;
  if (tens.has(lead)) return { value: tens.get(lead) ?? 0, words: 1, needsMore: false };
  if (/^(?:hundred|thousand)$/.test(lead)) return { value: 1, words: 0, needsMore: false };
  const couple = [lead, second, third].indexOf("couple");
  if (couple === 0 || (couple === 1 && lead === "a")) {
    return {
      value: 2,
      words: heard[couple + 1] === "of" ? couple + 2 : couple + 1,
      needsMore: true,
    };
  }
  if (/^(?:a|an|one|1)$/.test(lead)) return { value: 1, words: 1, needsMore: true };
  if (lead === "half" && /^an?$/.test(second)) return { value: 0.5, words: 2, needsMore: true };
  return /^\$?\d[\d,]*(?:\.\d+)?$/.test(lead)
    ? { value: Number(lead.replace(/[$,]/g, "")), words: 1, needsMore: true }
    : undefined;
}

interface Sum {
  /** What the thousands before make. */
  whole: number;
  part: number;
  words: number;
  grand: boolean;
}

/** Takes in words for as long as they go on with the number. */
function added(heard: readonly string[], start: Start) {
  let sum: Sum = { whole: 0, part: start.value, words: start.words, grand: false };
  for (let next: Sum | undefined = sum; next !== undefined; next = withNext(heard, sum)) sum = next;
  return { value: sum.whole + sum.part, words: sum.words, grand: sum.grand };
}

function withNext(heard: readonly string[], sum: Sum): Sum | undefined {
  const [word = "", second = "", third = "", fourth = ""] = heard.slice(sum.words);
  const factor = multipliers.get(word);
  if (factor !== undefined) return multiplied(sum, word, factor);
  if (word === "and" && /^an? half$/.test(`${second} ${third}`) && multipliers.has(fourth)) {
    return { ...sum, part: sum.part + 0.5, words: sum.words + 3 };
  }
  const isTied = word === "and";
  const next = isTied ? second : word;
  const part = sum.words === 0 ? undefined : joined(sum, next, isTied);
  return part === undefined ? undefined : { ...sum, part, words: sum.words + (isTied ? 2 : 1) };
}

function multiplied(sum: Sum, word: string, factor: number): Sum {
  const part = sum.part === 0 ? factor : sum.part * factor;
  const words = sum.words + 1;
  return factor === 100
    ? { ...sum, part, words }
    : { whole: sum.whole + part, part: 0, words, grand: sum.grand || word === "grand" };
}

/** "twenty five", "seven fifty", "hundred and ten", "twenty twenty five" */
function joined({ whole, part }: Sum, word: string, isTied: boolean): number | undefined {
  const next = small(word);
  if (next === undefined) return undefined;
  if (part % 100 === 0 && part + whole > 0) return part + next;
  if (isTied) return undefined;
  const isTens = (part >= 20 && part < 100) || (part > 2_000 && part < 2_100);
  if (isTens && part % 10 === 0 && next < 10) return part + next;
  return part > 0 && part < 100 && tens.has(word) && next >= 20 ? part * 100 + next : undefined;
}

const small = (word = ""): number | undefined =>
  tens.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : word === "one" ? 1 : undefined);

const tens: ReadonlyMap<string, number> = new Map([
  ..."thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, index): [string, number] => [word, index + 13]),
  ..."twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, index): [string, number] => [word, index * 10 + 20]),
]);

const multipliers: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["grand", 1_000],
  ["k", 1_000],
  ["million", 1_000_000],
  ["mil", 1_000_000],
]);

const ordinals =
  "sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const units = "first second third fourth fifth sixth seventh eighth ninth".split(" ");

/** "the fourteenth", "twenty first"; the first five are places as well as days and stay words. */
function ordinalOf([lead = "", second = ""]: readonly string[]):
  | { said: string; words: number }
  | undefined {
  const nth = ordinals.indexOf(lead);
  if (nth >= 0) return { said: `${nth + 6}th`, words: 1 };
  if (lead === "thirtieth") return { said: "30th", words: 1 };
  const ten = lead === "twenty" ? 20 : lead === "thirty" ? 30 : 0;
  const one = units.indexOf(second) + 1;
  if (ten === 0 || one === 0 || ten + one > 31) return undefined;
  return { said: `${ten + one}${["th", "st", "nd", "rd"][one] ?? "th"}`, words: 2 };
}
