import { claimedDays, monthNames } from "../days.ts";
import type { Mention } from "../evidence/label.ts";
import { besideLimit, isThere, passedLimit } from "./band-side.ts";
import {
  changeOf,
  dayOf,
  figureOf,
  placeOf,
  textOf,
  valueFields,
  weightFields,
} from "./row-facts.ts";
import { isRowNamed, type Row } from "./tables.ts";

/** Whether a row has a property; undefined if its result does not say. */
export type RowTest = (row: Row) => boolean | undefined;

interface Property {
  words: RegExp;
  test: (found: readonly (string | undefined)[]) => RowTest | undefined;
}

const sign =
  (isUp: boolean, isOf: (row: Row) => boolean = () => true): RowTest =>
  (row) => {
    const change = changeOf(row);
    if (change === undefined || !isOf(row)) return undefined;
    return change !== 0 && change > 0 === isUp;
  };

/** Words for a gain and for a loss, also of a price. */
export const gainedPattern =
  "at an? (?:[a-z]+ )?(?:gain|profit)|in the (?:black|green)|profitable|(?:above|ahead of) (?:(?:its|their|the) )?cost(?: basis)?|an? (?:unrealized |paper )?(?:gain|profit)|(?:unrealized |paper )?gains|profits|(?<=\\b(?:is|are|was|were) (?:[a-z]+ )?)up|gained|rose|risen|climbed|advanced|(?:close[ds]?|end(?:s|ed)?|finish(?:es|ed)?) (?:the day |the session )?(?:higher|up)|(?<=\\bto )(?:gain|rise|climb|advance)";
export const lostPattern =
  "at an? (?:[a-z]+ )?loss|in the red|under ?water|(?:below|under) (?:(?:its|their|the) )?cost(?: basis)?|an? (?:unrealized |paper )?loss|(?:unrealized |paper )?losses|(?<=\\b(?:is|are|was|were) (?:[a-z]+ )?)down|lost|losing money|fell|fallen|slipped|slid|(?:close[ds]?|end(?:s|ed)?|finish(?:es|ed)?) (?:the day |the session )?(?:lower|down)|(?<=\\bto )(?:lose|fall|slip|decline)";
/** Words for a larger and for a smaller stake. */
const added = "added(?: to)?|increased|raised|bought more|grew";
const trimmed = "trimmed|reduced|cut|decreased|shrank|sold";
const isOwner = ({ kind }: Row): boolean => kind === "owner";

const places: Property = {
  words: new RegExp(`\\b${besideLimit}`, "i"),
  test: ([, side, edge]) => placed(side, edge),
};
const passed: Property = {
  words: new RegExp(`\\b(?:exceed(?:s|ed)?|breach(?:es|ed)?|violat(?:es?|ed)) ${passedLimit}`, "i"),
  test: ([, edge]) => placed("beyond", edge),
};
const placed =
  (side: string | undefined, edge: string | undefined): RowTest =>
  (row) => {
    const place = placeOf(row);
    return place === undefined ? undefined : isThere(place, side, edge);
  };

const beyond =
  "over|above|more than|exceed(?:s|ing)?|larger than|bigger than|greater than|at least|below|under|less than|smaller than|fewer than";
const amount: Property = {
  words: new RegExp(
    `\\b(${beyond}) (\\$?)([\\d,]+(?:\\.\\d+)?)( ?%|k\\b| million\\b)?( (?:in|of) [\\ue000-\\uf8ff]+)?`,
    "i",
  ),
  test: ([, side = "", dollar, digits = "", unit = "", inClass]) => {
    if ((dollar === "$") === unit.includes("%")) return undefined;
    const scale = unit === "k" ? 1e3 : unit.trim() === "million" ? 1e6 : 1;
    const edge = Number(digits.replaceAll(",", "")) * scale;
    const fields = dollar === "$" ? valueFields : weightFields;
    return (row) => {
      // The only class that an account or a household has a figure of is cash.
      const isOfCash = inClass !== undefined && row.kind !== "position";
      const own = row.kind === "return" ? ["return_pct"] : fields;
      const is = figureOf(row, isOfCash ? ["cash", "total_cash"] : own);
      if (is === undefined) return undefined;
      if (/^at least$/i.test(side)) return is >= edge;
      return /^(?:below|under|less|smaller|fewer)/i.test(side) ? is < edge : is > edge;
    };
  },
};
const ofAmount: Property = {
  words: /\bof \$([\d,]+(?:\.\d+)?)(?: each)?/i,
  test:
    ([, digits = ""]) =>
    (row) =>
      figureOf(row, [...valueFields, "moved_amount"]) === Number(digits.replaceAll(",", "")),
};

