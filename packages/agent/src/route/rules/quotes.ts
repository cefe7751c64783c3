import { given, isToday, type Meant, type Rule, strongest, symbolsOf, withoutOf } from "./claim.ts";

/** What the market pays. */
export const quotes: Rule = (clause) => {
  const { said, symbols } = clause;
  const priced = strongest(said, priceWords);
  if (symbols.length > 0) {
    const score = Math.max(priced, strongest(said, withSymbol));
    return score === 0 ? undefined : meantQuotes(clause, score);
  }
  if (clause.doubtful || fundHouse.test(said)) {
    const bare = said.split(" ").length === 1 || fundHouse.test(said);
    if (bare) return { intent: "quotes", score: 0.7, params: {}, missing: "symbol" };
  }
  if (priced === 0) return undefined;
  const isAll = everything.test(said) && !clause.doubtful;
  return meantQuotes(clause, isAll ? priced : 0.85);
};

export const meantQuotes: Meant = (clause, score) => {
  const { said, symbols, period } = clause;
  if (symbols.length === 0) {
    if (!everything.test(said) || clause.doubtful) {
      return { intent: "quotes", score, params: {}, missing: "symbol" };
    }
    const owned = owns.test(said) ? true : undefined;
    return { intent: "quotes", score, params: { ...given({ owned }), ...withoutOf(clause) } };
  }
  if (/\b(?:tomorrow|next (?:day|week|month|quarter|year))\b/.test(said)) {
    return { intent: "out_of_scope", score, params: {}, scope: "advice" };
  }
  // The broker's quotes are of one day: a chart is needed for any other.
  return period !== undefined && !isToday(clause)
    ? { intent: "out_of_scope", score, params: {}, scope: "trading_tools" }
    : { intent: "quotes", score, params: symbolsOf(clause) };
};

const priceWords: [number, RegExp][] = [
  [0.98, /\bSYM (?:stocks? |shares? )?(?:priced|quoted)\b/],
  [0.98, /\bSYM (?:shares?|stocks?) price (?:moved?|moves|changed?|changes)\b/],
  [0.95, /\b(?:price|prices|priced|quote|quotes|quoted|share price|stock price)\b/],
  [
    0.93,
    /\b(?:(?:trading|trade|trades) (?:at|above|below|over|under)|trading for|trade for|going for|goes for|selling for|selling at|market price|last traded|current rate)\b/,
  ],
];

const stock = "(?: (?:stocks?|shares?))?";
const when = "(?: (?:PER|right now|now|currently|at the moment|atm))*";
const withSymbol: [number, RegExp][] = [
  [
    0.93,
    new RegExp(
      `\\bhow much (?:is|are|does|do|for)(?: (?:a|an|1|one))?(?: (?:share|stock)s?(?: of)?)? SYM${stock}(?: (?:cost|worth|trading|go for|at))*${when}(?: (?:in|into) \\w+)?$`,
    ),
  ],
  [
    0.92,
    new RegExp(
      `\\b(?:what|where|wher) (?:is|are)(?: the)? SYM${stock} (?:at|now|trading|currently|right now|today|sitting)\\b`,
    ),
  ],
  [
    0.92,
    /\b(?:is|are|did|has|have|was|were|will) SYM(?: stocks?| shares?)?(?: \w+)? (?:up|down|green|red|rise|risen|fall|fallen|go|gone|went|move|moved|moving|rising|falling|dropping|drop|dropped|rallying|crash|crashed|crashing)\b/,
  ],
  [0.92, /\bwhat (?:did|has|have|is) SYM(?: stocks?| shares?)? (?:do|done|been doing|doing) PER$/],
  [
    0.97,
    /\bhow (?:did|has|have) (?:the )?SYM(?: stocks?| shares?)?(?: price)? changed?(?: in price)? PER$/,
  ],
  [
    0.9,
    /\bSYM (?:stocks? |shares? )?(?:day |daily |percent )?(?:up|down|change|moved?|moving|trading|up or down|today)\b/,
  ],
  [
    0.985,
    /\bhow much (?:would|will|do|does|are|is) (?:\d+|an?|one|single) (?:shares? )?(?:of )?SYM(?: shares?)?\b.*\b(?:cost|be|go for)\b/,
  ],
  [0.93, /\bwhat (?:does|do|would|will) (?:an? )?SYM(?: stocks?| shares?)? cost\b/],
  [
    0.93,
    /\b(?:what|how much) (?:(?:an?|1|one) )?(?:shares? (?:of|in) )?SYM(?: stocks?| shares?)? (?:costs|goes for|sells for)\b/,
  ],
  [
    0.92,
    /\bSYM (?:\w+ )?(?:more|less|most) expensive|\b(?:which|what) (?:\w+ )?(?:costs|is) (?:more|less|higher|cheaper|pricier)\b.*SYM|\bSYM (?:cheaper|pricier|higher|lower)(?: priced)? than SYM\b/,
  ],
  [0.88, /^SYM (?:last|chg|bid|ask|bid ask|percent|%)$/],
  [0.88, /\b(?:change|changed|trading|worth|value|cost|ticker|market)\b.*\bSYM\b/],
  [
    0.85,
    new RegExp(
      `^(?:show |get |check |give |pull |pull up |look up |lookup |me |us |the )*SYM${stock}${when}$`,
    ),
  ],
  [0.85, new RegExp(`\\b(?:what is|what are|whatis|show me|check) (?:the )?SYM${stock}${when}$`)],
  [
    0.75,
    /\b(?:about|on|latest on|info on|information on|update on|status of) (?:the )?SYM(?: stocks?| shares?)?$/,
  ],
];

/** A house has many funds. */
const fundHouse =
  /^(?:the )?(?:vanguard|ishares|spdr|schwab|fidelity|blackrock|invesco)(?: (?:funds?|etfs?|index funds?))?$/;

const owns = /\b(?:my|our|i|we)\b|\b(?:positions|holdings|portfolio)\b/;
const everything =
  /\b(?:all|every|each|everything)\b|\b(?:my|our|the) (?:\w+ )?(?:positions|holdings|stocks|etfs|funds|symbols|investments|securities|portfolio)\b|\bwhat i (?:own|hold)\b|\bon file\b/;
