import { decimal } from "@advisor/domain/decimal";
import { heard } from "../../route/words.ts";
import { type AccountsAsked, accountsAsked } from "../accounts-asked.ts";
import { listed } from "../format.ts";
import { ordinal } from "../picked.ts";
import { against, type Bound, yesOrNo } from "../whether.ts";

export interface Standing {
  account: string;
  figure: number;
}

/** How accounts are spoken of by the figure at hand. */
export interface Words {
  /** "holds more cash". */
  more: string;
  less: string;
  /** "account with the most cash". */
  most: string;
  least: string;
  /** "hold" and "holds", before "no cash" and "more than $5.00 in cash". */
  verbs: readonly [one: string, many: string];
  nothing: string;
  /** "cash"; undefined where every account has some. */
  something: string | undefined;
  /** " in cash", behind an amount. */
  of: string;
  written(figure: number): string;
}

interface Told {
  /** Empty where all that is asked is each account's figure. */
  lead: string;
  /** Those that are meant, in the order asked for. */
  rows: readonly Standing[];
  figures: number[];
}

export interface Led extends Told {
  /** The question is of the accounts one by one. */
  isAsked: boolean;
  /** The lead answers all of it, and a sum of the accounts nothing. */
  isWhole: boolean;
}

/** What a question asks of the accounts, to stand before their rows; `meant` is what it stands for, where it leans on another. */
export function ledByAccount(
  text: string,
  standings: readonly Standing[],
  words: Words,
  meant = text,
): Led {
  const accounts = standings.map(({ account }) => account);
  const asked = accountsAsked(text, accounts) ?? accountsAsked(meant, accounts);
  if (asked === undefined) {
    return { lead: "", rows: standings, figures: [], isAsked: false, isWhole: false };
  }
  const isWhole = (asked.isPair && !sums.test(heard(text))) || asked.what === "fitting";
  return { ...told(asked, standings, words), isAsked: true, isWhole };
}

const sums = /\b(?:total|altogether|in all|together|combined|sum)\b/;

function told(asked: AccountsAsked, standings: readonly Standing[], words: Words): Told {
  const { what, bound } = asked;
  if (what === "fitting" && bound !== undefined) return fitting(asked, bound, standings, words);
  if (what === "none" || what === "all") return withNothing(asked, standings, words);
  if (what === "some") return withSomething(standings, words);
  if (what === "ends") return bothEnds(standings, words);
  if (what !== "most" && what !== "least") return { lead: "", rows: standings, figures: [] };
  const sign = what === "most" ? -1 : 1;
  const rows = standings.toSorted((a, b) => sign * decimal(a.figure).cmp(b.figure));
  return asked.isPair ? heldUp(asked, rows, words) : ending(what, rows, words, asked.place);
}

/** The account with the most, and the one with the least. */
function bothEnds(standings: readonly Standing[], words: Words): Told {
  const rows = standings.toSorted((a, b) => decimal(b.figure).cmp(a.figure));
  const first = ending("most", rows, words);
  const isLevel = rows[0]?.figure === rows.at(-1)?.figure;
  const last = isLevel ? "" : ending("least", rows.toReversed(), words).lead;
  return { ...first, lead: `${first.lead}${last}` };
}

/** The account at one end, or so many places from it, or those that share it. */
function ending(what: "most" | "least", rows: readonly Standing[], words: Words, place = 1): Told {
  const first = rows[place - 1];
  if (first === undefined)
    return { lead: `There are only ${rows.length} accounts. `, rows, figures: [rows.length] };
  const level = rows.filter(({ figure }) => figure === first.figure);
  if (level.length === rows.length) {
    const all = `In every account it is the same, ${words.written(first.figure)}. `;
    return { lead: all, rows, figures: [] };
  }
  const end = atPlace(words[what], rows.indexOf(level[0] ?? first) + 1);
  const amount = words.written(first.figure);
  const lead =
    level.length === 1
      ? `The ${end} is ${first.account}, ${amount}. `
      : `The ${end.replace(/\baccount\b/, "accounts")} are ${namesOf(level)}, ${amount} each. `;
  return { lead, rows, figures: [] };
}

