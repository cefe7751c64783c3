import type { Clause } from "../clause.ts";
import { recordsOf } from "../record-groups.ts";
import * as slots from "../slots.ts";
import { isSincePurchase } from "../stated.ts";
import { unitSizes } from "../unit-sizes.ts";
import {
  accountOf,
  type Claim,
  daysOf,
  given,
  type Meant,
  otherThan,
  type Rule,
  strongest,
  symbolsOf,
  withoutOf,
} from "./claim.ts";

export const activity: Rule = (clause) => {
  const { said } = clause;
  if (said.includes("trading activity by") || isSincePurchase(said)) return undefined;
  if (asksAveragePrice(clause)) return averagePriceOf(clause);
  const topic = otherTopic(said);
  const score = Math.max(
    strongest(said, patterns),
    topic === undefined ? 0 : topic === "realized_gain" ? 0.98 : 0.93,
  );
  return score === 0 ? undefined : meantActivity(clause, score);
};

export const meantActivity: Meant = (clause, score) => {
  const { said } = clause;
  const topic = otherTopic(said);
  const other = otherThan(clause, sides);
  const params = {
    ...accountOf(clause),
    ...symbolsOf(clause),
    ...daysOf(clause),
    ...(other === undefined ? withoutOf(clause) : {}),
    ...given({
      side: slots.side(said) ?? other ?? paid(clause),
      asset_class: clause.symbols.length === 0 ? slots.classOf(said) : undefined,
      topic,
      units: unitSizes(said),
    }),
    ...recordsOf(clause),
  };
  return { intent: "activity", score, params };
};

/** "average purchase price for MSFT this year": of the trades of that stretch, and not the position's cost. */
function asksAveragePrice({ said, symbols, period }: Clause): boolean {
  const isStretch = period?.from !== undefined && period.timeframe !== "1D";
  return isStretch && symbols.length > 0 && average.test(said) && dealt.test(said);
}
const average = /\b(?:averag(?:e|es|ed|ing)|mean|typical(?:ly)?|weighted)\b/;
const dealt =
  /\b(?:pay|paid|paying|costs?|basis|buy|buys|bought|buying|purchas(?:e|es|ed|ing)|sell|sells|sold|selling|sales?|fills?|filled|entry|acquired|acquisitions?|trades?)\b/;

const averagePriceOf = (clause: Clause): Claim => {
  const { params, ...claim } = meantActivity(clause, 0.9868);
  const { limit: _, order: __, ...rest } = params;
  return { ...claim, params: { side: "BUY", ...rest, measure: "price" }, certain: true };
};

/** What was paid is a purchase, what was got for shares a sale. */
function paid({ said, symbols }: Clause): "BUY" | "SELL" | undefined {
  if (symbols.length === 0) return /\bprices? .*\b(?:pay|paid)\b/.test(said) ? "BUY" : undefined;
  if (/\b(?:did|have) (?:i|we) (?:get|got) (?!for\b)(?:\w+ )*SYM(?: \w+)* (?:for|at)\b/.test(said))
    return "BUY";
  if (/\b(?:did|have) (?:i|we) (?:get|got) (?:on|in|filled|done|executed)\b/.test(said))
    return undefined;
  if (/\b(?:did|have) (?:i|we) (?:get|got|receive)\b/.test(said)) return "SELL";
  return /\b(?:pay|paid|cost)\b/.test(said) ? "BUY" : undefined;
}

const sides = [
  [/^(?:buys?|bought)$/i, "SELL"],
  [/^(?:sells?|sold)$/i, "BUY"],
] as const;

const did =
  "(?:did|have|has|had)(?: not)? (?:i|we|they|he|she|it|the ACC|ACC)(?: (?:ever|already|recently|last|just|most recently|even|yet|really))*";