/** Words for a state of a row, the fields that say it, and the values that have it. */
const states: readonly [words: RegExp, fields: readonly string[], values: RegExp][] = [
  [/\b(?:open|outstanding)\b/i, ["status"], /^open$/],
  [/\b(?:done|finished)\b/i, ["status"], /^done$/],
  [/\bcompleted?\b/i, ["status"], /^(?:done|completed)$/],
  [/\b(?:not|n['’]t) (?:yet )?(?:cleared|settled|posted)\b(?: yet)?/i, ["status"], /^pending$/],
  [/\b(?:cleared|settled|posted)\b/i, ["status"], /^completed$/],
  [/\bpending\b/i, ["status"], /^pending$/],
  [/\bhigh[- ]priority\b/i, ["priority"], /^high$/],
  [/\b(?:purchases?|buys?|bought)\b/i, ["type", "side"], /^buy$/i],
  [/\b(?:sales?|sells?|sold)\b/i, ["type", "side"], /^sell$/i],
  [/\bwithdrawals?\b/i, ["type", "side"], /^withdrawal$/],
  [/\bdeposits?\b/i, ["type", "side"], /^deposit$/],
  [/\btaxable\b/i, ["treatment"], /^taxable$/],
  [/\btax[- ]deferred\b/i, ["treatment"], /^tax_deferred$/],
  [/\bby ACH\b/, ["method"], /^ACH$/],
  [/\bby wire\b/i, ["method"], /^wire$/i],
];
const stateProperties = states.map(([words, fields, values]): Property => {
  const test: RowTest = (row) => {
    const state = textOf(row, ...fields);
    return state === "" ? undefined : values.test(state);
  };
  return { words, test: () => test };
});
const overdue: Property = {
  words: /\b(?:overdue|past due)\b/i,
  test: () => (row) => {
    const status = textOf(row, "status");
    if (status === "") return undefined;
    return status === "overdue" || (status === "open" && dayOf(row) < row.asOf.slice(0, 10));
  },
};

const basis: Property = {
  words:
    /\b(?:(no|an? unknown|an? incomplete|a missing) )?(?:(?:an? )?(?:known|complete|full) )?(?:cost )?basis(?: on file)?(?: (?:is|are) (known|unknown|missing|complete))?/i,
  test:
    ([, none, is = ""]) =>
    ({ record }) => {
      if (!("cost" in record)) return undefined;
      return (record.cost !== null) === (none === undefined && !/^(?:unknown|missing)$/i.test(is));
    },
};

const knownGain: Property = {
  words:
    /\b(?:an? )?(known|unknown|missing) (?:unrealized )?(?:gains?|loss(?:es)?|costs?)\b|\b(?:gains?|losses) (?:is|are) (known|unknown)\b/i,
  test:
    ([, first, second]) =>
    ({ record }) =>
      "cost" in record
        ? (record.cost !== null) === /^known$/i.test(first ?? second ?? "")
        : undefined,
};

const month = `(${monthNames})\\.?(?: (?:\\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|(\\d{4})))?`;
const dated: Property = {
  words: new RegExp(
    `\\b(?:(?:due|dated|made|acquired|bought|written|drawn|sent|as) )?(in|on|by|of|from|before|after|since)(?: the)?(?: (end) of)? ${month}`,
    "i",
  ),
  test: ([whole = "", how = "", , name = "", year]) => {
    const [day] = claimedDays(whole);
    const number = String(
      "jan feb mar apr may jun jul aug sep oct nov dec"
        .split(" ")
        .indexOf(name.slice(0, 3).toLowerCase()) + 1,
    ).padStart(2, "0");
    return (row) => {
      const own = dayOf(row);
      if (own === "") return undefined;
      const from = whenOf(day?.day ?? `${year === undefined ? "" : `${year}-`}${number}`, row, how);
      return isWhen(own, from, how);
    };
  },
};

/** The day or month with its year: the one of the rows, or the next one for what is due. */
function whenOf(stated: string, row: Row, how: string): string {
  if (/^\d{4}/.test(stated)) return stated;
  const [year, asOf] = [Number(row.asOf.slice(0, 4)), row.asOf.slice(5, 5 + stated.length)];
  const isNext = "due" in row.record && stated < asOf;
  const isLast =
    how !== "by" && !("due" in row.record) && !("vests" in row.record) && stated > asOf;
  return `${isNext ? year + 1 : isLast ? year - 1 : year}-${stated}`;
}

function isWhen(own: string, stated: string, how: string): boolean {
  const part = own.slice(0, stated.length);
  if (/^(?:by)$/i.test(how)) return part <= stated;
  if (/^before$/i.test(how)) return part < stated;
  if (/^after$/i.test(how)) return part > stated;
  if (/^since$/i.test(how)) return part >= stated;
  return part === stated;
}

const thisYear: Property = {
  words: /\b(?:(?:so far )?this year|year[- ]to[- ]date|in ((?:19|20)\d{2}))\b/i,
  test:
    ([, year]) =>
    (row) =>
      dayOf(row) === "" ? undefined : dayOf(row).startsWith(year ?? row.asOf.slice(0, 4)),
};
/** Statements go back at most a year. */
const pastYear: Property = {
  words:
    /\b(?:over|in|during|within) (?:the (?:past|last) (?:year|twelve months|12 months)|(?:that|this|the) (?:stretch|period|span|window|time)(?: shown)?)\b/i,
  test: () => () => true,
};

const properties: readonly Property[] = [
  ...[places, passed, amount, ofAmount, knownGain, basis, dated, thisYear, pastYear],
  { words: new RegExp(`\\b(?:${lostPattern})\\b`, "i"), test: () => sign(false) },
  { words: new RegExp(`\\b(?:${gainedPattern})\\b`, "i"), test: () => sign(true) },
  {
    words: new RegExp(
      `\\b(?:${trimmed}) (?:(?:its|their) )?(?:[\\ue000-\\uf8ff]+(?:['’]s)? )?(?:stakes?|holdings?|positions?|shares)\\b`,
      "i",
    ),
    test: () => sign(false, isOwner),
  },
  {
    words: new RegExp(
      `\\b(?:${added}) (?:(?:its|their) )?(?:[\\ue000-\\uf8ff]+(?:['’]s)? )?(?:stakes?|holdings?|positions?|shares)\\b`,
      "i",
    ),
    test: () => sign(true, isOwner),
  },
  overdue,
  ...stateProperties,
];

const fillers =
  /\b(?:monthly|quarterly|weekly|annual|regular|recurring|some|idle|uninvested|showing|holding|sitting|trading|to (?:put to work|invest|deploy|spare)|on the sidelines|on hand|is|are|was|were|be|been|being|has|have|had|do|does|did|there|a|an|the|its|their|his|her|our|your|of|in|at|on|by|from|to|for|with|within|into|out|through|currently|now|today|still|also|already|both|each|that|which|who|this|these|it|they|them|right|well|comfortably|just|own|owns|hold|holds|held|contain|contains|sit|sits|sitting|stand|stands|show|shows|showing|carry|carries|came|come|comes|made|make|took|take|takes|place|due|worth|valued|any|household|portfolio|family|quarter|moment|returned|gained|unrealized|stakes?|holdings?|positions?|shares|value|total|individual|single|other|more|went|got|assets|money|dated|using|accounts?|lots?|stays?|falls?|lies?|remains?|all|priced?|marked|days?|session|date)\b|['’]s\b|[,.!?*]/gi;
const negation = /\b(?:not|never)\b|n['’]t\b/i;
/** "May" is a month. */
const unreal =
  /\b(?:[Ww]ould|[Cc]ould|[Ss]hould|[Ww]ill|[Mm]ust|may|[Mm]ight|[Ii]f|[Oo]nce|[Uu]ntil|[Uu]nless)\b/;

/** What the words state of rows. */
export interface RowProperty {
  is: RowTest;
  /** False if nothing in the rows says whether they have a part of the property. */
  isKnownIn: (rows: readonly Row[]) => boolean;
}

/** A masked mention: one private-use letter, repeated for each of its letters. */
export const maskedRun = /([\ue000-\uf8ff])\1*/g;

/**
 * The property that the words state, if all of them are understood; undefined otherwise. Words that state
 * nothing are true of every row.
 */
export function propertyIn(
  words: string,
  mentionOf: (letter: string) => Mention | undefined,
): RowProperty | undefined {
  if (unreal.test(words)) return undefined;
  const tests: RowTest[] = [];
  let isRead = true;
  let rest = words.replace(/\s+/g, " ");
  for (const { words: pattern, test } of properties) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    const is = test(found);
    if (is === undefined) isRead = false;
    else tests.push(is);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  rest = rest.replace(maskedRun, (_, letter: string) => {
    const mention = mentionOf(letter);
    if (mention === undefined) isRead = false;
    else tests.push(named(mention));
    return " ";
  });
  const isDenied = negation.test(rest);
  const left = rest.replace(negation, " ").replace(fillers, " ");
  if (!isRead || left.trim() !== "" || (isDenied && tests.length !== 1)) return undefined;
  return {
    is: (row) => {
      const all = tests.map((test) => test(row));
      if (all.includes(undefined)) return all.includes(false) ? isDenied : undefined;
      return all.includes(false) === isDenied;
    },
    isKnownIn: (rows) =>
      rows.length === 0 || tests.every((test) => rows.some((row) => test(row) !== undefined)),
  };
}

/** A row is about the named thing, or an account holds it; plain cash is a figure of the account. */
const named =
  (mention: Mention): RowTest =>
  (row) => {
    if (row.kind === "return") return isRowNamed(row, mention) || undefined;
    const isCash = mention.labels.some(({ name }) => name === "class cash");
    if (isHeld(row, mention)) return true;
    if (row.kind !== "account" || !isCash) return isRowNamed(row, mention);
    const cash = figureOf(row, ["cash"]);
    return cash === undefined ? undefined : cash > 0;
  };

const isHeld = ({ holds }: Row, { labels }: Mention): boolean =>
  labels.some(({ name }) => holds.has(name));
