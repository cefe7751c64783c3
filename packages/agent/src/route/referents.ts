import { asList } from "./as-list.ts";
import type { Clause } from "./clause.ts";
import { claims } from "./decide.ts";
import { withFronted } from "./fronted.ts";
import { accountMark, type Period, periodMark, symbolMark } from "./item.ts";
import { withCash, withKind } from "./kind-referents.ts";
import { weighed } from "./likeness/weigh.ts";
import type { Intent, Remembered } from "./routed.ts";
import { given } from "./rules/claim.ts";
import { isStated } from "./stated.ts";
import {
  dealOf,
  namedLast,
  ofShares,
  ofSymbol,
  pointed,
  pronoun,
  things,
  worthLast,
  worthOfIt,
} from "./symbol-referents.ts";

/** What the words before a clause were about. */
interface Scope {
  symbol?: string | undefined;
  /** The symbol is that of an answer, and nobody named it. */
  answered: boolean;
  /** What is held of the symbol was spoken of. */
  owned: boolean;
  /** All symbols that the message has named. */
  named: readonly string[];
  account?: string | undefined;
  period?: Period | undefined;
  /** The clause before in the same message. */
  last?: Clause;
  previous: Remembered | undefined;
  /** Symbols held, when they were loaded. */
  held?: ReadonlySet<string> | undefined;
}

/** Each clause with what it points at put into its words: a symbol, an account, a kind of holding. */
export function withReferents(
  asked: readonly Clause[],
  previous: Remembered | undefined,
  held?: ReadonlySet<string>,
): Clause[] {
  let scope: Scope = { ...scopeOf(previous), held };
  return withFronted(asked).map((clause) => {
    const about = scope.last === undefined ? undefined : claims(scope.last)[0]?.intent;
    if (isStated(clause.said, about)) return clause;
    const meant = withReferent(clause, scope);
    scope = after(meant, scope);
    return meant;
  });
}

export function scopeOf(previous: Remembered | undefined): Scope {
  const { symbol, account, from, to } = previous?.params ?? {};
  const [only, ...others] = previous?.named ?? [];
  const isRefused = previous?.intent === "out_of_scope";
  // What was traded in an account is held there.
  const isTradedThere = previous?.intent === "activity" && account !== undefined;
  const isOpen = account === undefined || isRefused || isTradedThere;
  const answered = others.length === 0 && isOpen ? only : undefined;
  return {
    symbol: symbol ?? answered,
    // An order that was refused names its symbol.
    answered: symbol === undefined && !(isRefused || isTradedThere),
    owned: ofHoldings.has(previous?.intent),
    named: [],
    account,
    period: from === undefined && to === undefined ? undefined : given({ from, to }),
    previous,
  };
}

const ofHoldings: ReadonlySet<Intent | undefined> = new Set([
  ...(["positions", "symbol_performance", "positions_list", "portfolio_ranking"] as const),
  "activity",
]);

function after(meant: Clause, { owned, previous, held, ...before }: Scope): Scope {
  const [symbol] = meant.symbols;
  const { account } = meant;
  const named = account?.kind === "known" || account?.kind === "unknown" ? account.name : undefined;
  return {
    symbol: symbol ?? (named === undefined ? before.symbol : undefined),
    answered: symbol === undefined && before.answered,
    named: [...new Set([...before.named, ...meant.symbols])],
    owned: owned || (meant.symbols.length > 0 && ownership.test(meant.said)),
    account: named ?? (symbol === undefined ? before.account : undefined),
    period: meant.period ?? before.period,
    last: meant,
    previous,
    held,
  };
}

const ownership = /\b(?:my|our|own|have|hold|holding|got|any|how many|shares)\b/;

export function withReferent(clause: Clause, scope: Scope): Clause {
  if (clause.account !== undefined && allOfIt.test(clause.said)) {
    return { ...clause, said: clause.said.replace(allOfIt, "all holdings") };
  }
  if (onlyAccount.test(clause.said) && scope.last !== undefined) {
    return { ...scope.last, account: clause.account, without: clause.without, text: clause.text };
  }
  const list = asList(clause, scope);
  if (list !== undefined) return list;
  const account = scope.account ?? placeTold(clause, scope);
  const kind = ofKind(ofItsKind(clause, scope), account);
  const placed = withPlace(withCash(kind, scope.last), { ...scope, account });
  const about = withKind(withTime(placed, scope), scope);
  return (
    ofPlace(about, scope) ?? ofEachNamed(about, scope) ?? withSymbol(withWhole(about, scope), scope)
  );
}

/** "what's our gain on the second one?" after a list: the symbol that stands there. */
function ofPlace(clause: Clause, { last, previous, account }: Scope): Clause | undefined {
  const { intent, named = [] } = previous ?? {};
  const [found, place = ""] = nthOne.exec(clause.said) ?? [];
  if (last !== undefined || !ofHoldings.has(intent) || clause.symbols.length > 0) return undefined;
  const symbol = place === "last" ? named.at(-1) : named[places.indexOf(place)];
  if (found === undefined || symbol === undefined || named.length < 2) return undefined;
  const said = clause.said.replace(found, symbolMark);
  return inPlace({ ...clause, symbols: [symbol], said }, account);
}
const nthOne =
  /\bthe (first|second|third|fourth|fifth|last) (?:1|one|position|holding|stock|etf|fund)\b/;