/** "second largest account", "account with the second most cash" */
const atPlace = (end: string, place: number): string =>
  place === 1 ? end : end.replace(/\b(?=largest|smallest|most|least)/, `${ordinal(place)} `);

/** Two accounts against each other. */
function heldUp({ what, claimed }: AccountsAsked, rows: readonly Standing[], words: Words): Told {
  const [first, second] = rows;
  if (first === undefined || second === undefined) return { lead: "", rows, figures: [] };
  const gap = decimal(first.figure).minus(second.figure).abs();
  const isLevel = gap.eq(0);
  const yes = claimed === undefined ? "" : yesOrNo(!isLevel && claimed === first.account);
  if (isLevel) {
    const lead = `${yes}It is the same in ${namesOf(rows)}, ${words.written(first.figure)} each. `;
    return { lead, rows, figures: [] };
  }
  const [than, by] = what === "most" ? [words.more, "more"] : [words.less, "less"];
  const figures = `${words.written(first.figure)} against ${words.written(second.figure)}`;
  const apart = words.written(gap.toNumber()).replace(/^\+/, "");
  const lead = `${yes}${first.account} ${than} than ${second.account}: ${figures}, ${apart} ${by}. `;
  return { lead, rows, figures: [gap.toNumber()] };
}

function withNothing(
  { what, isPolar }: AccountsAsked,
  rows: readonly Standing[],
  words: Words,
): Told {
  const own = rows.filter(({ figure }) => figure === 0);
  const yes = isPolar ? yesOrNo(own.length > 0 === (what === "none")) : "";
  const nobody =
    words.something === undefined
      ? `No account ${words.verbs[0]} ${words.nothing}`
      : `Every account ${words.verbs[0]} ${words.something}`;
  const some = `${namesOf(own)} ${verb(own, words)} ${words.nothing}`;
  return { lead: `${yes}${own.length === 0 ? nobody : some}. `, rows, figures: [] };
}

function withSomething(rows: readonly Standing[], words: Words): Told {
  const { something } = words;
  if (something === undefined) return { lead: "", rows, figures: [] };
  const own = rows.filter(({ figure }) => figure !== 0);
  const [only, ...others] = own;
  if (only === undefined) {
    return { lead: `No account ${words.verbs[0]} ${something}. `, rows, figures: [] };
  }
  const amount = others.length > 0 ? "" : `, ${words.written(only.figure)}`;
  const lead = `${namesOf(own)} ${verb(own, words)} ${something}${amount}. `;
  return { lead: own.length === rows.length ? "" : lead, rows: own, figures: [] };
}

const bounds: Readonly<Record<Bound["kind"], string>> = {
  above: "more than",
  below: "less than",
  at_least: "at least",
  at_most: "at most",
};

/** Only the accounts on one side of an amount. */
function fitting(
  { isPolar }: AccountsAsked,
  bound: Bound,
  standings: readonly Standing[],
  words: Words,
): Told {
  const rows = standings.filter(({ figure }) => against(bound, figure).holds);
  const yes = isPolar ? yesOrNo(rows.length > 0) : "";
  const what = `${bounds[bound.kind]} ${words.written(bound.size)}${words.of}`;
  const [only, ...others] = rows;
  const amount = only === undefined || others.length > 0 ? "" : `, ${words.written(only.figure)}`;
  const lead =
    only === undefined
      ? `${yes}No account ${words.verbs[0]} ${what}. `
      : `${yes}${namesOf(rows)} ${verb(rows, words)} ${what}${amount}. `;
  return { lead, rows: rows.length === 0 ? standings : rows, figures: [bound.size] };
}

const namesOf = (rows: readonly Standing[]): string => listed(rows.map(({ account }) => account));
const verb = (rows: readonly Standing[], { verbs }: Words): string =>
  verbs[rows.length === 1 ? 0 : 1];
