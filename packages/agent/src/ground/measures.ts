import type { UnitKind } from "./units.ts";

/** What a figure measures, according to field names or words; null matches every word. */
export type Measure = (typeof measures)[number][0];

/** Each measure with its field names and its words. */
const measures = [
  // Distances from a limit and the amounts of planned trades: only fields have these measures,
  // words never do.
  ["from max", /(^|_)from_max_/, /(?!)/],
  ["from min", /(^|_)from_min_/, /(?!)/],
  ["from limit", /(^|_)from_limit_/, /(?!)/],
  ["target trade", /^target_trade_/, /(?!)/],
  ["band trade", /^band_trade_/, /(?!)/],
  [
    "need",
    /^(?:sum_)?amount$/,
    /(?:cash|liquidity|spending|known|upcoming) needs|(?:cash )?outflows?/,
  ],
  ["floor", /(^|_)floor$/, /floor/],
  ["shortfall", /shortfall/, /shortfall/],
  ["target", /(^|_)target(_|$)/, /targets?/],
  ["max", /(^|_)max(imum)?(_|$)/, /max|maximum|cap|ceiling/],
  ["min", /(^|_)min(imum)?(_|$)/, /min|minimum/],
  ["limit", /(^|_)limit(_|$)/, /limits?/],
  ["gap", /^gap$/, /gap(?= between| is)|discrepancy/],
  [
    "cost",
    /(^|_)cost(_|$)/,
    /cost(?: basis)?|costs|basis|paid for|bought for|what (?:was|they|he|she) paid/,
  ],
  [
    "gain",
    /unrealized_pl|(^|_)gain(_|$)|^return_pct$|^(day_)?change(_|$)|^(?:market|this_sale)$|disallowed|(^|_)loss(_|$)/,
    /gain(?:s|ed)?|profits?|loss(?:es)?|lost|los(?:e|ing)|underwater|ahead|return(?:s|ed)?|p\/l|unrealized|up|down/,
  ],
  [
    "price",
    /^(price|last|close|open|high|low|bid|ask|mark|strike|previous_close|(?:year|day)_(high|low))$|_price$/,
    /prices?|trad(?:es|ing|ed) at|quoted|closed at|closing (?:at|price)|last close|strike/,
  ],
  [
    "weight",
    /(^|_)(weight|share|direct|look_through)(_|$)/,
    /weights?|weighs|ma(?:kes?|de) up|accounts? for|share of/,
  ],
  // The amount above a limit: only fields have this measure.
  ["excess", /(^|_)excess(_|$)/, /(?!)/],
  [
    "drift",
    /(^|_)drift(_|$)/,
    /drift(?:s|ed)?(?: from target)?|(?:over|under)-?weight(?= by\b)|excess|(?:above|below|over|under|off)(?: its| the| their)? targets?(?! of| at|:)|beyond (?:its|the|their) (?:limit|band)s?/,
  ],
  ["cash", /(^|_)cash$|^(available|total_cash)$/, /cash/],
  ["turnover", /(?!)/, /turnover/],
  // Words for a trade say too little about its size, so only fields have this measure.
  ["trade", /(^|_)trade(_usd)?$/, /(?!)/],
  ["proceeds", /^proceeds$/, /(?!)/],
  ["value", /(^|_)value$|^(stated|computed)$/, /worth|valued? at|values?|carried at|balance/],
] as const;

/** A coverage percentage has none of these measures. */
const coverage = /(^|_)coverage(_|$)/;

export const measureOfField = (field: string): Measure | null =>
  coverage.test(field) ? null : (measures.find(([, fields]) => fields.test(field))?.[0] ?? null);

const measurePatterns = measures.map(
  ([measure, , words]) =>
    [measure, new RegExp(`(?<![\\w/])(?:${words.source})(?![\\w/])`, "gi")] as const,
);

const anyMeasure = new RegExp(measures.map(([, , words]) => words.source).join("|"), "i");

