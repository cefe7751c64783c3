import { isDoers, isPapers } from "./account-deeds.ts";
import { fitting, type Known, knownOf } from "./account-fit.ts";
import { together } from "./account-list.ts";
import { isNamed } from "./account-named.ts";
import { personSpans } from "./account-person.ts";
import { isOutright, type Run, runAt } from "./account-run.ts";
import { calledEnd, isBanks, purposeEnd, relativeEnd, strangeEnd } from "./account-strange.ts";
import { widened } from "./account-whole.ts";
import { heardAt, type Named } from "./account-words.ts";
import { type Account, accountMark, type Item, type Span, sentence } from "./item.ts";

/** Accounts that the words name: by the names given, by a type that one has, by whose it is, or as unknown ones. */
export function accountSpans(
  items: readonly Item[],
  accounts: readonly string[],
  members: readonly string[] = [],
): Span[] {
  const known = knownOf(accounts, members);
  const spans: Span[] = [];
  let index = 0;
  while (index < items.length) {
    const run = runAt(items, index, known);
    const named = includedAt(items, index, run) ?? mentionAt(items, index, run, known);
    if (named !== undefined) spans.push(named);
    index = Math.max(index + 1, named?.end ?? (isGeneral(items, index) ? run.end : 0));
  }
  const persons = personSpans(items, known, spans);
  const all = [...spans, ...persons]
    .sort((a, b) => a.start - b.start)
    .map((span, at, found) => (isBesideOpen(items, span, found[at - 1]) ? open(span) : span));
  return together(items, widened(items, all, known), accounts);
}

/** "trust and IRA taken together", where there are three trusts: which of them has to be asked. */
const isBesideOpen = (items: readonly Item[], { start }: Span, before: Span | undefined): boolean =>
  /^(?:and|plus|&|\+)$/.test(items[start - 1]?.said ?? "") &&
  (before === undefined || before.end < start - 1) &&
  /^(?:trusts?|brokerage|ira)$/.test(items[start - 2]?.said ?? "");

const open = (span: Span): Span => ({
  ...span,
  mention: { said: accountMark, account: { kind: "several" } },
});

function mentionAt(
  items: readonly Item[],
  start: number,
  run: Run,
  known: Known,
): Span | undefined {
  const said = leadTo(items, start, run, known);
  if (articles.test(said) || isElsewhere(items, start, run, known)) return undefined;
  if (isNobodys(items, start, run, known)) return nobodys(items, start, known);
  const person = pronouns.test(said) ? personBefore(items, start, known) : undefined;
  const { own, fits } = read(run, known, person);
  if (general.test(said) && fits.length > 0) return amongst(items, { start, own, fits, known });
  if (general.test(said) && !isOutright(own)) return undefined;
  if (!isNamed(items, start, own, fits, known)) return undefined;
  const name = nameOf(items.slice(start, run.noun === undefined ? run.end : run.end - 1), known);
  if (isSoleOwners(own, known)) return { start, end: run.end, mention: { said: "our" } };
  const account = meant(own, { name, fits, known });
  return account === undefined
    ? undefined
    : { start, end: run.end, mention: { said: accountMark, account } };
}

/** "Microsoft, including the 401(k)": of all accounts, and of it too. */
function includedAt(items: readonly Item[], start: number, { words, end }: Run): Span | undefined {
  const before = sentence(items.slice(Math.max(0, start - 3), start));
  return words.length > 0 && included.test(before)
    ? { start, end, mention: { said: "it" } }
    : undefined;
}
const included =
  /(?<!\b(?:only|just|not|without) )\b(?:including|incl)(?: (?:the|my|our|his|her|their))?$/;

/** No word of any account, "individual stocks", or "the pension fund account", where nobody has a pension. */
const isNobodys = (
  items: readonly Item[],
  start: number,
  { words, end }: Run,
  known: Known,
): boolean =>
  words.length === 0 ||
  (words.join() === "individual" && ofHeld.test(items[end]?.said ?? "")) ||
  (purposeEnd(items, start) !== undefined && fitting(words, known, undefined).length === 0);

const ofHeld = /^(?:stocks?|shares|companies|bonds|etfs|funds|holdings|positions|securities)$/;

/** "do we have a Roth", "is there an HSA on file": whether they have one of the kind. */
const asksWhether = (items: readonly Item[], start: number, end: number): boolean =>
  whether.test(sentence(items.slice(0, start))) && after.test(sentence(items.slice(end)));
const whether =
  /^(?:so )?(?:(?:do|does) (?:\w+ ){1,3}(?:have|own|hold|keep)|is there|(?:have|has) (?:\w+ ){1,3}got) an?$/;
