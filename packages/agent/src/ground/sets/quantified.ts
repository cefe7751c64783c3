import type { Cell, Evidence } from "../evidence/cell.ts";
import type { Label, Mention } from "../evidence/names.ts";
import type { CheckedClaim } from "../proof.ts";
import { type Sentence, sentences } from "../sentences.ts";
import { kindOf } from "../subject.ts";
import { expectedCount, quantifiers } from "./quantifiers.ts";

/** An account, a position or a class, with what sentences say of such things. */
interface Member {
  name: string;
  /** The names of the securities and classes in an account, or of a position. */
  has: ReadonlySet<string>;
  value: number | undefined;
  place: "above" | "below" | "in" | undefined;
}

/** A sentence that says of how many members, or of which one, something is true. */
interface Quantified {
  at: number;
  text: string;
  isTrue: boolean;
}

type Reader = (sentence: Sentence, sets: Sets) => Quantified[];

interface Sets {
  accounts: readonly Member[];
  positions: readonly Member[];
  classes: readonly Member[];
}

/**
 * "Only one of the four accounts holds VXUS", "no account holds less than $5", "cash is the only
 * class outside its band", "the smallest position is MSFT": what the words say of a set of things,
 * counted over the rows of the results. Without all of the rows nothing is said.
 */
export function quantifiedClaims(
  text: string,
  evidence: Evidence,
  sentenceAt: (at: number) => Sentence,
): CheckedClaim[] {
  if (!speaksOfSets.test(text) || isCut(evidence.cells)) return [];
  const sets = setsOf(evidence.cells);
  return sentences(text)
    .map(({ start }) => sentenceAt(start))
    .flatMap((sentence) => readers.flatMap((read) => read(sentence, sets)))
    .map(({ at, text: words, isTrue }) => ({
      ...{ at, text: words },
      support: isTrue ? { by: "calculation" as const } : undefined,
    }));
}

const speaksOfSets = /\b(?:accounts?|places|only|largest|biggest|smallest)\b/i;

/** Rows that a result left out for the model may be those that the sentence counts. */
const isCut = (cells: readonly Cell[]): boolean =>
  cells.some(({ field, value }) => /_left_out$/.test(field) && Number(value) > 0);

function setsOf(cells: readonly Cell[]): Sets {
  const labelOf = ({ labels }: Cell, kind: Label["kind"]) =>
    labels.find((label) => label.kind === kind)?.name ?? "";
  const listed = (list: string) => cells.filter((cell) => cell.list === list);
  const held = listed("holdings").filter(({ field }) => field === "quantity");
  const values = listed("holdings").filter(({ field }) => field === "value");
  const inAccounts = Map.groupBy(held, (cell) => labelOf(cell, "account"));
  const accounts = listed("accounts").filter(
    (cell) => cell.field === "value" && labelOf(cell, "security") === "",
  );
  const names = ({ labels }: Cell): string[] => labels.map(({ name }) => name);
  const classes = Map.groupBy(listed("classes"), (cell) => names(cell).join("|"));
  return {
    accounts: unique(accounts, (cell) => labelOf(cell, "account")).map(([name, cell]) => ({
      ...{ name, value: Number(cell.value), place: undefined },
      has: new Set((inAccounts.get(name) ?? []).flatMap(names)),
    })),
    positions: unique(held, (cell) => `${labelOf(cell, "security")}|${labelOf(cell, "account")}`)
      .filter(([key]) => !key.startsWith("|"))
      .map(([name, cell]) => ({
        ...{ name, place: undefined, has: new Set(names(cell)) },
        value: figure(
          values.filter((one) => names(one).join() === names(cell).join()),
          "value",
        ),
      })),
    classes: [...classes.values()].flatMap(classMember),
  };
}