/** "makes up" and "adds up to" are not gains; "up to", "down to" and "return to" are not changes. */
const idioms =
  /\b(?:add(?:s|ed)?|sum(?:s|med)?|made?|makes?|com(?:e|es|ing)|show(?:s|ing)?|free(?:s|d|ing)?|open(?:s|ed|ing)?) up\b(?! of| \d)|\b(?:up|down) (?:to|from)\b|\bof cost\b|\breturn(?:s|ed|ing)? to\b|\b(?:come|comes|go|brought|bring|brings) down by\b|\btarget[- ](?:date|retirement|mode|plans?|trades?|rebalanc\w+)\b|\bahead of (?!(?:its|the|their)\b)|\b(?:would|could|will) cost\b|\b(?:sell|sold|trim|pay|paid|draw|drawn)\w* down\b/gi;

/** "Below cost" is a loss. */
const ofCost =
  /\b(?:below|under|above|over|ahead of)\s+(?:(?:its|their|the)\s+)?cost(?: basis)?\b/gi;

/** "The gap between the stated and the computed value" is neither of the two values. */
const betweenTwo = /\b(gap|discrepancy) between\b[^.;:\d]*/gi;

/** "The value rose only $5" is a change; "it rose to $5" is not. */
const ofChange =
  /\b(?:values?|balance|worth) (?:has |have )?(?:only |just )?(?:rose|risen|grew|grown|fell|fallen|dropped|increased|decreased|climbed|slipped)\b(?! (?:from|to)\b)/gi;

/** The last measure that the words name. */
export function measureIn(words: string): Measure | null {
  const plain = words
    .replace(ofCost, "gain")
    .replace(betweenTwo, "$1 is ")
    .replace(/\b(?:has|have|had) cost\b|\bcost (?:them|him|her|us)\b/gi, "lost")
    .replace(ofChange, "gain")
    .replace(idioms, (found) => (/^ma/i.test(found) ? found : ""));
  if (!anyMeasure.test(plain)) return null;
  const named = measurePatterns.flatMap(([measure, pattern]) =>
    [...plain.matchAll(pattern)].map(({ index, 0: word }) => ({
      ...{ measure, end: index + word.length, length: word.length },
    })),
  );
  return named.toSorted((a, b) => b.end - a.end || b.length - a.length)[0]?.measure ?? null;
}

/** A measure right after a figure: "50 % maximum", "$60,000 floor", "of cash", "3 % of the portfolio". */
export const measureAfter = (words: string): Measure | null => {
  if (ofWhole.test(words)) return "weight";
  if (/^\s*(?:(?:still |is |are |remains? )*)to be raised\b/i.test(words)) return "shortfall";
  const word =
    /^\s*(?:available\s+)?(?:of\s+|in\s+)?(?:(?:settled|available|free|uninvested|taxable|unrealized|realized|net|paper|(?:long|short)-term)\s+)*(turnover|floor|shortfall|target|maximum|minimum|limit|cap|ceiling|gains?|loss(?:es)?|profits?|cash|cost|basis|value|price)\b(?!(?<=cost) (?:only |just |about |them |him |her )?$)/i.exec(
      words,
    )?.[1];
  return word === undefined ? null : measureIn(word);
};