const places = ["first", "second", "third", "fourth", "fifth"];

/** "what are XOM and JNJ at, and how many of each": of those that were named. */
function ofEachNamed(clause: Clause, { named: symbols }: Scope): Clause | undefined {
  if (symbols.length < 2 || clause.symbols.length > 0 || !each.test(clause.said)) return undefined;
  return { ...clause, symbols, said: clause.said.replace(each, symbolMark) };
}
const each =
  /\b(?<=\b(?:of|on|for|in) )(?:each|both|the 2|them)\b|\b(?:each|both)\b(?= (?:worth|at|doing|trading|up|down)\b)/;

const onlyAccount = /^(?:in |for |of )?(?:my |the |our )?ACC$/;

/** "how is it doing" after a question about all that there is. */
function withWhole(clause: Clause, { symbol, answered, last, previous }: Scope): Clause {
  const isOfOneRow = last === undefined && previous?.intent === "positions_list";
  const isNamed = symbol !== undefined && (!answered || isOfOneRow);
  if (isNamed || !howIsIt.test(clause.said)) return clause;
  const intent = last === undefined ? previous?.intent : claims(last)[0]?.intent;
  return ofWhole.has(intent)
    ? { ...clause, said: clause.said.replace(howIsIt, "$1 the portfolio") }
    : clause;
}

const howIsIt = /\b(how (?:is|has|did|does|was)) it\b/;
const ofWhole: ReadonlySet<Intent | undefined> = new Set([
  ...(["account_value", "performance", "positions_list", "cash_balance"] as const),
]);

/** "and its cash", "what is that account worth" after a question about an account. */
function withPlace(clause: Clause, { account, symbol, answered, last, previous }: Scope): Clause {
  if (clause.account !== undefined) return clause;
  const unsaid = unnamedPlace(clause, account, last ?? previous);
  if (unsaid !== undefined) return { ...clause, account: unsaid };
  if (account === undefined) return clause;
  const isClear = saysThere.test(clause.said) || (symbol === undefined && ofThat.test(clause.said));
  const isFree = symbol === undefined || answered;
  if (!isClear && !(isFree && pronoun.test(clause.said))) return clause;
  const said = clause.said
    .replace(thatAccount, accountMark)
    .replace(worthOfIt, `$1${accountMark}`)
    .replace(/\bin there\b|\bthere\b/, `in ${accountMark}`);
  // "how far is it down there": the symbol, in the account.
  const isOfSymbol = symbol !== undefined && /\bthere\b/.test(clause.said);
  const placed = isOfSymbol ? said : said.replace(/\bit\b/, accountMark);
  // Who lives there is known with the account.
  return { ...clause, said: placed, account: { kind: "known", name: account }, stranger: false };
}

/** "what's my Roth worth", then "the contribution limits for that kind of account": for a Roth IRA. */
function ofKind(clause: Clause, account: string | undefined): Clause {
  if (account === undefined || !/\broth\b/i.test(account)) return clause;
  const { said, plain } = clause;
  return {
    ...clause,
    said: said.replace(suchAccount, "a roth ira"),
    plain: plain.replace(suchAccount, "a roth ira"),
  };
}
const suchAccount =
  /\b(?:that|this|such a) (?:kind|type|sort) of (?:account|plan)\b|(?<=\b(?:in|into|to) )one(?= (?:each|per|every|a) year\b)/;

/** "how much cash is in that account now", after a trade that was in one; "its cash", after which is the smallest. */
function placeTold({ said }: Clause, { last, previous }: Scope): string | undefined {
  const isOfAccounts = previous?.intent === "account_value" || previous?.intent === "cash_balance";
  const points =
    thatAccount.test(said) ||
    (isOfAccounts && (saysThere.test(said) || /\b(?:it|its)\b/.test(said)));
  return last === undefined && points ? previous?.place : undefined;
}

/** "cash in the Children's Trust, and what is the trust worth": of several trusts the one before. */
function ofItsKind(clause: Clause, { account: name }: Scope): Clause {
  const [, kind] = clause.account?.kind === "several" ? (theKind.exec(clause.plain) ?? []) : [];
  const words = name?.toLowerCase().split(" ") ?? [];
  // Who has a Roth may have an IRA that is none.
  const isIt = words.includes(kind ?? "") && !(kind === "ira" && words.includes("roth"));
  return name !== undefined && isIt ? { ...clause, account: { kind: "known", name } } : clause;
}
const theKind = /\bthe (trust|ira|roth|401k|529|brokerage)\b/;

