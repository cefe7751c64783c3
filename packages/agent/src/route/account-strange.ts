import { companyNames } from "@advisor/domain/text/company-names";
import { strong, weak } from "./account-words.ts";
import { everydayWords } from "./everyday.ts";
import { type Item, sentence } from "./item.ts";
import { openings } from "./shorthand.ts";
import { corrected } from "./typo.ts";
import { keyWords, ordinaryWords } from "./vocabulary.ts";

/** Where a name ends that no account and nobody here has: "my Schwab account", "Bob's IRA", "Johnson's holdings". */
export function strangeEnd(items: readonly Item[], start: number): number | undefined {
  const name = items[start];
  const next = items[start + 1]?.said ?? "";
  if (name === undefined || items[start + 1]?.gap === "stop") return undefined;
  const end = kindsEnd(items, start + 1);
  if (isOwner(name)) return end ?? (isBelonging(items, start + 1) ? start + 1 : undefined);
  if (isSpelledOn(name, next)) return end ?? start + 1;
  return isWhose(name, next) || isTrusts(items, start) ? end : ledName(items, start, end);
}

/** A name behind "my", "the", "at". */
function ledName(
  items: readonly Item[],
  start: number,
  end: number | undefined,
): number | undefined {
  const name = items[start];
  const next = items[start + 1]?.said ?? "";
  const lead = items[start - 1]?.said ?? "";
  if (name === undefined) return undefined;
  if (isGeneral(name) || clock.test(name.said) || !leads.test(lead)) return undefined;
  const isApart = items[start + 1]?.gap !== "none";
  return ledEnd(name, { start, end, next, isApart, lead });
}

/** "johnson's ira" */
const isWhose = (name: Item, next: string): boolean =>
  /^\p{L}{2,}'s$/iu.test(name.raw) &&
  strong.has(next) &&
  isUnheard(name) &&
  !contracted.test(name.said);

/** "Marital Trust value", "the Credit Shelter Trust", "the bypass trust" */
function isTrusts(items: readonly Item[], start: number): boolean {
  const name = items[start];
  const before = items[start - 1];
  if (name === undefined || !/^trusts?$/.test(items[start + 1]?.said ?? "")) return false;
  const isAfter = leads.test(before?.said ?? "") || before?.said === "and";
  const isLed = before === undefined || name.gap !== "none" || isAfter;
  if (trustKinds.test(name.raw.toLowerCase())) return isLed;
  if (items[start + 1]?.said === "trusts") return false;
  return isCapital(name) && isUnheard(name) && (before === undefined || isCapital(before));
}

/** "priyas account", "toms ira": a possessive without its mark, of no word that is known. */
const isSpelledOn = (name: Item, next: string): boolean => {
  const small = name.raw.toLowerCase();
  const isWord = [small, small.slice(0, -1)].some(
    (word) =>
      everydayWords.has(word) ||
      openings.has(word) ||
      general.has(word) ||
      corrected(word) !== word,
  );
  return (
    /^\p{L}{3,}s$/u.test(small) &&
    (strong.has(next) || next === "account") &&
    isUnheard(name) &&
    !(isWord || adjective.test(small) || ordinaryWords.has(small.slice(0, -1)))
  );
};

const isCapital = ({ raw }: Item): boolean => /^\p{Lu}\p{Ll}/u.test(raw);

