/** Stands for an amount, whatever its size. */
export const dots = "•••";

const digits = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?`;
const size = String.raw`(?:\s?(?:k|m|bn|thousand|million|billion|trillion)\b)?`;
const notPercent = String.raw`(?![\d.,]*\d|\s?%)`;

/** Amounts by how they are written: with a currency, grouped by thousands, with a size or a unit of shares. */
const written = new RegExp(
  [
    String.raw`(?<currency>[$€£₹]\s?)${digits}${size}`,
    String.raw`\b\d{1,3}(?:,\d{3})+(?:\.\d+)?${notPercent}`,
    String.raw`\b\d+(?:\.\d+)?\s?(?:k|m|bn|thousand|million|billion|trillion)\b`,
    String.raw`\b${digits}(?=\s(?:USD|dollars|shares?|units?)\b)`,
    String.raw`\b\d{5,}(?:\.\d+)?\b${notPercent}`,
  ].join("|"),
  "gi",
);

/** A text without its amounts; percents, days and names stay. */
export const masked = (text: string): string =>
  text.replace(written, (...found) => {
    const groups: { currency?: string } = found.at(-1);
    return `${groups.currency ?? ""}${dots}`;
  });

const bare = /^(?<sign>[+\-−]?)\d[\d,]*(?:\.\d+)?$/;
const amountName =
  /\b(?:quantity|shares|units|value|price|cost|amount|gain|loss|cash|usd|total|proceeds|shortfall|floor|balance|deposit|fee|fees|lots? held|buy|sell|income)\b/i;
const ratioName = /%|\bpct\b|\bpp\b|\bpercent\b/i;

/** A number that stands alone, by the name of its column or field. */
export function maskedFigure(text: string, name: string): string {
  const sign = bare.exec(text.trim())?.groups?.sign;
  if (sign === undefined || !amountName.test(name) || ratioName.test(name)) return masked(text);
  return `${sign}${dots}`;
}
