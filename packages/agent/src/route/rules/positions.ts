import { accountOf, type Claim, type Rule, strongest, symbolsOf } from "./claim.ts";

/** How much is held of a symbol, and at what cost. */
export const positions: Rule = (clause): Claim | undefined => {
  const { said, symbols } = clause;
  if (symbols.length === 0) {
    const score = strongest(said, withoutSymbol);
    return score === 0
      ? undefined
      : { intent: "positions", score, params: accountOf(clause), missing: "symbol" };
  }
  const score = strongest(said, patterns);
  if (score === 0) return undefined;
  return { intent: "positions", score, params: { ...accountOf(clause), ...symbolsOf(clause) } };
};

const patterns: [number, RegExp][] = [
  [
    0.98,
    /\b(?:cost basis|cost base|average cost|average price|purchase price|entry price|buy price|price (?:i |we )?paid|paid for|(?:did )?(?:i|we) pay|break ?even price|basis)\b/,
  ],
  [0.95, /\bhow (?:many|much)(?: \w+){0,3} SYM\b.*\b(?:own|have|hold|got|holding|owned|held)\b/],
  [0.95, /\b(?:own|hold|have|holding|owned|held|got) (?:\w+ ){0,4}SYM\b/],
  [0.94, /\bSYM (?:\w+ )?(?:positions?|holdings?|stake|lots?|quantity|exposure)\b/],
  [0.94, /\b(?:positions?|holdings?|stake|exposure|quantity|invested|lots?)(?: \w+){0,4} SYM\b/],
  [
    0.93,
    /\bhow (?:many|much)(?: (?!is\b|are\b|does\b|do\b|for\b)\w+){0,2} SYM(?: shares?| stocks?)?$|\bhow many (?:shares )?(?:of )?SYM\b/,
  ],
  [0.92, /\bSYM\b.*\b(?:do|did|have) (?:i|we) (?:own|hold|have)\b|\b(?:i|we) (?:own|hold|have)\b/],
  [0.8, /^(?:show |list |see |check |get )?(?:me )?(?:my |the |our )SYM(?: shares?| stocks?)?$/],
  [
    0.85,
    /^(?:show |list |and |my |the |any )*SYM(?: shares?| stocks?)? (?:in |at )?(?:my |the )?ACC$/,
  ],
  [0.9, /\bSYM (?:in|part of|among) my (?:portfolio|account|holdings|positions|investments)\b/],
  [0.78, /\bshares\b/],
];

const withoutSymbol: [number, RegExp][] = [
  [0.9, /\bhow many (?:shares|units)\b/],
  [0.85, /^(?:and )?how many (?:of (?:it|them|those) )?(?:do|did) (?:i|we) (?:own|hold|have)$/],
  [
    0.7,
    /\bdo (?:i|we) (?:own|hold|have) any (?!(?:pending|recent|new|open|other|more|money|cash|etf|trades|transfers|deposits|withdrawals)\b)\w+$/,
  ],
  [0.7, /^(?:do|did) (?:i|we) (?:own|hold)\b/],
];
