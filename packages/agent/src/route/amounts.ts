import type { Params } from "./routed.ts";

export type Amounts = Pick<Params, "above" | "below" | "at_least" | "at_most" | "amount">;

const sum = (name: string): string => `\\$?(?<${name}>\\d[\\d,]*(?:\\.\\d+)?(?:k|mm?)?)`;
const noUnit =
  "(?! (?:shares?|units?|contracts?|lots?|percent|%|days?|weeks?|months?|years?|trades|times|SYM|of SYM))(?![\\w/-])";
const one = `${sum("one")}${noUnit}`;
const money = "(?: dollars?)?";

/** What the words say about size, the most certain first; each takes its words away. */
const comparisons: readonly (readonly [
  RegExp,
  (first: number, second: number | undefined) => Amounts,
])[] = [
  [
    new RegExp(`\\b(?:(?:between|from) )?${sum("one")}${money} (?:and|to) ${sum("two")}${noUnit}`),
    (first, second = first) => ({
      at_least: Math.min(first, second),
      at_most: Math.max(first, second),
    }),
  ],
  [
    new RegExp(
      `\\b(?:at most|no more than|not more than|not over|not above|(?:a )?max(?:imum)?(?: of)?|up to) ${one}`,
    ),
    (at_most) => ({ at_most }),
  ],
  [
    new RegExp(
      `\\b(?:at least|no less than|not less than|not under|not below|(?:a )?min(?:imum)?(?: of)?|upwards? of) ${one}`,
    ),
    (at_least) => ({ at_least }),
  ],
  [
    new RegExp(
      `${sum("one")}${money} (?:or|and) (?:more|up|upwards?|above|over|greater|bigger|higher|larger)\\b|${sum("two")}${money} (?:plus|minimum)\\b`,
    ),
    (at_least) => ({ at_least }),
  ],
  [
    new RegExp(`${sum("one")}${money} (?:or|and) (?:less|under|below|smaller|lower|fewer)\\b`),
    (at_most) => ({ at_most }),
  ],
  [
    new RegExp(
      `\\b(?:over|above|exceed(?:s|ed|ing)?|north of|in excess of|beyond|(?:more|greater|bigger|larger|higher) than) ${one}`,
    ),
    (above) => ({ above }),
  ],
  [
    new RegExp(
      `\\b(?:under|below|beneath|south of|short of|(?:less|smaller|lower|fewer) than) ${one}`,
    ),
    (below) => ({ below }),
  ],
  [
    new RegExp(`\\b(?:around|close to|approx|approximately|roughly|some|nearly|almost) ${one}`),
    (near) => ({ at_least: near * 0.9, at_most: near * 1.1 }),
  ],
];

const thing =
  "(?:deposits?|withdrawals?|transfers?|wires?|contributions?|distributions?|payments?|deposited|withdrew|wired|transferred)";
/** A sum that is named without a comparison: bare figures need a word of money beside them. */
const exact: readonly RegExp[] = [
  new RegExp(`(?<!\\S)\\$(?<one>\\d[\\d,]*(?:\\.\\d+)?(?:k|mm?)?)${noUnit}`),
  new RegExp(`${one.replace(noUnit, "")} dollars?\\b`),
  new RegExp(`\\b${thing} (?:(?:of|for|in the amount of) )?(?:the )?${one}`),
  new RegExp(
    `\\b(?:was|were|is|are|of|worth|in the amount of|for|the|that|my|our|their|a|an) (?<one>\\d{3,}|\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?k)${noUnit}(?! (?:index|fund|etf|plan)\\b)`,
  ),
  new RegExp(
    `(?<!\\b(?:s&p|sp|russell|bought|buy|sold|sell|last|top|first|at|@) )(?<![\\w$.,/])(?<one>\\d{3,}|\\d{1,3}(?:,\\d{3})+) (?:(?:ach|wire|cash|pending|completed|failed) )*${thing}\\b`,
  ),
  // "did the Patels' 900 hit yet"
  /(?<![\w$.,/])(?<one>\d{3,}|\d{1,3}(?:,\d{3})+) (?:(?:ever|already|finally|actually|still) )?(?:hit|land(?:ed)?|clear(?:ed)?|arrived?|posted|bounced?|(?:go|gone|went|come|came) (?:through|in))\b/,
];

/** "deposits over 1000", "between 500 and 1000", "the 750 one". */
export function amounts(said: string): Amounts {
  if (ofPrice.test(said)) return {};
  const found = bounded(said);
  if (Object.keys(found).length > 0) return found;
  const exactly = exact.map((pattern) => pattern.exec(said)?.groups?.one).find(Boolean);
  return exactly === undefined ? {} : { amount: worth(exactly) };
}

/** "above $430 a share" is no amount of a trade. */
const ofPrice =
  /\b(?:over|above|under|below|(?:more|less|higher|lower) than|at least|at most|exceeding) \$?\d[\d,]*(?:\.\d+)?(?: dollars?)? (?:a|per|each) (?:share|unit)\b/;

/** "holdings over 10k", "up more than 20 %": how much what is held is to be worth, or to have gained. */
export function heldSizes(said: string): { of: "value" | "gain" | undefined; sizes: Amounts } {
  const bare = said.replace(percents, "$1");
  const isGain = changed.test(said);
  // A price a share, or a share of the whole, is neither.
  const sizes = ofShare.test(said) || (bare !== said && !isGain) ? {} : bounded(bare);
  if (Object.keys(sizes).length === 0) return { of: undefined, sizes };
  return { of: isGain ? "gain" : "value", sizes };
}

const percents = /(\d) ?(?:%|percent|pct)(?!\w)/g;
const ofShare =
  /\b(?:costs?|costing|paid|pay|price[ds]?|basis)\b|\b(?:a|per|each) (?:share|unit)\b/;
/** Words of a gain or loss. */
export const changed =
  /\b(?:gain\w*|loss(?:es)?|los(?:t|e|ing)|profit\w*|up(?! to)|down|made|making|earn\w*|return\w*|rise|rose|risen|fall|fell|fallen|drop\w*|ahead|behind|green|red|winners?|losers?|under ?water|mov(?:e|ed|ing)|chang(?:e|ed))\b/;

/** The bounds that the words set. */
export function bounded(said: string): Amounts {
  let rest = said;
  const found: Amounts = {};
  for (const [pattern, read] of comparisons) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    const { one: first, two: second } = match.groups ?? {};
    const value = worth(first ?? second ?? "");
    const bound = read(
      value,
      first === undefined || second === undefined ? undefined : worth(second),
    );
    Object.assign(found, bound);
    rest = rest.replace(match[0], " ");
  }
  return found;
}

/** "1.5k", "1,500" */
function worth(text: string): number {
  const factor = text.endsWith("k") ? 1_000 : text.endsWith("m") ? 1_000_000 : 1;
  return Math.round(Number.parseFloat(text.replaceAll(",", "")) * factor * 100) / 100;
}
