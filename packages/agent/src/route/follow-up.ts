import { isPast } from "./beyond.ts";
import { type Change, change } from "./changes.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { claims, limitsOf, partOf } from "./decide.ts";
import { periodMark, symbolMark } from "./item.ts";
import { read } from "./read.ts";
import type { Params, RoutedPart, Surroundings } from "./routed.ts";
import { topicIn } from "./rules/facts.ts";

/**
 * What a short message means after the part that the last answer was about: the same question with what
 * the words change. Undefined when the words ask for something of their own.
 */
export function followUp(clause: Clause, surroundings: Surroundings): RoutedPart | undefined {
  const { previous } = surroundings;
  if (previous === undefined || clause.anotherHousehold) return undefined;
  if (clause.said.split(" ").length > 8 || previous.intent === "out_of_scope") return undefined;
  if (previous.intent === "clarify") return completed(clause, previous, surroundings);
  if (previous.intent === "quotes" && clause.said === periodMark) return ofOtherDay(clause);
  return asksAnew(clause, previous) ? undefined : changed(clause, previous);
}

/** "yesterday?" after a price: quotes are of one day. */
const ofOtherDay = (clause: Clause): RoutedPart | undefined =>
  isPast(clause)
    ? {
        intent: "out_of_scope",
        params: {},
        confidence: 0.9,
        assumed: [],
        scope: "trading_tools",
        text: clause.text,
      }
    : undefined;

/** A clause that says "it" is about the symbol before; one that needs a symbol and names none too. */
export function withReferent(clause: Clause, symbol: string | undefined, owned: boolean): Clause {
  if (symbol === undefined || clause.symbols.length > 0 || clause.doubtful) return clause;
  if (pronoun.test(clause.said)) {
    const said = clause.said.replace(worthOfIt, `$1my ${symbolMark}`);
    if (owned && said !== clause.said) return { ...clause, symbols: [symbol], said };
    return { ...clause, symbols: [symbol], said: clause.said.replace(pronoun, symbolMark) };
  }
  if (aspect.test(clause.said)) {
    return { ...clause, symbols: [symbol], said: `${clause.said} ${symbolMark}` };
  }
  const isShort = clause.said.split(" ").length <= 6;
  if (!isShort || claims(clause)[0]?.missing !== "symbol") return clause;
  return { ...clause, symbols: [symbol], said: `${clause.said} ${symbolMark}` };
}

/** What is held of it, where that was spoken of. */
const worthOfIt = /\b((?:is|are|was) (?:all )?)it(?= (?:all )?worth\b)/;

/** "gain?" after a question about a symbol. */
const aspect =
  /^(?:(?:and|what about|how about|the|my|what is|show|ok|so) )*(?:gains?|loss|gain or loss|profit|p&l|performance|cost|cost basis|shares|quantity)(?: PER)?$/;

const pronoun = /\b(?:it|its|(?:this|that) (?:1|stock|share|position|fund|etf|company))\b/;

/** The question that was asked back about, with what it missed. */
function completed(
  clause: Clause,
  previous: RoutedPart,
  surroundings: Surroundings,
): RoutedPart | undefined {
  if (!onlyChanges(clause) && previous.missing !== "topic") return undefined;
  const asked = read(previous.text, surroundings);
  const before = { ...clauseOf(asked.items, asked), doubtful: false };
  const whole = filled(before, clause, previous.missing);
  if (whole === undefined) return undefined;
  const part = partOf(whole, claims(whole)[0]);
  return part.intent === "clarify" ? undefined : { ...part, text: clause.text };
}

function filled(
  before: Clause,
  { symbols, account, period, plain }: Clause,
  missing: RoutedPart["missing"],
): Clause | undefined {
  if (missing === "symbol" && symbols.length > 0) {
    return { ...before, symbols, said: `${before.said} ${symbolMark}` };
  }
  if (missing === "account" && account !== undefined) return { ...before, account };
  if (missing === "period" && period !== undefined) return { ...before, period };
  if (missing !== "topic" || topicIn(plain) === undefined) return undefined;
  return { ...before, said: `explain ${plain}`, plain: `explain ${plain}` };
}

/** A clear question of its own, that does not lean on the one before. */
function asksAnew(clause: Clause, previous: RoutedPart): boolean {
  const own = claims(clause)[0];
  if (own === undefined) return !(leaning.test(clause.said) || onlyChanges(clause));
  if (own.score >= 0.9 && own.intent !== previous.intent) return true;
  const isShort = clause.said.split(" ").length <= 2 && onlyChanges(clause);
  if (own.score >= 0.9) return !(leaning.test(clause.said) || isShort);
  return !onlyChanges(clause) && !leaning.test(clause.said);
}

const leaning = /^(?:and|what about|how about|same|only|just|but|also|now)\b/;

const onlyChanges = (clause: Clause): boolean =>
  clause.said.split(" ").every((word) => small.test(word));

/** Words that change a question without asking one. */
const small =
  /^(?:what|when|was|were|which|how|about|and|or|only|just|the|a|an|for|in|of|my|me|our|show|now|then|also|same|ones?|1|it|is|without|are|i|mean|meant|sorry|no|to|with|but|ok|okay|so|that|those|them|again|instead|all|any|on|by|as|list|give|\d+|SYM|ACC|PER|percent|%|dollars?|terms|worst|best|winners?|losers?|top|bottom|biggest|largest|smallest|pending|completed|failed|cleared|deposits?|withdrawals?|buys?|sells?|settled|unsettled|total|etfs?|stocks?|funds?|mutual|bonds?|options?|equities|private|last|latest|most|recent|first|more|everything|full|money|weighted|roth|ira|rebalancing|accounts?|both|combined|stock|share|shares|over|above|under|below|than|less|before|previous|oldest|earliest|smallest|average|\$\d[\d,.]*)$/;

function changed(clause: Clause, previous: RoutedPart): RoutedPart | undefined {
  const { intent = previous.intent, ...values } = change(clause, previous);
  const repeats = again.test(clause.said);
  if (Object.keys(values).length === 0 && !repeats) return undefined;
  const before = intent === previous.intent ? previous.params : stated(previous);
  const { beyond: _, ...own } = applied(before, values);
  const params = { ...own, ...limitsOf(clause, intent, own) };
  const assumed = previous.assumed.filter((key) => key in params && !(key in values));
  return { intent, params, confidence: 0.9, assumed, text: clause.text };
}

/** In percent and in dollars stand side by side where nothing is ranked. */
const again = /^(?:again|repeat|refresh|same|same again)$|\b(?:percent|dollars)\b/;

/** What was assumed for one question is not carried into another. */
const stated = ({ params, assumed }: RoutedPart): Params =>
  Object.fromEntries(Object.entries(params).filter(([key]) => !assumed.some((one) => one === key)));

function applied(before: Params, values: Omit<Change, "intent">): Params {
  const all = Object.entries({ ...before, ...values });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
