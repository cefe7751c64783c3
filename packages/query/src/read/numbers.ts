import type { Meaning } from "../lexicon/meaning.ts";
import type { Span } from "./span.ts";
import type { Token } from "./tokens.ts";

const numberWords: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, zero: 0 },
};
const scales: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, mm: 1e6, million: 1e6, mil: 1e6, mln: 1e6 },
  ...{ bn: 1e9, billion: 1e9 },
};
const hundred = 100;
const percents = new Set(["%", "percent", "pct", "per cent", "percentage"]);
const dollars = new Set(["$", "dollar", "dollars", "usd", "bucks"]);

const ordinals: Readonly<Partial<Record<string, number>>> = {
  ...{ second: 2, third: 3, fourth: 4, fifth: 5, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5 },
};

/** "the second", "number two" of a ranking. */
function ordinalSpan(tokens: readonly Token[], at: number): Span | undefined {
  const form = tokens[at]?.form ?? "";
  const rank = ordinals[form];
  if (rank !== undefined) return { from: at, to: at + 1, meaning: { is: "ordinal", rank } };
  const place = tokens[at - 1]?.form === "number" ? (plainNumber(form) ?? 0) : 0;
  return place >= 2 && place <= mostPlace
    ? { from: at - 1, to: at + 1, meaning: { is: "ordinal", rank: place } }
    : undefined;
}

/** A higher number counts rows. */
const mostPlace = 5;

export const numberWord = (form: string): number | undefined =>
  Object.hasOwn(numberWords, form) ? numberWords[form] : undefined;

/** Numbers with scale and unit ("$50k", "10 percent", "three"), and ordinals ("second"). */
export const numberSpans = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ form }, at): Span[] => {
    const place = ordinalSpan(tokens, at);
    if (place !== undefined) return [place];
    const word = comparedWord(form, tokens[at - 1]?.form ?? "");
    if (word !== undefined) return [{ from: at, to: at + 1, meaning: word }];
    const value = plainNumber(form);
    const named = isAccountType(tokens, at) || isTimeframe(tokens, at);
    return value === undefined || named ? [] : [numberSpan(tokens, at, value)];
  });

const plainNumber = (form: string): number | undefined =>
  numberPattern.test(form) ? Number(form.replace(/[$,]/g, "")) : numberWord(form);

/** "performance 1M, 3M and YTD"; "over 1M" is an amount, as is "$3M". */
const isTimeframe = (tokens: readonly Token[], at: number): boolean =>
  /^[136]$/.test(tokens[at]?.form ?? "") &&
  tokens[at + 1]?.text === "M" &&
  tokens[at + 1]?.from === tokens[at]?.to &&
  tokens[at - 1]?.text !== "$" &&
  !amountWords.has(tokens[at - 1]?.form ?? "");

const amountWords = new Set(
  "than over above under below least most to between and about around > < >= <=".split(" "),
);

/** "the 529" is a kind of account; "529 dollars" an amount. */
const isAccountType = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.form === "529" && !dollars.has(tokens[at + 1]?.form ?? "");

/** "more than half" is a share, "the second half" is not; "more than one" is a number, "any one" is not. */
function comparedWord(
  form: string,
  before: string,
): Extract<Meaning, { is: "number" }> | undefined {
  const part = fractions[form];
  if (part !== undefined && (shareComparators.has(before) || (before === "a" && form !== "half")))
    return { is: "number", value: part, unit: "percent" };
  return form === "one" && before === "than"
    ? { is: "number", value: "1", unit: "plain" }
    : undefined;
}

/** Fractions in percent. */
const fractions: Readonly<Partial<Record<string, string>>> = {
  half: "50",
  quarter: "25",
  fifth: "20",
  tenth: "10",
};

const shareComparators = new Set(["than", "over", "above", "under", "below", "least", "most"]);

const numberPattern = /^\$?\d[\d,]*(\.\d+)?$/;

function numberSpan(tokens: readonly Token[], at: number, stated: number): Span {
  const hundreds = tokens[at + 1]?.form === "hundred" ? 1 : 0;
  const plain = hundreds === 1 ? stated * hundred : stated;
  const { scale, end } = scaleAt(tokens, at + hundreds);
  const next = tokens[end]?.form ?? "";
  const hasSeparateSign = tokens[at - 1]?.text === "$";
  const signed = hasSeparateSign || tokens[at]?.form.startsWith("$") === true || dollars.has(next);
  const unit = percents.has(next) ? "percent" : signed || scale !== 1 ? "usd" : "plain";
  return {
    from: hasSeparateSign ? at - 1 : at,
    to: percents.has(next) || dollars.has(next) ? end + 1 : end,
    meaning: { is: "number", value: String(Math.round(plain * scale * 1e6) / 1e6), unit },
  };
}

/** The scale after a number: "50 thousand"; in "50 to 100 thousand" it applies to both numbers. */
function scaleAt(tokens: readonly Token[], at: number): { scale: number; end: number } {
  const own = scales[tokens[at + 1]?.form ?? ""];
  if (own !== undefined) return { scale: own, end: at + 2 };
  const joint = /^(and|to|or)$/.test(tokens[at + 1]?.form ?? "");
  return { scale: (joint ? scales[tokens[at + 3]?.form ?? ""] : undefined) ?? 1, end: at + 1 };
}