function classMember(own: readonly Cell[]): Member[] {
  const [first] = own;
  const label = first?.labels.find(({ kind }) => kind === "class");
  const [weight, min, max] = ["weight_pct", "min_pct", "max_pct"].map((name) => figure(own, name));
  if (label === undefined || weight === undefined) return [];
  const isAbove = max !== undefined && weight > max;
  const isBelow = min !== undefined && weight < min;
  const place = isAbove ? "above" : isBelow ? "below" : "in";
  return [{ name: label.name, has: new Set([label.name]), value: weight, place }];
}

const figure = (cells: readonly Cell[], field: string): number | undefined => {
  const found = cells.find((cell) => cell.field === field);
  return found === undefined ? undefined : Number(found.value);
};

const unique = (cells: readonly Cell[], keyOf: (cell: Cell) => string): [string, Cell][] => [
  ...new Map(cells.map((cell) => [keyOf(cell), cell] as const)),
];

const isNamed = (member: Member, { labels }: Mention): boolean =>
  labels.some(({ name }) => member.has.has(name) || member.name === name);

const inside = ({ said, start }: Sentence, from: number, to = said.length) => ({
  from: start + from,
  to: start + to,
});

/** "Two of the four accounts hold Microsoft", "no account holds less than $5". */
const accountsThat = new RegExp(
  `\\b(${quantifiers})(?: of (?:the|its|their|her|his|your|our|these))?(?: (\\w+))? accounts?\\b (?:(?:currently|still|also|now) )?(?:holds?|owns?|contains?|ha(?:s|ve)|(?:is|are) worth) ((?:[^.;:,]|,(?=\\d))*)`,
  "gi",
);

function readAccountsThat(sentence: Sentence, { accounts }: Sets): Quantified[] {
  return [...sentence.said.matchAll(accountsThat)].flatMap((found) => {
    const [whole, words = "", many, rest = ""] = found;
    const expected = expectedCount(words, many, accounts.length);
    const { from, to } = inside(sentence, found.index, found.index + whole.length);
    const things = sentence.mentions.filter((one) => one.at > from && one.at < to);
    const is = isWorth(rest) ?? holds(things);
    if (expected === undefined || is === undefined) return [];
    return { at: from, text: whole.trim(), isTrue: expected(accounts.filter(is).length) };
  });
}

/** "Less than $100,000". */
function isWorth(words: string): ((member: Member) => boolean) | undefined {
  const found = /^(?:assets worth )?(less|more|under|over|below|above)(?: than)? \$([\d,]+)$/i.exec(
    words.trim(),
  );
  if (found === null) return undefined;
  const amount = Number(found[2]?.replaceAll(",", ""));
  const isLess = /^(?:less|under|below)$/i.test(found[1] ?? "");
  return ({ value = 0 }) => (isLess ? value < amount : value > amount);
}

function holds(things: readonly Mention[]): ((member: Member) => boolean) | undefined {
  const [only, ...others] = things.filter((one) => kindOf(one) === "security");
  if (only === undefined || others.length > 0) return undefined;
  return (member) => isNamed(member, only);
}

/** "VXUS is held in three of the four accounts", "VTI shows up in two places". */
const heldIn = new RegExp(
  `\\b(?:held|owned|shows? up|appears?|sits?|found|split) (?:in|across|by) (${quantifiers})(?: of (?:the|its|their|her|his|your|our))?(?: (\\w+))? (?:different |separate )?(?:accounts?|places)\\b`,
  "gi",
);

function readHeldIn(sentence: Sentence, { accounts }: Sets): Quantified[] {
  return [...sentence.said.matchAll(heldIn)].flatMap((found) => {
    const [whole, words = "", many] = found;
    const { from } = inside(sentence, found.index);
    const before = sentence.mentions.filter(({ end }) => end <= from);
    const is = holds(before);
    const expected = expectedCount(words, many, accounts.length);
    if (is === undefined || expected === undefined) return [];
    return { at: from, text: whole, isTrue: expected(accounts.filter(is).length) };
  });
}

