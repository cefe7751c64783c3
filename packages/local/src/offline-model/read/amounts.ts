import type { Day } from "@advisor/domain/day";

const counts = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const number = `\\d{1,2}|${counts.slice(1).join("|")}`;
const newest = "last|latest|most recent|newest|recent|first|top|biggest|largest";
const several = new RegExp(
  `\\b(?:(?:${newest}) (?<a>${number})|(?<b>${number}) (?:${newest}))\\b(?! (?:day|week|month|quarter|year)s?\\b)`,
  "i",
);
const one =
  /\b(?:last|latest|most recent|newest) (?:trade|transaction|fill|purchase|buy|sale|sell|deposit|withdrawal|transfer|headline)\b/i;

/** The number of rows asked for: "last 3 trades", "the latest headline"; undefined when not given. */
export function readCount(text: string): number | undefined {
  const said = several.exec(text)?.groups;
  const found = said?.a ?? said?.b;
  if (found === undefined) return one.test(text) ? 1 : undefined;
  const word = counts.indexOf(found.toLowerCase());
  return word >= 0 ? word : Number(found) || undefined;
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\bfirst quarter\b/i, 1],
  [/\bsecond quarter\b/i, 2],
  [/\bthird quarter\b/i, 3],
  [/\bfourth quarter\b/i, 4],
];

/** A fiscal quarter such as 2026Q3; without a year, the newest one that has ended by `today`. */
export function fiscalQuarter(text: string, today: Day | null): string | undefined {
  const full = /\b(20\d{2})\s?Q([1-4])\b|\bQ([1-4])(?: of)?[ ,']*(20\d{2})\b/i.exec(text);
  if (full !== null) return `${full[1] ?? full[4]}Q${full[2] ?? full[3]}`;
  const alone = /\bQ([1-4])\b/i.exec(text)?.[1];
  const quarter = Number(alone ?? ordinals.find(([pattern]) => pattern.test(text))?.[1] ?? 0);
  if (quarter === 0) return undefined;
  const year = /\b(20\d{2})\b/.exec(text)?.[1];
  if (year !== undefined) return `${year}Q${quarter}`;
  if (today === null) return undefined;
  const ended = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return `${Number(today.slice(0, 4)) - (quarter > ended ? 1 : 0)}Q${quarter}`;
}

/** The first pattern that matches counts. */
