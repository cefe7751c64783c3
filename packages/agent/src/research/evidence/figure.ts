const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
};

const scaleNames = Object.keys(scales)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const dates =
  /\b\d{4}-\d{2}-\d{2}\b|\b(?:19|20)\d{2}\/\d{1,2}\/\d{1,2}\b|\b(?:FY|Q[1-4]|fiscal(?: year)?|in|of|since|for|by|as of)\s*'?(?:19|20)\d{2}(?:-\d{2}-\d{2})?\b/gi;
const number = new RegExp(
  `(?<![\\w.])([-−(]?)\\s?(?:[$€£¥₹]|USD|EUR|GBP|INR)?\\s?([-−]?)(\\d{1,3}(?:[,' ]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)\\s?(%|percent\\b|(?:${scaleNames})\\b)?`,
  "gi",
);
const range = /^\s*(?:-|–|—|to|and|or)\s*[$€£]?\d/i;

/**
 * The one figure of an answer, in the criterion's unit. A range or an approximate value is
 * rejected.
 */
export function readFigure(answer: string, unit: string): { value: number } | { unknown: string } {
  const text = answer.replace(dates, " ");
  const [first] = text.matchAll(number);
  if (first === undefined) return { unknown: `"${answer.slice(0, 80)}" holds no figure.` };
  const [whole, before = "", sign = "", digits = "", suffix = ""] = first;
  const after = text.slice(first.index + whole.length);
  if (range.test(after)) return { unknown: `"${answer.slice(0, 80)}" is a range, not one figure.` };
  const wrong = mismatch(unit, suffix, answer);
  if (wrong !== undefined) return { unknown: wrong };
  const closed = before === "(" && after.startsWith(")");
  const negative = /[-−]/.test(before + sign) || closed;
  const size = Number(digits.replace(/[,' ]/g, ""));
  const scaled = (size * (scales[suffix.toLowerCase()] ?? 1)) / unitScale(unit, suffix);
  const value = Number((negative ? -scaled : scaled).toPrecision(15));
  return { value };
}

const percent = /%|percent/i;

/**
 * A percentage where no percentage is asked for is a different figure; a missing percent sign is
 * accepted.
 */
function mismatch(unit: string, suffix: string, answer: string): string | undefined {
  if (percent.test(suffix) && !percent.test(unit))
    return `"${answer.slice(0, 80)}" is in percent; the criterion asks for ${unit}.`;
  if (percent.test(unit) && suffix !== "" && !percent.test(suffix))
    return `"${answer.slice(0, 80)}" is not in percent.`;
  return undefined;
}

/**
 * The factor to the criterion's unit: for "USD million", "394 billion" is 394,000 and a bare "394"
 * is 394.
 */
function unitScale(unit: string, suffix: string): number {
  if (suffix === "" || percent.test(suffix)) return 1;
  const named = unit
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => word in scales);
  return named === undefined ? 1 : (scales[named] ?? 1);
}