const after = /^(?:(?:anywhere|here|at all|too|as well|on file|on record|in (?:here|there)) ?)*$/;

/** The word before; "what Karen's Roth is worth", "about Karen's Roth" are of hers, and not of which one; "does Karen have a Roth" is of hers. */
function leadTo(
  items: readonly Item[],
  start: number,
  { words: [first = ""], end }: Run,
  { people }: Known,
): string {
  const said = items[start - 1]?.said ?? "";
  if (articles.test(said) && asksWhether(items, start, end)) return "their";
  const isHers = people.includes(first) && /s$/i.test(items[start]?.raw ?? "");
  return isHers && /^(?:what|about)$/.test(said) ? "" : said;
}

/** Named already, a bank's, or as one who does something: "Rosa's trades". */
const isElsewhere = (
  items: readonly Item[],
  start: number,
  { words: [first = "", ...more], noun, end }: Run,
  { people, accounts }: Known,
): boolean =>
  items[start]?.account !== undefined ||
  isCompany(items, end) ||
  isFamilys(items, start, end) ||
  isLender(items, start) ||
  (isBanks(items, start) && !accounts.some(({ words }) => words.includes(first))) ||
  (people.includes(first) &&
    more.length === 0 &&
    noun === undefined &&
    (isDoers(items, start, end) || isPapers(items, end)));

/** "Anchor Trust Company": a firm, and no account. */
const isCompany = (items: readonly Item[], end: number): boolean =>
  items[end]?.gap === "none" &&
  /^(?:company|co|bank|department|officer|officers|llc|inc|corp)$/.test(items[end]?.said ?? "");

/** "all of the family's accounts": everybody's, and not those of the Family Trust. */
const isFamilys = (items: readonly Item[], start: number, end: number): boolean =>
  items[start]?.said === "family" &&
  (/'s$/.test(items[start]?.raw ?? "")
    ? !/\btrusts?\b/.test(sentence(items.slice(start + 1, end)))
    : items[start + 1]?.said === "accounts");

/** "does he owe the broker": whoever lends, and no account. */
const isLender = (items: readonly Item[], start: number): boolean =>
  items[start]?.said === "broker" &&
  toSomebody.test(sentence(items.slice(Math.max(0, start - 2), start)));
const toSomebody =
  /\b(?:owes?|owed|owing|from|told|tell|ask|call|by) (?:the|my|our|his|her|their)$/;

/** Whose the only account is asks about everything. */
const isSoleOwners = ({ words, noun }: Run, { accounts, people }: Known): boolean =>
  accounts.length === 1 &&
  noun === undefined &&
  words.length === 1 &&
  people.includes(words[0] ?? "");

/** By every word; where nothing fits, by those that an account's own name may have. */
function read(run: Run, known: Known, person: string | undefined) {
  const fits = fitting(run.words, known, person);
  const isWhose = run.direct.every((word) => known.people.includes(word));
  if (fits.length > 0 || isWhose) return { own: run, fits };
  return { own: { ...run, words: run.direct }, fits: fitting(run.direct, known, person) };
}

/** "which IRAs hold VXUS", "cash in each trust": among those of the kind, where no rule about the kind is asked for. */
function amongst(
  items: readonly Item[],
  { start, own, fits, known }: { start: number; own: Run; fits: readonly Named[]; known: Known },
): Span | undefined {
  const isWhich = /^(?:which|what)$/.test(items[start - 1]?.said ?? "");
  const isAsked = !isWhich || isVerb(items[own.end]) || isThing(items[own.end]);
  const isOther = items[start - 1]?.said === "another" || ofRules.test(sentence(items));
  const isClass = /^stocks?$/.test(own.words.join(" ")) && own.noun === undefined;
  if (!isAsked || isOther || isClass || own.words.some((word) => known.people.includes(word)))
    return undefined;
  return { start, end: own.end, mention: allOf(fits, { own, known }) };
}

const isVerb = (item: Item | undefined): boolean =>
  item?.gap === "none" &&
  /^(?:is|are|was|has|have|had|holds?|owns?|contains?|keeps?|bought|sold|got|do|does|did)$/.test(
    item.said,
  );
/** "which endowment holdings are down" */
const isThing = (item: Item | undefined): boolean =>
  item?.gap === "none" &&
  /^(?:holdings?|positions?|stocks?|etfs?|funds?|bonds?|options|investments?|trades?|deposits?|transfers?|withdrawals?|buys|sales|purchases)$/.test(
    item.said,
  );