/** The account that a clause is in without a word that stands for it. */
function unnamedPlace(
  { said }: Clause,
  account: string | undefined,
  before: Clause | Remembered | undefined,
): Clause["account"] {
  if (before === undefined) return undefined;
  if ("account" in before) {
    return before.account?.kind === "several" && inIt.test(said) ? before.account : undefined;
  }
  const isOfList = "intent" in before && before.intent === "positions_list";
  return account !== undefined && isOfList && ofList.test(said)
    ? { kind: "known", name: account }
    : undefined;
}
/** "how much have those gained together", of what was listed there. */
const ofList = /\b(?:those|these|them|they|all of (?:it|that))\b/;

/** "what's the trust worth, and how much cash is in it": which one has to be asked for both. */
const inIt = /\b(?:in|inside) (?:it|there)\b|\bits (?:cash|value|balance|total)\b/;

/** "any deposits that month" after what was done in one. */
function withTime(clause: Clause, { period }: Scope): Clause {
  return period === undefined || clause.period !== undefined || !thatTime.test(clause.said)
    ? clause
    : { ...clause, said: clause.said.replace(thatTime, periodMark), period };
}
const thatTime =
  /\b(?:(?:in|for|during|over|within) )?(?:(?:that|the same) (?:same )?(?:day|week|month|quarter|year|time|period|stretch|timeframe|window|time span)|those (?:\d+ )?(?:days|weeks|months|years))\b(?! (?:before|after|earlier|later))/;

const saysThere =
  /\b(?:in|inside) there\b|\b(?:trades?|cash|deposits?|withdrawals?|transfers?|activity|holdings|positions) in it\b|\bof (?:those|these) (?:positions|holdings|trades|deposits|withdrawals|transfers|buys|sales|purchases)\b|\bits (?:last|latest|most recent|first)\b|(?<!\b(?:is|are|was|were) )\bthere\b(?! (?:is|are|any|been)\b)|\bis there$|\b(?:that|this|the same) (?:account|ira|roth|401k|trust)\b|\bthe (?:(?:whole|entire|full) )?account\b(?! (?:owner|holder|manager|number|statement))/;
/** "how much of that sits in cash", "how much of it can be taken out" */
const ofThat =
  /\bof (?:that|it|this|hers|his|theirs)\b.*\b(?:cash|settled|unsettled|liquid|uninvested|take out|taken out|withdrawn?)\b/;
const thatAccount =
  /\b(?:that|this|the same) (?:account|ira|roth|401k|trust)\b|\bthe (?:(?:whole|entire|full) )?account\b/;

/** A clause that says "it" is about the symbol before; one that needs a symbol and names none too. */
function withSymbol(
  given: Clause,
  { symbol, answered, owned, account, last, held }: Scope,
): Clause {
  if (symbol === undefined || given.symbols.length > 0 || given.doubtful) return given;
  if (isTotalThere(given)) return given;
  const clause = answered ? given : there(given, account, last);
  if (held?.has(symbol) === false && isOfAll(clause.said)) {
    return { ...clause, said: clause.said.replace(/\b(?:it|that)\b/, "the account") };
  }
  const heard = { ...clause, said: ofShares(clause).replace(worthLast, "$1 $3 $2 worth") };
  const own = answered ? undefined : (ofSymbol(heard.said) ?? dealOf(heard.said, last));
  const said = pointed(clause, heard, owned) ?? own;
  const symbols = namedLast(clause, last, symbol);
  if (said !== undefined) return { ...heard, symbols, said };
  const isShort = heard.said.split(" ").length <= 9;
  if (!isShort || weighed(heard)?.missing !== "symbol") return given;
  return { ...heard, symbols, said: `${heard.said} ${symbolMark}` };
}

/** "the total gain in the SEP-IRA": of all that is in it. */
const isTotalThere = ({ said, account }: Clause): boolean =>
  account !== undefined && /\btotal\b/.test(said) && !/\b(?:it|its|that|this|them)\b/.test(said);

/** "the gain on all of it in the SEP-IRA": of what is held there, and not of the symbol before. */
const allOfIt = /\ball of (?:it|that|them|those)\b/;

/** In the place of the words before; one that nobody here has stays one that nobody has. */
const there = (clause: Clause, name: string | undefined, last: Clause | undefined): Clause =>
  clause.account === undefined && last?.account?.kind === "unknown" && !ofAll.test(clause.said)
    ? { ...clause, account: last.account }
    : inPlace(clause, name);

/** "how many PFE in the trust", then "is it up": those in the trust, unless all are meant. */
export const inPlace = (clause: Clause, name: string | undefined): Clause =>
  name === undefined || clause.account !== undefined || ofAll.test(clause.said)
    ? clause
    : { ...clause, account: { kind: "known", name, whose: true } };
const ofAll =
  /\b(?:overall|altogether|total|in all|all told|all of (?:it|them)|across|everywhere|all(?: the)? accounts|combined|we (?:own|have|hold))\b/;

/** "any google in the account, and how much is it worth in total": of what is not held, the account is meant. */
export const isOfAll = (said: string): boolean =>
  /\b(?:it|that)(?: all)? worth\b.*\b(?:in total|overall|altogether|in all|as a whole)\b/.test(
    said,
  );

/** Points at one of several things that were named. */
export const pointsAtOne = ({ said }: Clause): boolean =>
  new RegExp(`\\b(?:this|that) ${things}\\b`).test(said);