const ofWhole =
  /^\s*of (?:(?:the|its|their|his|her|all|total|whole|[a-z]+['’]s)\s+)*(?:portfolio|household|assets|money|account|total|foundation|endowment|trusts?|holdings|wealth)\b/i;

/** The measures that each word may refer to, if not just its own. */
const alsoMatches: Readonly<Partial<Record<Measure, readonly Measure[]>>> = {
  // In "back to the target" the words name the aim of a trade.
  limit: ["limit", "max", "min", "trade", "band trade", "from limit", "from max", "excess"],
  max: ["max", "limit", "trade", "band trade", "from max", "from limit", "excess"],
  drift: ["drift", "excess"],
  min: ["min", "trade", "band trade", "from min"],
  target: ["target", "trade", "target trade"],
  floor: ["floor", "trade", "target trade", "band trade", "from min"],
  shortfall: ["shortfall", "trade", "target trade", "band trade", "from min"],
  value: ["value", "cash"],
  cash: [
    ...([
      "cash",
      "value",
      "floor",
      "shortfall",
      "weight",
      "target",
      "max",
      "min",
      "drift",
    ] as const),
    ...(["trade", "target trade", "band trade", "need"] as const),
  ],
  gap: ["gap", "shortfall", "drift", "excess", "from max", "from min", "from limit", "trade"],
  turnover: ["target trade", "band trade"],
  // A trade is also stated as a share of the total.
  weight: ["weight", "value", "target trade", "band trade"],
};

export const matchesMeasure = (said: Measure | null, held: Measure | null): boolean =>
  said === null ||
  held === null ||
  (held === "proceeds" ? !notRaised.has(said) : (alsoMatches[said] ?? [said]).includes(held));

/** Measures that never describe the proceeds of a sale. */
const notRaised = new Set<Measure>(["drift", "gain", "cost", "price"]);

const duty =
  /\b(?:polic\w+|bands?|ranges?|allow\w*|wants?|may|must|should|has to|have to|needs?|required?|reserved?|keeps?|between|target\w*|limits?|max\w*|min\w*|at (?:most|least)|caps?|floors?|calls? for|aims?)\b/i;
const action =
  /\b(?:needs?|short\w*|missing|lack\w*|raise\w*|raising|below|under|gap|must|required?|restor\w+|owe[sd]?|borrow\w*|overdrawn|sell\w*|sold|sale|trim\w*|buy\w*|add\w*|trad\w+|mov\w+|bring\w*|top\w* up|come up with|find)\b/i;

const outgoing =
  /\b(?:due|need\w*|pay\w*|paid|bills?|tax\w*|fees?|grants?|calls?|withdr\w+|distribut\w+|transfers?|outflows?)\b/i;

/**
 * Measures of policies and plans, with the words that each needs. Without those words an amount of
 * cash is cash that is held.
 */
const notHeld: Readonly<Partial<Record<Measure, RegExp>>> = {
  ...{ floor: duty, target: duty, max: duty, min: duty },
  need: outgoing,
  ...{ shortfall: action, trade: action, "target trade": action, "band trade": action },
};

export const isHeldCash = (held: Measure | null, words: string): boolean =>
  held === null || (notHeld[held]?.test(words) ?? true);

/** Measures whose sign is a direction. */
export const isSigned = (measure: Measure | null): boolean =>
  measure === "gain" || measure === "drift";

/** Measures that are the same in every account. */
export const isPerSecurity = (measure: Measure | null): boolean =>
  measure === "price" || measure === "limit" || measure === "target" || measure === "max";

const money = new Set<Measure | null>(["value", "cost", "price", "floor", "shortfall"] as const);

/**
 * Drops the measure if it does not fit the unit: a percentage is not a dollar amount, and an amount
 * is not a weight.
 */
export function measureInUnit(measure: Measure | null, unit: UnitKind): Measure | null {
  const isShare = unit === "percent" || unit === "points";
  if (isShare && money.has(measure)) return null;
  return (unit === "usd" || unit === "units") && (measure === "weight" || unit === "units")
    ? null
    : measure;
}

/** The measure of a table column. */
export const measureOfHead = (head: string): Measure | null =>
  /^\W*(?:share|allocation|% of .*)\W*$/i.test(head) ? "weight" : measureIn(head);

/** Measures of a policy or household, which need no name. */
const policyMeasures = new Set<Measure | null>([
  "floor",
  "shortfall",
  "target",
  "max",
  "min",
  "limit",
] as const);

/** A figure of the whole policy, if the words say so. */
export const isPolicyMeasure = (held: Measure | null, said: Measure | null): boolean =>
  policyMeasures.has(held) && policyMeasures.has(said);
