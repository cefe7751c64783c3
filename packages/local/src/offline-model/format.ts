import { decimal } from "@advisor/domain/decimal";
import { dollars } from "@advisor/domain/money";

/** $82,000 when whole, $82,000.50 otherwise; unknown when null. */
export const money = (value: number | null): string =>
  value === null ? "unknown" : dollars(decimal(value)).replace(/\.00$/, "");

/** An amount with a sign in every case. */
export const signedMoney = (value: number | null): string => sign(value, money(value));

/** A percent number with two decimals: 53.2 becomes 53.20%. */
export const percentText = (value: number | null): string =>
  value === null ? "unknown" : `${decimal(value).toFixed(2)}%`;

export const signedPercentText = (value: number | null): string => sign(value, percentText(value));

/** A limit without trailing zeros: 40%, 7.5%. */
export const limitText = (value: number | null): string =>
  value === null ? "none" : `${decimal(value).round(2)}%`;

/** Points for a column whose head has the unit. */
export const pointsFigure = (value: number | null): string =>
  value === null ? "unknown" : sign(value, decimal(value).toFixed(2));

export const pointsText = (value: number | null): string =>
  value === null ? "unknown" : `${pointsFigure(value)} pp`;

export const quantityText = (value: number | null): string =>
  value === null ? "unknown" : grouped(decimal(value).round(4).toString());

/** An amount in a currency that may not be the dollar. */
export const priceText = (value: number | null, currency: string | null): string => {
  if (value === null) return "unknown";
  if (currency === null || currency === "USD") return dollars(decimal(value));
  const text = grouped(decimal(value).toFixed(2));
  return currency === "INR" ? `₹${text}` : `${text} ${plainLine(currency)}`;
};

const large: readonly (readonly [number, string])[] = [
  [1e9, "billion"],
  [1e6, "million"],
];

/** A large amount in short: $343.82 billion; below a million it is shown like a price. */
export function shortAmount(value: number | null, currency: string | null): string {
  const [scale, name] = large.find(([least]) => value !== null && Math.abs(value) >= least) ?? [];
  if (value === null || scale === undefined) return priceText(value, currency);
  return `${priceText(decimal(value).div(scale).toNumber(), currency)} ${name}`;
}

/** A date unchanged; a time in UTC to the minute. */
export const timeText = (at: string): string =>
  plainLine(at).replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::[\d.]+)?Z$/, "$1 $2 UTC");

/** Text from outside as a quotation on one line, cut between words. */
export function quotation(text: string, length: number): string {
  const line = plainLine(text).replaceAll('"', "'");
  if (line.length <= length) return `"${line}"`;
  const space = line.lastIndexOf(" ", length);
  return `"${line.slice(0, space > 0 ? space : length).toWellFormed()} …"`;
}

const acronyms: Record<string, string> = {
  us: "US",
  intl: "international",
  ips: "IPS",
  reit: "REIT",
  esg: "ESG",
};

/** The display name of an asset class: us_equity becomes US equity. */
export const classLabel = (name: string): string =>
  plainLine(name)
    .split("_")
    .map((word) => acronyms[word] ?? word)
    .join(" ");

export const capitalize = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const numerals = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

export const wordsToDigits = (count: number): string => numerals[count] ?? String(count);

/** a, b and c */
export const joinWithAnd = (items: readonly string[]): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;

/** Text from data as one line that cannot become markup, a link or a citation. */
export const plainLine = (text: string): string =>
  text
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replace(/[<>`|\s]+/g, " ")
    .trim();

/** A Markdown table; the cells of its total, if there is one, are bold in its last line. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  total: readonly string[] | null = null,
): string {
  const last = total === null ? [] : [total.map((text) => text && `**${text}**`)];
  return [head, head.map(() => "---"), ...rows, ...last]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

export const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join("\n");

/** Joins paragraphs, skipping empty ones. */
export const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");

function grouped(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? separated : `${separated}.${fraction}`;
}

const sign = (value: number | null, text: string): string =>
  value !== null && value > 0 ? `+${text}` : text;
