import { limit } from "../limit.ts";
import * as slots from "../slots.ts";
import { accountOf, type Claim, daysOf, given, type Rule, strongest, symbolsOf } from "./claim.ts";

export const activity: Rule = (clause): Claim | undefined => {
  const { said } = clause;
  if (said.includes("trading activity by")) return undefined;
  const topic = otherTopic(said);
  const score = Math.max(
    strongest(said, patterns),
    topic === undefined ? 0 : topic === "realized_gain" ? 0.98 : 0.93,
  );
  if (score === 0) return undefined;
  const params = {
    ...accountOf(clause),
    ...symbolsOf(clause),
    ...daysOf(clause),
    ...given({ side: slots.side(said), limit: limit(said), topic }),
  };
  return { intent: "activity", score, params };
};

const did =
  "(?:did|have|has|had) (?:i|we)(?: (?:ever|already|recently|last|just|most recently|even|yet|really))*";
const patterns: [number, RegExp][] = [
  [
    0.95,
    /\b(?:trades|trade history|trading history|trading activity|fills?|executions?|transactions?|account activity|activity|order history|my orders?)\b/,
  ],
  [
    0.95,
    /\b(?:last|latest|recent|first|newest|previous|any|biggest|largest) (?:(?:SYM|stock|etf|completed) )?(?:trade|order|buy|sell|purchase|sale|fill)\b/,
  ],
  [0.95, new RegExp(`\\b${did} (?:buy|sell|bought|sold|trade|traded|purchase|purchased)\\b`)],
  [
    0.985,
    /\b(?:bought|sold)\b.* (?:what|which) price\b|\bprice (?:did|have) (?:i|we) (?:last )?(?:buy|bought|sell|sold)\b/,
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
  [0.8, /^what (?:happened|changed|is new|has changed)(?: PER)?$/],
  [0.75, /\b(?:trade|orders|purchase|recent sale)\b/],
];

/** What a statement of activity can hold besides trades; the answer says whether it is on file. */
function otherTopic(said: string): string | undefined {
  if (/\brealized (?:gains?|loss(?:es)?|p&l|profits?|returns?)\b/.test(said))
    return "realized_gain";
  const paid = /\b(?<topic>dividend|interest|fee|commission)s?\b/.exec(said)?.groups?.topic;
  if (paid === undefined || !own.test(said)) return undefined;
  return `${paid}s`.replace("interests", "interest");
}

const own =
  /\b(?:my|i|we|our|show|list|received|paid|got|earned|charged|recent|last|PER|income|SYM)\b/;
