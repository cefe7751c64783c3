import { parseOptionContract } from "@advisor/domain/text/option-contract";
import { claimedDays } from "../days.ts";
import type { Cell } from "../evidence/cell.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { contractMatcher } from "./contract-row.ts";
import { fundRowMatcher } from "./named-rows.ts";

/**
 * Whether a cell is in the row that the words around the figure select by its day ("250 shares
 * bought on October 28, 2013"), its holding term, or its side.
 */
export function rowMatcher(
  stated: StatedClaim,
  cells: readonly Cell[],
  isAbout: (cell: Cell) => boolean,
): (cell: Cell) => boolean {
  const said = { ...stated, after: inParenthesis(stated) };
  const [day, isOfFund] = [dayOf(said), fundRowMatcher(said)];
  const onDay =
    day === undefined
      ? []
      : cells.filter((cell) => cell.field !== "" && hasDay(cell, day) && isAbout(cell));
  const [term, side, span] = [termOf(said), sideOf(said), timeframeOf(said)];
  const [state, flow, method] = [stateOf(said), flowOf(said), methodOf(said)];
  const need = needKindOf(said);
  const isContract = contractMatcher(said);
  const isOfContracts = contracts.test(said.after);
  // If gains are stated by term, a gain without a term is the total of both.
  const hasTerms =
    term !== undefined && cells.some((cell) => termOfCell(cell) !== undefined && isAbout(cell));
  return (cell) =>
    isOfFund(cell) &&
    (hasTerms && cell.measure === "gain"
      ? termOfCell(cell) === term
      : isIn(termOfCell(cell), term)) &&
    isIn(sideOfCell(cell), side) &&
    isIn(timeframeOfCell(cell), span) &&
    isIn(stateOfCell(cell), state) &&
    isIn(flowOfCell(cell), flow) &&
    isIn(methodOfCell(cell), method) &&
    isIn(needOfCell(cell), need) &&
    !(isOfContracts && isOfShares(cell)) &&
    isContract(cell) &&
    (day === undefined ||
      hasDay(cell, day) ||
      !onDay.some(
        ({ field, list, record = {} }) =>
          ((field === cell.field || cell.field in record) && list === cell.list) ||
          (isOnDay(said) && cell.field === `sum_${field}`),
      ));
}

/** In "YTD (5%) and 1Y (6%)" the words behind the parenthesis are those of the next figure. */
const inParenthesis = ({ lead, after }: StatedClaim): string =>
  /\([^()]*$/.test(lead) ? after.replace(/\).*$/s, "") : after;

/** "640 shares vest on November 30": all on one day, which a sum over several days is not. */
const isOnDay = ({ said, offset, claim }: StatedClaim): boolean => {
  const words = said.slice(claim.at - offset + claim.text.length);
  const [next] = claimedDays(words);
  const between = words.slice(0, next?.at);
  return (
    next !== undefined && !apart.test(between) && !/,\s/.test(between) && /\bon $/.test(between)
  );
};

const isIn = (own: string | undefined, stated: string | undefined): boolean =>
  own === undefined || stated === undefined || own === stated;

const hasDay = ({ record = {} }: Cell, day: string): boolean =>
  Object.values(record).some((value) => typeof value === "string" && isDay(value, day));

const isDay = (value: string, day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) &&
  (day.endsWith("-") ? value.startsWith(day) : value.slice(0, 10).endsWith(day));

/** Words that begin another figure with a day of its own. */
const apart = /[;:.]\s|\b(?:and|while|but|then|plus)\b/i;

/** The day after the figure in its clause and parenthesis, or else the one before. */
function dayOf({ claim, said, offset }: StatedClaim): string | undefined {
  const [at, end] = [claim.at - offset, claim.at - offset + claim.text.length];
  // "The best return since October 30" is that of a later day.
  const days = claimedDays(said).filter(
    (day) => !/\b(?:since|after|from) $/i.test(said.slice(0, day.at)),
  );
  const next = days.find((day) => day.at >= end);
  const after = next && said.slice(end, next.at);
  if (after !== undefined && !apart.test(after) && !after.includes(")")) return next?.day;
  const before = days.findLast((day) => day.at < at);
  const between = before && said.slice(before.at + before.text.length, at);
  if (between !== undefined) return apart.test(between) ? undefined : before?.day;
  const [, first, second] = ofYear.exec(said.slice(0, at)) ?? [];
  return first === undefined && second === undefined ? undefined : `${first ?? second}-`;
}

