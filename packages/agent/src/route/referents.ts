import { asList } from "./as-list.ts";
import type { Clause } from "./clause.ts";
import { claims } from "./decide.ts";
import { withFronted } from "./fronted.ts";
import { accountMark, symbolMark } from "./item.ts";
import { withKind } from "./kind-referents.ts";
import { weighed } from "./likeness/weigh.ts";
import type { Intent, Remembered } from "./routed.ts";
import { isStated } from "./stated.ts";

/** What the words before a clause were about. */
interface Scope {
  symbol?: string | undefined;
  /** The symbol is that of an answer, and nobody named it. */
  answered: boolean;
  /** What is held of the symbol was spoken of. */
  owned: boolean;
  account?: string | undefined;
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
  const { symbol, account } = previous?.params ?? {};
  const [only, ...others] = previous?.named ?? [];
  const answered = others.length === 0 && account === undefined ? only : undefined;
  return {
    symbol: symbol ?? answered,
    answered: symbol === undefined,
    owned: ofHoldings.has(previous?.intent),
    account,
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
  const named = account?.kind === "known" ? account.name : undefined;
  return {
    symbol: symbol ?? (named === undefined ? before.symbol : undefined),
    answered: symbol === undefined && before.answered,
    owned: owned || (meant.symbols.length > 0 && ownership.test(meant.said)),
    account: named ?? (symbol === undefined ? before.account : undefined),
    last: meant,
    previous,
    held,
  };
}

const ownership = /\b(?:my|our|own|have|hold|holding|got|any|how many|shares)\b/;

export function withReferent(clause: Clause, scope: Scope): Clause {
  if (onlyAccount.test(clause.said) && scope.last !== undefined) {
    return { ...scope.last, account: clause.account, text: clause.text };
  }
  const list = asList(clause, scope);
  if (list !== undefined) return list;
  const about = withKind(withPlace(clause, scope), scope);
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
  const isClear = there.test(clause.said);
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

const there =
  /(?<!\b(?:is|are|was|were) )\bthere\b(?! (?:is|are|any|been)\b)|\bis there$|\b(?:that|this|the same) (?:account|ira|roth|401k|trust)\b|\bthe account\b(?! (?:owner|holder|manager|number|statement))/;
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

/** The words with the symbol where they point at it. */
function pointed(clause: Clause, heard: Clause, owned: boolean): string | undefined {
  const position = ofPosition.test(clause.said)
    ? clause.said.replace(thePosition, `$1 ${symbolMark} position`)
    : clause.said;
  if (position !== clause.said) return position;
  const mine = owned ? (sharesHeld(clause) ?? worthHeld(heard)) : undefined;
  return mine ?? (pronoun.test(heard.said) ? heard.said.replace(pronoun, symbolMark) : undefined);
}

/** "and is my position up?" */
const thePosition = /\b(my|our|the|this|that) (?:position|holding|stake)\b/;
const ofPosition =
  /^(?!.*\b(?:best|worst|biggest|largest|smallest|top|bottom|which|every|each|all)\b).*\b(?:my|our|the) (?:position|holding|stake)\b/;

/** "any google in the account, and how much is it worth in total": of what is not held, the account is meant. */
export const isOfAll = (said: string): boolean =>
  /\b(?:it|that)(?: all)? worth\b.*\b(?:in total|overall|altogether|in all|as a whole)\b/.test(
    said,
  );

/** "how many shares, and what are they worth": not the family, who are "we" by now. */
const ofShares = ({ said, text }: Clause, last: Clause | undefined): string =>
  /\bthey\b/i.test(text) && many.test(last?.said ?? "")
    ? said.replace(
        /\b(is|are|were) we(?= (?:all )?(?:worth|valued|trading|up|down|doing)\b)/,
        "$1 it",
      )
    : said;
const many = /\b(?:how many|shares|stocks|units|calls|puts|options|bonds|etfs|funds)\b/;

const things = "(?:1|one|stock|share|position|fund|etf|company|holding|symbol|ticker|bond)";
const those = "(?:that|this|those|these|them|they)";
const verb =
  "(?:do|did|does|am|are|is|have|has|i|we|now|worth|still|today|doing|up|down|at|in|PER)";

/** Words that stand for what was named before. */
const pronoun = new RegExp(
  [
    "\\b(?:it|its)\\b",
    `\\b(?:this|that) ${things}\\b`,
    `(?<=\\b(?:of|on|in|for|about|is|are|was|were) )${those}(?= ${verb}\\b|$)`,
    "(?<=\\b(?:what|how much|how|whether|if) )(?:they|that|those|these)(?= (?:are|is|was|were)\\b)",
    `(?<=\\b(?:get|got|buy|bought|add|added|sell|sold|own|hold|have|acquired?) )(?:some|any|more|${those})$`,
  ].join("|"),
);

/** "what they are worth" */
const worthLast = /\b(what|how much) (they|it|that|those|these) (are|is) worth\b/;

/** What is held of it, where that was spoken of. */
const worthOfIt = new RegExp(
  `\\b((?:is|are|was) (?:all )?)(?:it|${those}|(?:this|that) ${things})(?= (?:all )?(?:worth|valued)\\b)`,
);

function worthHeld({ said }: Clause): string | undefined {
  const worth = said.replace(worthOfIt, `$1my ${symbolMark}`);
  return worth === said ? undefined : worth;
}

/** "how many VOO", then "what are they up": the shares held, and not the price. */
function sharesHeld({ said, text }: Clause): string | undefined {
  if (isItUp.test(said)) return said.replace(/\bit\b/, `my ${symbolMark}`);
  const isOfShares = upOrDown.test(said) && /\b(?:they|those|these)\b/i.test(text);
  return isOfShares ? said.replace(/\b(?:they|we|those|these)\b/, `my ${symbolMark}`) : undefined;
}
const isItUp =
  /^(?:(?:and|so|but) )*is it (?:up or down|down or up|in (?:profit|the \w+)|underwater)$/;
const upOrDown =
  /^(?:(?:and|so|but|how|what|much|by) )*(?:are|were|have) (?:all )?(?:they|we|those|these)\b.*\b(?:up|down|green|red|ahead|behind|gained|lost)\b|\b(?:they|those|these) (?:are|have) (?:up|down|gained|lost)\b/;

/** "how much in each account" */
const inEach =
  /^(?:and )?how (?:many|much)(?: (?:shares|is))? (?:in|per|for) (?:each|every) account$/;

/** "gain?" after a question about a symbol. */
const aspect =
  /^(?:(?:and|what about|how about|the|my|our|their|what is|show|ok|so|unrealized|current|average) )*(?:gains?|loss|gain or loss|profit|p&l|performance|cost|cost basis|shares|quantity|worth|value|worth what|what worth|how many(?: shares)?)(?: (?:in|as) (?:percent|%|dollars))?(?: (?:PER|(?:in )?ACC))*$/;

/** "how many do they own" after a price. */
const howManyLeft =
  /^(?:(?:and|also|so|then|fine|ok|just|only|please|tell me) )*how many(?: (?:shares|of (?:it|them)))? (?:(?:are|is) (?:there )?(?:left|remaining|still (?:there|held))|do (?:i|we) still (?:have|hold|own)|(?:i|we) (?:still )?(?:have|hold|own)|(?:have|has) (?:i|we) (?:got )?left)(?: now)?$/;
const howMany =
  /^(?:and |so )?how (?:many|much)(?: (?:shares|units|of (?:it|them|those|that)))? (?:do|does|did) (?:i|we|they|he|she) (?:own|have|hold)(?: (?:now|currently|today|in total|in all|altogether|overall|all told))*$/;

/** "when was the last purchase?" after an answer about one holding. */
const dealOf = (said: string, last: Clause | undefined): string | undefined =>
  last === undefined && lastDeal.test(said) ? `${said} ${symbolMark}` : undefined;
const lastDeal =
  /^(?:(?:and|so|ok) )*(?:(?:when|what) (?:was|is) )?the (?:very )?(?:last|latest|most recent|first) (?:purchase|sale|buy|sell)$/;

function ofSymbol(said: string): string | undefined {
  if (howMany.test(said) || howManyLeft.test(said)) return `how many ${symbolMark} do we own`;
  if (inEach.test(said)) return `how many ${symbolMark} shares`;
  return aspect.test(said) ? `${said} ${symbolMark}` : undefined;
}

/** Points at one of several things that were named. */
export const pointsAtOne = ({ said }: Clause): boolean =>
  new RegExp(`\\b(?:this|that) ${things}\\b`).test(said);
