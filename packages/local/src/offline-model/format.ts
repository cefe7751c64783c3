import { decimal } from "@advisor/domain/decimal";

/** $82,000 when whole, $82,000.50 otherwise; unknown when null. */
export function money(value: number | null): string {
  if (value === null) return "unknown";
  const exact = decimal(value);
  const places = exact.round(2).eq(exact.round(0)) ? 0 : 2;
  const text = `$${grouped(exact.abs().toFixed(places))}`;
  return exact.lt(0) ? `-${text}` : text;
}

/** As money, with the sign always shown. */
export const change = (value: number | null): string => sign(value, money(value));

/** A percent number with two decimals: 53.2 becomes 53.20%. */
export const percent = (value: number | null): string =>
  value === null ? "unknown" : `${decimal(value).toFixed(2)}%`;

export const signedPercent = (value: number | null): string => sign(value, percent(value));

/** A limit as a person writes it: 40%, 7.5%. */
export const limit = (value: number | null): string =>
  value === null ? "none" : `${decimal(value).round(2)}%`;

export const points = (value: number | null): string =>
  value === null ? "unknown" : sign(value, `${decimal(value).toFixed(2)} pp`);

export const quantity = (value: number | null): string =>
  value === null ? "unknown" : grouped(decimal(value).round(4).toString());

/** An amount in a currency that may not be the dollar. */
export const price = (value: number | null, currency: string | null): string => {
  if (value === null) return "unknown";
  const text = grouped(decimal(value).toFixed(2));
  if (currency === "INR") return `₹${text}`;
  return currency === null || currency === "USD" ? `$${text}` : `${text} ${plain(currency)}`;
};

const large: readonly (readonly [number, string])[] = [
  [1e9, "billion"],
  [1e6, "million"],
];

/** An amount that is read for its size: $343.82 billion; below a million as a price. */
export function amount(value: number | null, currency: string | null): string {
  const [scale, name] = large.find(([least]) => value !== null && Math.abs(value) >= least) ?? [];
  if (value === null || scale === undefined) return price(value, currency);
  return `${price(decimal(value).div(scale).toNumber(), currency)} ${name}`;
}

/** A day as it is; a time in UTC to the minute. */
export const time = (at: string): string =>
  plain(at).replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::[\d.]+)?Z$/, "$1 $2 UTC");

/** Text of others as a quotation on one line, cut between words. */
export function quoted(text: string, length: number): string {
  const line = plain(text).replaceAll('"', "'");
  if (line.length <= length) return `"${line}"`;
  const space = line.lastIndexOf(" ", length);
  return `"${line.slice(0, space > 0 ? space : length).toWellFormed()} …"`;
}

const acronyms: Record<string, string> = {
  us: "US",
  intl: "international",
  reit: "REIT",
  esg: "ESG",
};

/** us_equity becomes US equity. */
export const label = (name: string): string =>
  plain(name)
    .split("_")
    .map((word) => acronyms[word] ?? word)
    .join(" ");

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const numerals = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

export const spelled = (count: number): string => numerals[count] ?? String(count);

/** a, b and c */
export const listed = (items: readonly string[]): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;

/** Text from data as one line that cannot become markup, a link or a citation. */
export const plain = (text: string): string =>
  text
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replace(/[<>`|\s]+/g, " ")
    .trim();

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

export const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line}`).join("\n");

/** Paragraphs, empty ones left out. */
export const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");

function grouped(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? separated : `${separated}.${fraction}`;
}

const sign = (value: number | null, text: string): string =>
  value !== null && value > 0 ? `+${text}` : text;