/** "The 2004 lot", "bought in 2013": the year of a purchase. */
const ofYear =
  /\b(?:the ((?:19|20)\d{2})(?: [\w.&]+)? (?:lot|purchase|shares)\b|(?:bought|acquired|purchased|lot from|shares from) (?:in )?((?:19|20)\d{2})\b)[^.;:,]*$/i;

const gainTerms = /\b(short|long)[- ]term(?: capital)? (?:gain|loss)/gi;
/**
 * Matches a term after the figure, as in "$5 of the gain is short-term". In "$5 and a long-term
 * loss" the term describes the next figure.
 */
const termAfter =
  /^(?:(?!\b(?:and|plus|or|but|while)\b)[^.,;:(\d]){0,30}?\b(short|long)[- ]term\b/i;

/** The term of a gain: the one right after the figure, or the last one before it. */
function termOf({ lead, after }: StatedClaim): string | undefined {
  const before = [...lead.matchAll(gainTerms)].at(-1)?.[1];
  return (termAfter.exec(after)?.[1] ?? before)?.toLowerCase();
}

function termOfCell({ field, measure, record }: Cell): string | undefined {
  const [, own] = /(?:^|_)(st|lt)_gain$/.exec(field) ?? [];
  if (own !== undefined) return own === "st" ? "short" : "long";
  return measure === "gain" && typeof record?.term === "string" ? record.term : undefined;
}

const bought = "bought|buys?|buying|purchas\\w+";
const sold = "sold|sells?|selling";
const verbs = new RegExp(`\\b(?:(${bought})|(${sold}))\\b`, "gi");
const verbAfter = new RegExp(
  `^ (?:[\\w.&]+ ){0,3}(?:were |was )?(?:(${bought})|(${sold}))\\b`,
  "i",
);

/**
 * The side of a trade: the verb in the words right after the figure, the last verb before it, or that
 * of the units that it is paid for.
 */
function sideOf({ lead, after, said, claim, offset }: StatedClaim): string | undefined {
  const found = verbAfter.exec(after) ?? [...lead.matchAll(verbs)].at(-1);
  if (found != null) return sideIn(found);
  if (!/^[^.;:,\d]{0,45}\bfor $/.test(lead)) return undefined;
  const before = [...said.slice(0, claim.at - offset).matchAll(verbs)].at(-1);
  return before && sideIn(before);
}

const sideIn = ([, isBuy]: readonly (string | undefined)[]): string =>
  isBuy === undefined ? "sell" : "buy";

function sideOfCell({ record }: Cell): string | undefined {
  const side = String(record?.side ?? record?.type).toLowerCase();
  return sides.find(([names]) => names.includes(side))?.[1];
}

/** How results call the side of a trade. */
const sides: readonly [readonly string[], string][] = [
  [["buy", "acquired", "purchase"], "buy"],
  [["sell", "disposed", "sale"], "sell"],
];

const deposited = "deposits?|deposited|contributed|contributions?|came in|arrived";
const withdrawn = "withdrawals?|withdr[ae]wn?|took out|taken out|paid out";
const flows = new RegExp(`\\b(?:(${deposited})|(${withdrawn}))\\b`, "gi");
const flowAfter = new RegExp(
  `^ (?:(?!and\\b|but\\b)[\\w-]+ ){0,3}?(?:(${deposited})|(${withdrawn}))\\b`,
  "i",
);

/** Whether the amount came in or went out: the word right after the figure, or the last one before it. */
function flowOf({ lead, after }: StatedClaim): string | undefined {
  const found = flowAfter.exec(after) ?? [...lead.matchAll(flows)].at(-1);
  return found == null ? undefined : found[1] === undefined ? "withdrawal" : "deposit";
}

const flowOfCell = ({ record }: Cell): string | undefined =>
  record?.type === "deposit" || record?.type === "withdrawal" ? record.type : undefined;

const methods: readonly [string, RegExp][] = [
  ["ach", /\bACH\b/],
  ["wire", /\b[Ww]ire[ds]?\b/],
  ["check", /\b(?:by|via|as an?|per) check\b|^ checks?\b/],
];

/** The one way of a transfer in the words next to the figure. */
function methodOf({ lead, after }: StatedClaim): string | undefined {
  for (const words of [after, lead]) {
    const named = methods.flatMap(([method, pattern]) => (pattern.test(words) ? method : []));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

const methodOfCell = ({ record, measure, field }: Cell): string | undefined =>
  typeof record?.method === "string" && (measure === "need" || field === "moved_amount")
    ? record.method.toLowerCase()
    : undefined;

const needKinds: readonly [string, RegExp][] = [
  ["tax", /^ (?:[a-z]+ ){0,2}?tax(?:es)?\b/i],
  ["tuition", /^ (?:[a-z]+ ){0,2}?tuition\b/i],
  ["rmd", /^ (?:[a-z]+ ){0,2}?(?:RMD|required (?:minimum )?distribution)\b/i],
  ["withdrawal", /^ (?:[a-z]+ ){0,2}?withdrawals?\b/i],
  ["fee", /^ (?:[a-z]+ ){0,2}?fees?\b/i],
];

/** What a cash need is for, in the words right after the figure: "$25,000 tax payment". */
const needKindOf = ({ after }: StatedClaim): string | undefined =>
  needKinds.find(([, words]) => words.test(after))?.[0];

const needOfCell = ({ record, measure }: Cell): string | undefined =>
  measure === "need" && needKinds.some(([kind]) => kind === record?.kind)
    ? String(record?.kind)
    : undefined;

/** "600 contracts of the calls" are none of the 600 shares. */
const contracts = /^\s*(?:[\w.&]+ ){0,3}?(?:contracts?|calls?|puts?|options?)\b/i;
const isOfShares = ({ field, record }: Cell): boolean =>
  field === "quantity" &&
  typeof record?.symbol === "string" &&
  parseOptionContract(record.symbol) === undefined;

/** The states of transfers and tasks, as people say them. */
const states: readonly [string, RegExp][] = [
  [
    "pending",
    /\b(?:pending|in process|in progress|processing|in transit|not (?:yet )?(?:completed?|cleared|settled|posted)|(?:yet|still) to (?:clear|settle|post|complete))\b/i,
  ],
  [
    "completed",
    /\b(?:complete[ds]?|went through|gone through|cleared|posted|(?:has|have) settled)\b/i,
  ],
];

/** The one state in the words next to the figure. */
function stateOf({ lead, after }: StatedClaim): string | undefined {
  const [found] = states.filter(([, words]) => words.test(`${lead} ${after}`));
  return found?.[0];
}

const stateOfCell = ({ record, field }: Cell): string | undefined =>
  states.find(([name]) => name === record?.status || field.endsWith(`_${name}`))?.[0];

/** The timeframes of returns, as people call them. */
const timeframes: readonly [string, string][] = [
  ["YTD", "year[- ]to[- ]date|ytd|this year|since january"],
  [
    "1Y",
    "(?:last|past|trailing) (?:year|twelve months|12 months)|one[- ]year|1[- ]?y(?:ea)?r?|12[- ]months?",
  ],
  ["3Y", "three[- ]years?|3[- ]years?|3y"],
  ["5Y", "five[- ]years?|5[- ]years?|5y"],
  ["1M", "(?:last|past) month|one[- ]month|1[- ]months?|1m"],
  ["3M", "(?:last|past) (?:quarter|three months|3 months)|three[- ]months?|3[- ]months?|3m"],
  ["6M", "(?:last|past) (?:six|6) months|six[- ]months?|6[- ]months?|6m"],
];
const timeframePatterns = timeframes.map(
  ([name, words]) => [name, new RegExp(`\\b(?:${words})\\b`, "i")] as const,
);

/** The timeframes of returns that words name. */
export const timeframesIn = (words: string): string[] =>
  timeframePatterns.flatMap(([name, pattern]) => (pattern.test(words) ? name : []));

/** The one timeframe right after the figure, or else the one before it. */
function timeframeOf({ lead, after }: StatedClaim): string | undefined {
  const [found] = [timeframesIn(after), timeframesIn(lead)].filter((names) => names.length > 0);
  return found?.length === 1 ? found[0] : undefined;
}

const timeframeOfCell = ({ record }: Cell): string | undefined =>
  typeof record?.timeframe === "string" ? record.timeframe : undefined;