/** What a trust is called after what it does. */
const trustKinds =
  /^(?:marital|bypass|living|revocable|irrevocable|testamentary|grantor|dynasty|shelter|spousal|charitable|qtip|family|education|(?:grand)?(?:kids|children|childrens|child|daughter|son)(?:'s?)?)$/;

/** "the Scholarship Fund account", "our Emergency Fund": money that is kept for something, and no fund that is held. */
export function purposeEnd(items: readonly Item[], start: number): number | undefined {
  const [name, fund, noun] = items.slice(start, start + 3);
  if (name === undefined || fund?.said !== "fund" || !isUnheard(name)) return undefined;
  const isAccount = /^accounts?$/.test(noun?.said ?? "") && noun?.gap === "none";
  const isOurs = isCapital(fund) || owned.test(items[start - 1]?.said ?? "");
  const isNamed = isAccount ? !heldKinds.test(name.said) : isOurs && isPurpose(name);
  return isNamed ? start + 2 : undefined;
}

/** What money is kept for. */
const isPurpose = ({ raw }: Item): boolean =>
  /^(?:scholarship|building|emergency|vacation|memorial|wedding|travel|holiday|tuition|relief|pension)$/i.test(
    raw,
  );
const owned = /^(?:the|my|our|his|her|their)$/;
const heldKinds =
  /^(?:index|bond|stock|equity|mutual|hedge|private|money|market|growth|income|balanced|international|the|my|our|this|that|which|what|each|every|same)$/;

/** "the Blue Sky account", "the Interactive Brokers account": two words in capitals that name nobody here. */
export function calledEnd(
  items: readonly Item[],
  start: number,
  own: ReadonlySet<string>,
): number | undefined {
  const [first, second, noun] = items.slice(start, start + 3);
  if (first === undefined || second?.gap !== "none" || noun?.gap !== "none") return undefined;
  const isLed = leads.test(items[start - 1]?.said ?? "") && noun.said === "account";
  const isName = [first, second].every((item) => isCapital(item) && !isOwn(item, own));
  return isLed && isName ? start + 2 : undefined;
}

const isOwn = ({ said, raw }: Item, own: ReadonlySet<string>): boolean =>
  own.has(raw.toLowerCase().replace(/'s$/, "")) || own.has(said) || general.has(said);

/** "the spouse's accounts", "his wife's IRA": whose they are is not said by a name. */
export function relativeEnd(items: readonly Item[], start: number): number | undefined {
  if (!relatives.test(items[start]?.raw ?? "")) return undefined;
  const end = kindsEnd(items, start + 1);
  return end ?? (belongings.test(items[start + 1]?.said ?? "") ? start + 1 : undefined);
}

const relatives = /^(?:spouse|wife|husband|partner|mother|father|mom|dad|son|daughter)'s$/i;

/** "my Schwab account", "the stock plan", "at Fidelity", "the Riverside trust" */
function ledEnd(
  name: Item,
  {
    start,
    end,
    next,
    isApart,
    lead,
  }: {
    start: number;
    end: number | undefined;
    next: string;
    /** "for the review: account value" */
    isApart: boolean;
    lead: string;
  },
): number | undefined {
  if (next === "account") return isApart ? undefined : start + 1;
  if (next === "plan" && schemes.test(name.said)) return start + 2;
  if (custodians.test(name.said) && /^(?:at|with)$/.test(lead)) return start + 1;
  return isCapital(name) && isUnheard(name) ? end : undefined;
}

/** "the Marital Trust", "the Johnson IRA" name an account that nobody here has; where nobody has a trust, a name before one is a family's. */
export function namesAccount(
  items: readonly Item[],
  at: number,
  near: ReadonlySet<string>,
): boolean {
  const raw = items[at]?.raw ?? "";
  const after = items[at + 1]?.said ?? "";
  const isTrusts = trustKinds.test(raw.toLowerCase()) && after === "trust";
  const isLed = items[at - 1]?.said === "the" && /^\p{Lu}/u.test(raw);
  const isKind = kindsOfAccount.test(after) || (after === "trust" && near.has("trust"));
  return isTrusts || (isLed && isKind);
}

const kindsOfAccount = /^(?:account|ira|roth|401k|403b|529|hsa|plan)$/;

/** "sent from my checking account": where money comes from or goes to is elsewhere. */
export const isBanks = (items: readonly Item[], start: number): boolean =>
  /^(?:checking|savings)$/.test(items[start]?.said ?? "") &&
  sent.test(sentence(items.slice(0, start)));
const sent =
  /\b(?:sen[dt]|moved?|wired?|transferr?(?:ed)?|came|come|pull(?:ed)?|went)\b.*\b(?:from|to)(?: (?:my|our|his|her|their|the|an?|another))?$/;

/** The end of words for kinds of accounts, if any begin there. */
function kindsEnd(items: readonly Item[], start: number): number | undefined {
  let end = start;
  while (items[end]?.gap === "none" && isKind(items[end])) end += 1;
  return end === start ? undefined : end;
}

const isKind = (item: Item | undefined): boolean =>
  strong.has(item?.said ?? "") || weak.has(item?.said ?? "") || item?.said === "trusts";

const isOwner = (item: Item): boolean =>
  /^\p{Lu}\p{Ll}+(?:'s|s')$/u.test(item.raw) && isUnheard(item) && !contracted.test(item.said);

/** "What's" and "is" of it: nobody's name. */
const contracted = /^(?:what|how|who|where|when|let|here|there|that|it|he|she|is|has|us)$/;

const isUnheard = ({ said }: Item): boolean =>
  !/^(?:wife|husband|spouse|partner|client)$/.test(said) &&
  !(companyNames.has(said) || keyWords.has(said) || ordinaryWords.has(said));

/** "Bob's holdings", "Bob's YTD return" */
const isBelonging = (items: readonly Item[], at: number): boolean =>
  belongings.test(items[at]?.said ?? "") ||
  (items[at]?.said === "PER" && belongings.test(items[at + 1]?.said ?? ""));

const belongings =
  /^(?:positions?|holdings?|portfolio|trades|activity|cash|balances?|accounts?|performance|returns?|deposits|withdrawals|transfers|stocks|etfs|funds|bonds|investments)$/;

const leads = /^(?:my|the|our|in|of|for|from|his|her|their|at|with)$/;

const schemes = /^(?:stock|share|savings|pension|bonus|purchase)$/;

/** Houses that keep accounts and are no funds and no shares in these words. */
const custodians = /^(?:schwab|fidelity|etrade|merrill|vanguard|wealthfront|betterment|robinhood)$/;

/** "a rundown for my 2pm: account value" */
const clock = /^\d{1,2}(?:am|pm)?$/;

/** "the stated account total": says how it is looked at, and not which one it is. */
const isGeneral = ({ said, raw }: Item): boolean =>
  general.has(said) || (adjective.test(said) && !(kept.test(said) || /^\p{Lu}/u.test(raw)));
const adjective = /(?:...ed|ing|al|ible|able|ous|ly|ary|est|ive)$/;
/** What an account is, and another one is not. */
const kept =
  /^(?:managed|shared|deferred|sheltered|advantaged|personal|international|educational|medical|professional|discretionary)$/;

/** Words before "account" that name none. */
const general = new Set(
  "my the our his her their this that whole entire aggregate grand bottom-line total own current overall investment trading main single which what each every any all same bank demo client user cash settled other second first household right wrong best correct following biggest bigger either neither largest larger smallest smaller richest worst top present actual stated reported recorded overall remaining full complete active true real exact net gross official recent average open custodian custodian's statement statement's broker's bank's advisor's client's family family's".split(
    " ",
  ),
);
