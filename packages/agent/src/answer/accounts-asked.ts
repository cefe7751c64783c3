import { heard } from "../route/words.ts";
import { type Bound, boundIn, isPolar } from "./whether.ts";

/** What a question asks of several accounts one by one. */
export interface AccountsAsked {
  what: "most" | "least" | "ends" | "none" | "all" | "some" | "fitting" | "each";
  /** Which from that end: 2 of the second largest account. */
  place: number;
  /** Two accounts are held against each other. */
  isPair: boolean;
  /** "is there more in the Roth than in the joint": the account that is said to have more, or less. */
  claimed: string | undefined;
  bound: Bound | undefined;
  isPolar: boolean;
}

/** Read from the words, where there are several accounts and the question asks of them one by one. */
export function accountsAsked(
  text: string,
  accounts: readonly string[],
): AccountsAsked | undefined {
  // "all our cash, less the Roth" takes it out, and compares nothing.
  const said = heard(text).replace(/\bless (?=(?:the|my|our|his|her|their) )/g, "without ");
  if (accounts.length < 2 || ofTime.test(said)) return undefined;
  const named = namedIn(said, accounts);
  const bound = boundIn(text);
  const what = whatOf(said, { named: named.length, bound });
  if (what === undefined) return undefined;
  const isSized = what === "most" || what === "least";
  const isHeldUp = named.length === 2 || comparative.test(said) || compared.test(said);
  return {
    what,
    place: placeFrom(said),
    isPair: isSized && accounts.length === 2 && isHeldUp,
    claimed: isPolar({ text }) ? claimedIn(said, accounts) : undefined,
    bound,
    isPolar: isPolar({ text }),
  };
}

function whatOf(
  said: string,
  { named, bound }: { named: number; bound: Bound | undefined },
): AccountsAsked["what"] | undefined {
  if (bound !== undefined) return whichOnes.test(said) ? "fitting" : undefined;
  const found = named > 1 || ofAccounts.test(said) ? ofSeveral : ofAny;
  return found.find(([, pattern]) => pattern.test(said))?.[0];
}

/** "the second largest account", "the next biggest one" */
const placeFrom = (said: string): number =>
  Math.max(
    0,
    places.findIndex((place) => place.test(said)),
  ) + 1;
const places = ["first|1st", "second|2nd|next", "third|3rd", "fourth|4th", "fifth|5th"].map(
  (words) =>
    new RegExp(`\\b(?:${words})[ -](?:most|least|largest|smallest|bigg?est|highest|lowest)\\b`),
);

const place = "(?:accounts?|iras?|roths?|trusts?|plans?|brokerages?|of (?:the )?\\d|ones?)";
const ofAccounts = new RegExp(
  `\\b(?:which|each|every|any|all|both|two|the|what|an?|no|are there|of)(?: \\S+){0,3} ${place}\\b|^(?:and |so )?(?:which|where|who)\\b|\\bwhich (?:has|holds|is)\\b|\\b(?:most|least|largest|smallest|bigg?est|highest|lowest) ${place}\\b|^(?:the )?(?:most|least) (?:(?:un)?settled )?cash\\b|\\baccounts\\b|\\baccount (?:values|balances)\\b`,
);
const whichOnes =
  /\b(?:which|what|any|either|how many)(?: \S+){0,3} (?:accounts?|iras?|roths?|trusts?)\b|^(?:(?:list|show|the|all|only|just|me|my|our) )*accounts (?:(?:that|which) are )?(?:worth|valued|over|under|above|below)\b/;
const none =
  /\b(?:no|0|zero|\$0|without(?: any)?|not (?:\w+ )?(?:have|hold|contain|got|having|holding)(?: any)?|out of|lacks?|lacking|free of|empty of) (?:(?:un)?settled )?cash\b|\bcash (?:balance )?(?:is|are|of|at) (?:\$?0|zero|nil)\b|\b(?:is|are) empty\b/;
const least = /\b(?:least|lowest|lower|smallest|smaller|fewest|fewer|less|poorest)\b/;
const most =
  /\b(?:most|highest|higher|biggest|bigger|largest|larger|greatest|greater|more|richest|richer|bulk|majority|lion)\b/;
/** "the most cash, and which the least" */
const ends =
  /^(?=.*\b(?:least|lowest|smallest|fewest|poorest)\b).*\b(?:most|highest|biggest|largest|greatest|richest)\b/;
const comparative = /\b(?:lower|smaller|fewer|less|higher|bigger|larger|greater|more|richer)\b/;
const compared =
  /\b(?:compar\w*|versus|vs|against|differences?|differ|gap|exceeds?|exceed(?:ed|ing)|outweighs?|surpass(?:es)?)\b/;
const some =
  /\b(?:which|what)(?: \S+){0,3} (?:accounts?|iras?|trusts?)\b.*\b(?:have|has|hold|holds|holding|with|carry|carries|got|contains?)\b|^(?:and |so )?where (?:is|are|do|does)\b|\band where$/;
const each =
  /\b(?:each|every|per|by|which|what|both)(?: of)?(?: (?:the|my|our|their|his|her))?(?: \d)? (?:accounts?|iras?|trusts?|1|ones?)\b|\bwhich(?: \S+){0,3} (?:accounts?|iras?|trusts?)\b|\b(?:in|of|for|at) (?:each|both)(?: of (?:them|those|these|the (?:2|two)))?$|\b(?:does|do|did|has) (?:each|both) of (?:them|those|these|the (?:2|two))\b|\baccount by account\b|\b(?:split|spread|divided|distributed|shared out)(?: up)? (?:between|across|among|over)\b|\b(?:broken down|break ?down|separately|respectively|individually|1 by 1)\b|\b(?:have|has|hold|got)\b.* each$/;
const all = /^(?:do|does|have|has) (?:all|every|each|both)\b.*\bcash\b/;
const ofAny: readonly [AccountsAsked["what"], RegExp][] = [
  ["some", some],
  ["each", each],
];
/** The most certain first, where the words are of accounts. */
const ofSeveral: readonly [AccountsAsked["what"], RegExp][] = [
  ["none", none],
  ["all", all],
  ["ends", ends],
  ["least", least],
  ["most", most],
  ["most", compared],
  ...ofAny,
];
/** More than at another time, or than is wanted, is no question about accounts. */
const ofTime =
  /\b(?:than (?:last|before|yesterday|usual|normal|needed|i|we|they|a (?:week|month|year)|it (?:was|used))|most (?:recent|current)|more (?:details?|info\w*|about))\b/;

/** Accounts whose own words a question says, in the order in which it says them. */
function namedIn(said: string, accounts: readonly string[]): string[] {
  return accounts
    .map((account) => ({ account, at: placeIn(said, account, accounts) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ account }) => account);
}

/** Where a question first says a word that is this account's alone. */
function placeIn(said: string, account: string, accounts: readonly string[]): number {
  const wordsOf = (name: string): string[] => heard(name).split(apart);
  const others = new Set(accounts.filter((one) => one !== account).flatMap(wordsOf));
  const own = wordsOf(account).filter((word) => word.length > 2 && !others.has(word));
  const all = said.split(apart);
  return all.findIndex((word) => own.includes(word));
}

const apart = /[^a-z0-9]+/;

/** Of two accounts the one before "than", or the other than the one behind it. */
function claimedIn(said: string, accounts: readonly string[]): string | undefined {
  const [before = "", after] = said.split(/\bthan\b/);
  if (after === undefined || accounts.length !== 2) return undefined;
  const [first] = namedIn(before, accounts);
  const [second] = namedIn(after, accounts);
  return first ?? accounts.find((one) => second !== undefined && one !== second);
}