const ofRules =
  /\b(?:limits?|contribut(?:e|ing|ion)|rules?|tax|taxes|taxed|penalt(?:y|ies)|eligible|qualif(?:y|ies)|open|(?<!\b(?:did|done|do|does|doing|performed|performing|returned) )better|should|can (?:i|we))\b/;

function allOf(
  fits: readonly Named[],
  { own, known }: { own: Run; known: Known },
): Span["mention"] {
  const said = own.plural ? "accounts" : "account";
  const rest = known.accounts.filter((one) => !fits.includes(one));
  const [first, ...more] = namesOf(fits);
  if (rest.length === 0 || first === undefined) return { said };
  const account: Account =
    more.length === 0
      ? { kind: "known", name: first }
      : { kind: "some", names: [first, ...more], others: namesOf(rest) };
  return { said, account };
}

/** "Emma" for what is only said to be hers. */
function nameOf(items: readonly Item[], { people }: Known): string {
  const name = rawOf(items);
  const person = name.replace(/'s?$/, "");
  return people.includes(person.toLowerCase()) ? person : name;
}

const rawOf = (items: readonly Item[]): string => items.map(({ raw }) => raw).join(" ");

/** "a Roth IRA" is any, and nobody's. */
const articles = /^(?:an?|about)$/;
/** "which IRA", "each account" */
const general = /^(?:which|what|each|every|any|per|by|another|either)$/;
const pronouns = /^(?:her|his|their|that|this)$/;
const isGeneral = (items: readonly Item[], at: number): boolean => {
  const said = items[at - 1]?.said ?? "";
  return articles.test(said) || general.test(said);
};

/** "my Schwab account", "the spouse's IRA": where several people are known, which of them it is has to be asked. */
function nobodys(items: readonly Item[], start: number, known: Known): Span | undefined {
  const { people } = known;
  const relatives = relativeEnd(items, start);
  const end =
    relatives ??
    calledEnd(items, start, known.vocabulary) ??
    purposeEnd(items, start) ??
    strangeEnd(items, start);
  if (end === undefined || isCompany(items, end)) return undefined;
  const only = relatives === undefined ? undefined : onlyOne(items, start + 1, known);
  if (only !== undefined) return { start, end: only.end, mention: only.mention };
  const own = rawOf(items.slice(start, end));
  const name = end > start + 1 ? own.replace(/'s?$/, "") : own;
  const after = /^accounts?$/.test(items[end]?.said ?? "") ? end + 1 : end;
  const isOpen = relatives !== undefined && people.length > 1;
  const account: Account = isOpen ? { kind: "several" } : { kind: "unknown", name };
  return { start, end: after, mention: { said: accountMark, account } };
}

/** "my wife's Roth", where there is one Roth. */
function onlyOne(
  items: readonly Item[],
  at: number,
  known: Known,
): Omit<Span, "start"> | undefined {
  const run = runAt(items, at, known);
  const [only, ...more] = fitting(run.words, known, undefined);
  return run.words.length === 0 || only === undefined || more.length > 0
    ? undefined
    : { end: run.end, mention: { said: accountMark, account: { kind: "known", name: only.name } } };
}

/** "does Rosa have TIP in her IRA" */
function personBefore(items: readonly Item[], at: number, { people }: Known): string | undefined {
  const names = new Set(people);
  const heard = items.slice(0, at).map((_, index) => heardAt(items, index, names)?.word);
  return heard.findLast((word) => word !== undefined);
}

/** The one account that fits, several together, or none of that name; undefined where it is every one. */
function meant(
  { noun, plural, words, count }: Run,
  { name, fits, known }: { name: string; fits: readonly Named[]; known: Known },
): Account | undefined {
  const [first, ...others] = fits;
  const isWhose = noun === undefined && words.length === 1;
  const person = isWhose ? known.people.indexOf(words[0] ?? "") : none;
  const whose = person === 0 || person === 1 ? ({ whose: true } as const) : {};
  if (first === undefined) return { kind: "unknown", name, ...whose };
  if (others.length === 0) return { kind: "known", name: first.name, ...whose };
  if (!plural && person === none) return { kind: "several" };
  const rest = known.accounts.filter((one) => !fits.includes(one));
  if (count !== undefined && count !== fits.length) {
    return { kind: "several", names: namesOf(fits), others: namesOf(rest) };
  }
  if (rest.length === 0) return undefined;
  return { kind: "some", names: namesOf(fits), others: namesOf(rest) };
}

/** Nobody of the household; the first two are the couple. */
const none = -1;

const namesOf = (accounts: readonly Named[]): string[] => accounts.map(({ name }) => name);
