import {
  americanSeparators,
  escapeForRegExp,
  pageSeparators,
  type Separators,
} from "../format/separators.ts";

/** Replaces an amount of any size. */
export const maskText = "•••";

const size = String.raw`(?:\s?(?:k|m|bn|thousand|million|billion|trillion)\b)?`;

/** A pattern for amounts: with a currency, thousands separators, a scale, or a unit of shares. */
function amountsWith(separators: Separators): string {
  const group = escapeForRegExp(separators.group);
  const decimal = escapeForRegExp(separators.decimal);
  const digits = String.raw`\d(?:[\d${group}]*\d)?(?:${decimal}\d+)?`;
  const notPercent = String.raw`(?![\d.,]*\d|\s?%)`;
  return [
    String.raw`[$€£₹]\s?${digits}${size}`,
    String.raw`(?<![\d.,${group}])${digits}(?=\s?[$€£₹])`,
    String.raw`\b\d{1,3}(?:[${group}]\d{2,3})*[${group}]\d{3}(?:${decimal}\d+)?${notPercent}`,
    String.raw`\b\d+(?:${decimal}\d+)?\s?(?:k|m|bn|thousand|million|billion|trillion)\b`,
    String.raw`\b${digits}(?=\s(?:USD|dollars|shares?|units?)\b)`,
    String.raw`(?<=\b(?:sell|buy|sold|bought)\s)${digits}\b${notPercent}`,
    String.raw`\b\d{5,}(?:${decimal}\d+)?\b${notPercent}`,
  ].join("|");
}

const currency = /^[$€£₹]\s?/;

/** Makes a function that masks amounts written with these separators, or with the service's. */
export function maskOf(page: Separators): (text: string) => string {
  const written = new RegExp([americanSeparators, page].map(amountsWith).join("|"), "gi");
  return (text) =>
    text.replace(written, (found) => `${currency.exec(found)?.[0] ?? ""}${maskText}`);
}

/** Masks the amounts in a text; percents, dates and names stay. */
export const maskAmounts = maskOf(pageSeparators);

const figure = String.raw`\d[\d.,'’\u00a0\u202f]*`;
/** A number, and the quantity of which it is a part or its price: 33 of 150, 70 at $468.30. */
const bare = new RegExp(String.raw`^(?<sign>[+\-−]?)${figure}(?<beside> (?:of|at) .*)?$`);
/** A quantity behind a name in a sentence about quantities. */
const listed = /(?<=[a-z)] )\d(?:[\d.,]*\d)?(?=[,.;]|\sand\s|\s*$)/gi;
const amountName =
  /\b(?:quantity|shares|units|value|price|cost|amount|gain|loss|cash|usd|total|proceeds|shortfall|floor|balance|deposit|fee|fees|lots? held|buy|sell|income)\b/i;
const ratioName = /%|\bpct\b|\bpp\b|\bpercent\b/i;

/** Masks a bare number if the name of its column or field says that it is an amount. */
export function maskedFigure(text: string, name: string): string {
  const found = bare.exec(text.trim())?.groups;
  if (found === undefined || !amountName.test(name) || ratioName.test(name))
    return maskAmounts(text);
  const { sign = "", beside = "" } = found;
  return `${sign}${maskText}${maskAmounts(beside).replace(/\d[\d.,]*/g, maskText)}`;
}

/** Masks the amounts of a sentence, and in one about quantities also what follows its names. */
export const maskedSentence = (text: string, sentence: string): string =>
  /^\W*quantity\b/i.test(sentence)
    ? maskAmounts(text).replace(listed, maskText)
    : maskAmounts(text);