const outside =
  "(outside|out of|above|over|below|under|beyond) (?:of )?(?:its|their|the)? ?(?:own )?(?:policy )?(?:bands?|ranges?|limits?|max\\w*|min\\w*)";
const onlyClass = new RegExp(
  `\\bthe only (?:asset )?class (?:that(?:['’]s| is) |which is )?(?:currently )?${outside}`,
  "gi",
);

/** "Cash is the only class outside its range". */
function readOnlyClass(sentence: Sentence, { classes }: Sets): Quantified[] {
  const apart = new Set(classes.map(({ name }) => name)).size === classes.length;
  return [...sentence.said.matchAll(onlyClass)].flatMap((found) => {
    const { from } = inside(sentence, found.index);
    const named = sentence.mentions.filter((one) => kindOf(one) === "class");
    const own = named.findLast(({ end }) => end <= from);
    if (own === undefined || !apart) return [];
    const side = sideOf(found[1] ?? "");
    const there = classes.filter(({ place }) => (side === "out" ? place !== "in" : place === side));
    const isTrue = there.length === 1 && there.every((one) => isNamed(one, own));
    return { at: from, text: found[0], isTrue };
  });
}

function sideOf(word: string): "above" | "below" | "out" {
  if (/^(?:above|over|beyond)$/i.test(word)) return "above";
  return /^(?:below|under)$/i.test(word) ? "below" : "out";
}

/** "The smallest position is MSFT", "the largest being the online brokerage". */
const superlative =
  /(?<!\b(?:second|third|next|one of)[- ](?:the )?)\b(largest|biggest|smallest)(?: (account|position|holding|class|asset class))?(?: (?:in|of|by)(?: the| her| his| their)? (?:household|portfolio|family|value|weight|foundation))*(?: is| are| being|:) (?:the |her |his |their )?/gi;

function readSuperlative(sentence: Sentence, sets: Sets): Quantified[] {
  return [...sentence.said.matchAll(superlative)].flatMap((found) => {
    const [whole, word = "", noun] = found;
    const { to } = inside(sentence, 0, found.index + whole.length);
    const [own] = sentence.mentions.filter(({ at }) => at >= to && at - to < 2);
    if (own === undefined) return [];
    const set = setNamed(noun ?? kindOf(own), sentence, sets);
    if (set === undefined || !set.some((one) => isNamed(one, own))) return [];
    const isTrue = extremes(set, /^small/i.test(word)).some((one) => isNamed(one, own));
    return { at: sentence.start + found.index, text: whole.trim(), isTrue };
  });
}

function setNamed(noun: string, { mentions }: Sentence, sets: Sets): readonly Member[] | undefined {
  if (noun === "account") return sets.accounts;
  if (/class$/.test(noun)) return sets.classes;
  if (!/^(?:position|holding)$/.test(noun)) return undefined;
  const accounts = mentions.filter((one) => kindOf(one) === "account");
  return accounts.length === 0
    ? sets.positions
    : sets.positions.filter((one) => accounts.some((account) => isNamed(one, account)));
}

/** The largest or smallest as they are listed, and with the rows of one security added up. */
function extremes(set: readonly Member[], isLeast: boolean): Member[] {
  const known = set.filter(({ value }) => value !== undefined && value > 0);
  const bySecurity = Map.groupBy(known, ({ name }) => name.split("|")[0] ?? name);
  const together = [...bySecurity.values()].flatMap((own): Member[] => {
    const [first] = own;
    const value = own.reduce((sum, one) => sum + (one.value ?? 0), 0);
    return first === undefined ? [] : [{ ...first, value }];
  });
  return [known, together].flatMap((all) => {
    const values = all.map(({ value }) => value ?? 0);
    const edge = isLeast ? Math.min(...values) : Math.max(...values);
    return all.filter(({ value }) => value === edge);
  });
}

const readers: readonly Reader[] = [readAccountsThat, readHeldIn, readOnlyClass, readSuperlative];
