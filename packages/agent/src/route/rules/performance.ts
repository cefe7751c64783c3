import {
  accountOf,
  given,
  type Meant,
  type Rule,
  stretchOf,
  strongest,
  withoutOf,
} from "./claim.ts";

/** What everything has moved on the day. */
const ofDay =
  /\b(?:day|1 day)(?: (?:over|on) day)? (?:change|moves?|gains?|loss(?:es)?|p&l|returns?|results?|performance|profits?)\b|^day$/;

/** How the whole, or one account, has done over time. */
export const performance: Rule = (clause) => {
  const { said } = clause;
  const score = strongest(said, patterns);
  if (score === 0 || (clause.symbols.length > 0 && !yardstick.test(said))) return undefined;
  if (unnamed.test(said) || pointed.test(said)) {
    return { intent: "symbol_performance", score, params: {}, missing: "symbol" };
  }
  const stretch = stretchOf(clause);
  // A bare "in 2019?" may ask about anything.
  if (/^PER$/.test(said) && stretch.timeframe === undefined) return undefined;
  return meantPerformance(clause, score);
};

export const meantPerformance: Meant = (clause, score) => {
  const { said } = clause;
  const named = stretchOf(clause);
  const isNamed = Object.keys(named).length > 0;
  const stretch = !isNamed && ofDay.test(said) ? { timeframe: "1D" as const } : named;
  const assumed = Object.keys(stretch).length === 0;
  return {
    intent: "performance",
    score,
    params: {
      ...accountOf(clause),
      ...withoutOf(clause),
      ...(assumed ? { timeframe: "YTD" as const } : stretch),
      ...given({ method: method(said), reconcile: reconcile.test(said) ? true : undefined }),
    },
    ...(assumed ? { assumed: ["timeframe" as const] } : {}),
  };
};

/** "my Vanguard fund": one holding, and only the one who asks knows which. */
const unnamed =
  /^how (?:is|has|did|was)\b.*\b(?:my|our|the|that|this) (?:\w+ ){0,2}(?:fund|position|holding|stock|etf|share|bond)\b/;

const pointed = /^(?:and |so )?how (?:is|has|did|does|was) it\b(?!.* (?:going|go)\b)/;

const me = "(?:i|we|my|our|the|this|ACC|portfolio|account|investments|things|everything|it|money)";
const patterns: [number, RegExp][] = [
  [0.95, /\bwhere (?:(?:do|does) )?(?:i|we|he|she|they) stands? PER$|\bPER results?\b/],
  [
    0.95,
    /\b(?:performance|performing|performed|perform|returns?|returned|twr|twrr|mwr|mwrr|irr|xirr|roi|rate of return|time weighted|money weighted|dollar weighted)\b/,
  ],
  [
    0.94,
    new RegExp(
      `^(?:is|are|has|have) ${me} (?:\\w+ )?(?:doing|done|performing|performed) |\\bhow (?:is|are|am|did|do|does|have|has|had|was|were|well)(?: (?:is|did|has|have))? ${me}\\b.*\\b(?:do|doing|done|did|perform|performing|performed|going|gone|go|looking|faring|fared)\\b`,
    ),
  ],
  [
    0.94,
    new RegExp(
      `\\bhow (?:well |badly )?${me} (?:\\w+ )?(?:is|are|has|have|did|does|do|doing|performed|performs)\\b`,
    ),
  ],
  [
    0.9,
    /\b(?:is|are|has|have|did) (?:my|our|the) (?:portfolio|accounts?|ACC|investments|money|balance)\b.*\b(?:(?:go|gone|going|went) (?:up|down)|rise|risen|fall|fallen|drop|dropped)\b/,
  ],
  [0.96, /\b(?:contributions?|contributed)\b/],
  [
    0.94,
    /^(?:(?:what|is|are|was|the|my|our|their|total) )*(?:PER )?(?:moves?|change|gain loss|gains?(?: (?:or|and) loss(?:es)?)?)(?: PER)? (?:in|for|of|on) (?:(?:the|my|our) )?ACC(?: PER)?$(?<=PER.*)/,
  ],
  [0.9, /^how (?:is|are) (?:my|our|the) (?:portfolio|investments|account|accounts|ACC)(?: PER)?$/],
  [
    0.9,
    /\b(?:what|how much) (?:did|has) (?:my|our|the) (?:portfolio|account|ACC) (?:do|done|change|changed)\b/,
  ],
  [
    0.9,
    /\b(?:i|we|my|our|portfolio|account|ACC)\b.*\b(?:made|make|making|earned|earn|earning|lost|lose|losing|gain|gains|gained|grown|grew|grow|growing|growth|profits?|up or down|increased|decreased|appreciated)\b/,
  ],
  [
    0.9,
    /\b(?:made|make|making|earned|earn|lost|lose|losing|gain|gained|grow|growth|profit)\b.*\b(?:i|we|my|our|portfolio|account)\b/,
  ],
  [
    0.88,
    /\b(?:am|are|is|was|were) (?:i|we|my \w+|our \w+|the (?:portfolio|account)|portfolio|account) (?:\w+ )?(?:up|down|ahead|behind|in the (?:red|green|black)|positive|negative)\b/,
  ],
  [
    0.88,
    /\b(?:beat|beating|versus|vs|compared to|against|outperform\w*) (?:the )?(?:market|index|benchmark|s&p|sp500|SYM|nasdaq|dow)\b/,
  ],
  [
    0.9,
    /\b(?:gains?|profits?|loss(?:es)?) PER$|^(?:what is )?(?:my |the |our )?PER (?:gains?|profits?|loss(?:es)?|growth)(?: in (?:percent|%|dollars))?$/,
  ],
  [
    0.75,
    /\b(?:portfolio|account) PER$|^PER(?: portfolio)?$|^gains?(?: (?:or|and|&) loss(?:es)?)?(?: PER)?$|^profits?(?: PER)?$/,
  ],
];

const yardstick =
  /\b(?:vs|versus|beat|beating|against|compared|compare|outperform\w*|benchmark)\b.*SYM/;
const reconcile =
  /\b(?:add up|adds up|reconcile|reconciles|match|matches|agree|agrees|differ|differs|different|difference|discrepancy|mismatch|wrong|(?:is|are|looks?|seems?) off|off by|tie|ties|tied|tally|tallies|square|squares|line up|lines up|jibe|jibes|consistent)\b/;

function method(said: string): "twr" | "mwr" | undefined {
  if (/\b(?:not|no)(?: (?:by|the|a|as))* time weighted\b/.test(said)) return "mwr";
  if (/\b(?:not|no)(?: (?:by|the|a|as))* (?:money|dollar) weighted\b/.test(said)) return "twr";
  if (/\b(?:(?:money|dollar) weighted|mwrr?|irr|xirr|internal rate)\b/.test(said)) return "mwr";
  return /\b(?:time weighted|twrr?)\b/.test(said) ? "twr" : undefined;
}
