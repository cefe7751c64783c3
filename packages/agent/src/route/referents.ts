import { asList } from "./as-list.ts";
import type { Clause } from "./clause.ts";
import { claims } from "./decide.ts";
import { withFronted } from "./fronted.ts";
import { accountMark, type Period, periodMark, symbolMark } from "./item.ts";
import { withKind } from "./kind-referents.ts";
import { weighed } from "./likeness/weigh.ts";
import type { Intent, Remembered } from "./routed.ts";
import { given } from "./rules/claim.ts";
import { isStated } from "./stated.ts";
import {
  dealOf,
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
  const answered = others.length === 0 && account === undefined ? only : undefined;
  return {
    symbol: symbol ?? answered,
    answered: symbol === undefined,
    owned: ofHoldings.has(previous?.intent),
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
  if (onlyAccount.test(clause.said) && scope.last !== undefined) {
    return { ...scope.last, account: clause.account, without: clause.without, text: clause.text };
  }
  const list = asList(clause, scope);
  if (list !== undefined) return list;
  const about = withKind(withTime(withPlace(clause, scope), scope), scope);
  return withSymbol(withWhole(about, scope), scope);
}

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
function withPlace(clause: Clause, { account, symbol, answered }: Scope): Clause {
  if (account === undefined || clause.account !== undefined) return clause;
  const isClear = there.test(clause.said) || (symbol === undefined && ofThat.test(clause.said));
  const isFree = symbol === undefined || answered;
  if (!isClear && !(isFree && pronoun.test(clause.said))) return clause;
  const said = clause.said
    .replace(thatAccount, accountMark)
    .replace(worthOfIt, `$1${accountMark}`)
    .replace(/\bin there\b|\bthere\b/, `in ${accountMark}`)
    .replace(/\bit\b/, accountMark);
  // Who lives there is known with the account.
  return { ...clause, said, account: { kind: "known", name: account }, stranger: false };
}

/** "any deposits that month" after what was done in one. */
function withTime(clause: Clause, { period }: Scope): Clause {
  return period === undefined || clause.period !== undefined || !thatTime.test(clause.said)
    ? clause
    : { ...clause, said: clause.said.replace(thatTime, periodMark), period };
}
const thatTime =
  /\b(?:(?:in|for|during|over|within) )?(?:(?:that|the same) (?:same )?(?:day|week|month|quarter|year|time|period|stretch|timeframe|window|time span)|those (?:days|weeks|months|years))\b(?! (?:before|after|earlier|later))/;

const there =
  /(?<!\b(?:is|are|was|were) )\bthere\b(?! (?:is|are|any|been)\b)|\bis there$|\b(?:that|this|the same) (?:account|ira|roth|401k|trust)\b|\bthe account\b(?! (?:owner|holder|manager|number|statement))/;
/** "how much of that sits in cash", "how much of it can be taken out" */
const ofThat =
  /\bof (?:that|it|this)\b.*\b(?:cash|settled|unsettled|liquid|uninvested|take out|taken out|withdrawn?)\b/;
const thatAccount = /\b(?:that|this|the same) (?:account|ira|roth|401k|trust)\b|\bthe account\b/;

/** A clause that says "it" is about the symbol before; one that needs a symbol and names none too. */
function withSymbol(clause: Clause, { symbol, answered, owned, last, held }: Scope): Clause {
  if (symbol === undefined || clause.symbols.length > 0 || clause.doubtful) return clause;
  if (held?.has(symbol) === false && isOfAll(clause.said)) {
    return { ...clause, said: clause.said.replace(/\b(?:it|that)\b/, "the account") };
  }
  const heard = { ...clause, said: ofShares(clause, last).replace(worthLast, "$1 $3 $2 worth") };
  const own = answered ? undefined : (ofSymbol(heard.said) ?? dealOf(heard.said, last));
  const said = pointed(clause, heard, owned) ?? own;
  if (said !== undefined) return { ...heard, symbols: [symbol], said };
  const isShort = heard.said.split(" ").length <= 9;
  if (!isShort || weighed(heard)?.missing !== "symbol") return clause;
  return { ...heard, symbols: [symbol], said: `${heard.said} ${symbolMark}` };
}

/** "any google in the account, and how much is it worth in total": of what is not held, the account is meant. */
export const isOfAll = (said: string): boolean =>
  /\b(?:it|that)(?: all)? worth\b.*\b(?:in total|overall|altogether|in all|as a whole)\b/.test(
    said,
  );

/** Points at one of several things that were named. */
export const pointsAtOne = ({ said }: Clause): boolean =>
  new RegExp(`\\b(?:this|that) ${things}\\b`).test(said);