const patterns: [number, RegExp][] = [
  // "what did it cost per share on the June purchase"
  [0.975, /\bSYM\b.*\bPER (?:purchase|buy|trade|sale)\b/],
  [
    0.95,
    /\b(?:trades(?! at\b)|(?:trade|purchase|buying|selling) history|trading history|trading activity|fills?|executions?|transactions?|account activity|activity|order history|my orders?)\b/,
  ],
  [
    0.95,
    /\b(?:last|latest|recent|first|newest|oldest|earliest|initial|previous|any|biggest|largest|smallest|second|third|2nd|3rd) (?:(?:SYM|most recent|latest|newest|last|oldest|biggest|largest|smallest|stock|etf|completed) )?(?:trade|order|buy|sell|purchase|sale|fill)\b/,
  ],
  [
    0.95,
    new RegExp(
      `\\b${did} (?:buy|sell|bought|sold|trade|traded|purchase|purchased|pick(?:ed)? up)\\b`,
    ),
  ],
  [
    0.985,
    /\b(?:bought|sold)\b.* (?:what|which) price\b|\bprice (?:did|have) (?:i|we) (?:last )?(?:buy|bought|sell|sold)\b/,
  ],
  [0.9865, /\b(?:pay|paid)\b.*\bSYM\b.* PER$|\bPER\b.*\b(?:pay|paid)\b.*\bSYM\b/],
  [0.985, /\b(?:price|much) (?:did|have) (?:i|we) (?:get|got|receive)\b(?! in(?:to)?\b).*\bSYM\b/],
  [
    0.985,
    /\b(?:pay|paid)\b.*\bSYM\b.*\blast(?: time)?$|\blast (?:paid|pay)\b.*\bSYM\b|\b(?:pay|paid)\b.*\blast SYM (?:buy|purchase|trade|order)\b/,
  ],
  [0.985, /\bprice (?:that |which |at which )?(?:i|we) (?:last )?(?:sold|bought)\b/],
  [0.985, /\bSYM last (?:trade|buy|sale|purchase)(?: (?:at|for))? (?:what|which) price\b/],
  [0.972, /\bprices? (?:(?:did|have) (?:i|we|they|he|she) )?(?:pay|paid)\b.* ?PER\b/],
  [0.97, /\b(?:cost|pay|paid)\b.*(?: back(?: then)?$|\bat the time\b)/],
  [0.93, /\b(?:every|each|any|all) (?:single )?(?:buy|sell|purchase|sale)\b(?! orders?\b)/],
  [0.93, /\bhave (?:i|we) been (?:trading|buying|selling)\b/],
  [
    0.976,
    /\bSYM (?:orders?|trades?)\b(?! (?:at|above|below|over|under)\b)|\b(?:orders?|trades?) (?:for|of|in|on) SYM\b/,
  ],
  [0.93, /\b(?:i|we) (?:last |recently |just |have )*(?:bought|sold|traded|purchased)\b/],
  [
    0.9,
    /\b(?:bought|sold|purchases|buys|sells|(?:buy|sell|purchase|buy side|sell side) (?:orders?|trades?|transactions?|side|history)|sales)\b/,
  ],
  [
    0.9,
    /\bwhat (?:happened|is new|changed|has happened) (?:in|on|with) (?:my |the )?(?:account|ACC)\b/,
  ],
  [0.8, /^what (?:did|have) (?:i|we) (?:do|done) PER$/],
  [0.8, /^what (?:happened|changed|is new|has changed)(?: PER)?$/],
  [0.75, /\b(?:trade|orders|purchase|recent sale)\b/],
];

/** What a statement of activity can hold besides trades; the answer says whether it is on file. */
function otherTopic(said: string): string | undefined {
  if (/\brealized (?:gains?|loss(?:es)?|p&l|profits?|returns?)\b/.test(said))
    return "realized_gain";
  if (unexecuted.test(said)) return "open, cancelled or rejected orders";
  const paid = /\b(?<topic>dividend|interest|commission)s?\b/.exec(said)?.groups?.topic;
  if (paid === undefined || !own.test(said)) return undefined;
  return `${paid}s`.replace("interests", "interest");
}

const unexecuted =
  /\b(?:pending|open|cancell?ed|rejected|failed|unfilled|unexecuted|working) (?:(?:stock|limit|market|buy|sell) )?(?:trades?|orders?|buys?|sells?|purchases?|sales?)\b|\b(?:trades?|orders?|buys?|sells?|purchases?|sales?)(?: (?:that|which|were|was|are|is|got|get|still|been|have|has)){0,3} (?:pending|open|cancell?ed|rejected|unfilled|failed)\b/;
const own =
  /\b(?:lately|recently|my|i|we|our|show|list|received|paid|got|earned|charged|recent|last|PER|income|SYM)\b/;
