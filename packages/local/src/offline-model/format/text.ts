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
