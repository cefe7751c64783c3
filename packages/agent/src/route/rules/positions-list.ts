import { heldSizes } from "../amounts.ts";
import type { Clause } from "../clause.ts";
import type { Params } from "../routed.ts";
import * as slots from "../slots.ts";
import { accountOf, given, type Meant, type Rule, strongest, withoutOf } from "./claim.ts";
import { meantPortfolioRanking } from "./portfolio-ranking.ts";

/** Everything that is held, of one class where the question says so. */
export const positionsList: Rule = (clause) => {
  const { said, symbols } = clause;
  if (symbols.length === 0 && unitsInAll.test(said) && !traded.test(said)) {
    return { ...meantPositionsList(clause, 0.96), certain: true };
  }
  const asset_class = slots.assetClass(said);
  const score = Math.max(
    strongest(said, patterns),
    asset_class === undefined ? 0 : strongest(said, ofClass),
    short.test(said) ? 0.935 : 0,
    clause.without !== undefined && /\b(?:everything|anything|all|rest)\b/.test(said) ? 0.8 : 0,
  );
  return score === 0 || symbols.length > 0 ? undefined : meantPositionsList(clause, score);
};

/** "how many shares of stock do we own in total" */
const unitsInAll =
  /\b(?:how many|number of|count of)(?: \w+){0,2} (?:shares|units|contracts)\b.*\b(?:in total|in all|altogether|all together|overall|combined|all told|total|everything)\b|\b(?:total|combined|overall|aggregate) (?:(?:number|count) of )?(?:\w+ )?(?:shares|units|contracts)\b|\b(?:how many|number of) (?:shares|units) of (?:stocks?|etfs?|funds?|equit(?:y|ies)|everything|all)\b|\bhow many (?:\w+ )?contracts\b/;
const traded = /\b(?:bought|sold|buy|sell|trade[ds]?|purchased?|deposits?)\b/;

export const meantPositionsList: Meant = (clause, score) => {
  const { said } = clause;
  // Which are of a size needs what each is worth.
  if (heldSizes(said).of !== undefined) return meantPortfolioRanking(clause, score);
  const asset_class = slots.assetClass(said.replace(countedToo, ""));
  return {
    intent: "positions_list",
    score,
    params: {
      ...accountOf(clause),
      ...given({ asset_class, short: short.test(said) ? true : undefined }),
      ...given({ uncosted: uncosted.test(said) ? true : undefined }),
      ...given({ several: inSeveral.test(said) ? true : undefined }),
      ...given({ measure: counted.test(said) ? "count" : undefined }),
      ...left(clause, asset_class),
    },
  };
};

/** "how many positions, counting the options": of all kinds. */
const countedToo =
  /(?<=\b(?:positions|holdings|investments|securities|everything|all)\b.*)\b(?:counting|including|incl|inclusive of|as well as|along with)(?: (?:the|my|our|any|all|also))* (?:etfs?|funds?|bonds?|options?|stocks?|equities|treasuries|munis?)\b/;

const uncosted =
  /\b(?:no|not|without|missing|lack|lacks|lacking|unknown)\b(?: \w+){0,4} (?:cost|basis|bases)\b|\b(?:cost|basis|bases) (?:\w+ ){0,2}(?:is|are|not|missing|unknown)(?: \w+){0,2} (?:missing|unknown|not|on file|known|recorded)\b|\b(?:basis|cost) (?:is |are )?(?:missing|unknown|not)\b/;

/** "held in more than one account" */
const inSeveral =
  /\b(?:in|across|by) (?:more than (?:1|one|a single)|several|multiple|(?:two|2)|two or more|2 or more|at least (?:two|2)|different) (?:of (?:the|our|my|their) )?(?:accounts?|trusts?|ACC)\b/;

/** How many shares are held is no number of positions. */
const counted = /\b(?:how many|number of)\b(?! (?:\S+ )?(?:shares?|units?|contracts?)\b)/;

const short =
  /\bshort (?:positions?|holdings?|stocks?|sales?)\b|\b(?:am|are|is) (?:i|we|he|she|they|the client|ACC) short\b|^(?:which|what) (?:stocks?|positions?|holdings?|etfs?|shares?) (?:is|are|am) \w+ short$|\bshorts\b|^what (?:is|are|am) (?:\w+ )?short(?: in (?:there|it|here))?$|\bshort (?:on )?(?:any|some)(?:thing|\b)|\b(?:sold|holding|held) short\b|\b(?:which|what|anything|positions|holdings)\b.*\b(?:is|are) short\b/;

/** "not the ETFs, only stocks": the one class leaves out the others anyway. */
function left(clause: Clause, only: Params["asset_class"]): Pick<Params, "without"> {
  const { asset_classes, ...rest } = clause.without ?? {};
  if (only === undefined || asset_classes?.includes(only)) return withoutOf(clause);
  return Object.keys(rest).length === 0 ? {} : { without: rest };
}

const patterns: [number, RegExp][] = [
  [
    0.98,
    /\b(?:holdings|positions|stocks|etfs|funds|investments)\b.*\b(?:purchase )?(?:cost|costs|cost basis|purchase price) (?:is |are )?(?:missing|not (?:on file|known|recorded)|unknown)\b/,
  ],
  [0.93, /\b(?:positions|holdings)\b/],
  [0.92, /\bposition\b/],
  [
    0.93,
    /\bwhat (?:all )?(?:do|did|does|am|are) (?:i|we|they|he|she|it) (?:all |currently |actually |still |even )*(?:own|hold|holding|owning|have|invested|got)(?: in)?\b/,
  ],
  [
    0.9,
    /\b(?:everything|all|what|anything|assets|investments|securities|stuff|things) (?:that )?(?:i|we) (?:currently |actually )?(?:own|hold|have)\b/,
  ],
  [
    0.88,
    /\b(?:show|list|see|view|display|give|break down|breakdown|what is in|what are in|inside|open)\b.*\b(?:portfolio|investments|securities|assets)\b/,
  ],
  [
    0.88,
    /\b(?:what (?:else |all )?is|what do i have|what have i got|what do i own|what do i hold) in (?:my |the )?(?:ACC|account|portfolio|brokerage)\b/,
  ],
  [0.85, /\b(?:asset allocation|allocation|portfolio breakdown|portfolio composition|breakdown)\b/],
  [
    0.9,
    /\b(?:what|where) (?:is|are) (?:all )?(?:my |our |the )(?:money|cash|portfolio|account) invested(?: in)?$/,
  ],
  [
    0.93,
    /\bwhich (?:ones?|1|of (?:them|those|these)) (?:do|did|am|are) (?:i|we) (?:own|hold|have|holding|got)\b/,
  ],
  [
    0.9,
    /\b(?:what|which) (?:securities|investments|assets|things|products|instruments|companies|names|tickers|symbols)\b.*\b(?:in|own|hold|have|held|owned|got)\b/,
  ],
  [0.9, /\bwhat have (?:i|we) (?:got invested|got in (?:my|the)|invested in)\b/],
  [0.93, /^(?:do|did) (?:i|we) (?:own|hold|have) (?:anything|something|any investments)\b/],
  [0.82, /\bcost basis\b|\bcost bases\b/],
  [0.75, /^(?:show|list|give|see|display)(?: me)? (?:everything|all|it all)$/],
  [
    0.8,
    /^(?:what (?:is|are) )?(?:my |the |our )?(?:portfolio|investments|securities)(?: (?:in|of|for))?(?: ACC)?$/,
  ],
  [
    0.8,
    /\bwhat (?:does|do) my (?:portfolio|investments) look like\b|\binside my (?:account|ACC|portfolio)\b/,
  ],
  [0.75, /^(?:my |the |our )?(?:whole|entire|full|complete|all of my) portfolio\b/],
  [
    0.93,
    /(?<!\bhow much )\b(?:do|does|did) (?:the |my |our )?ACC (?:own|hold|have|contain|include)\b|\binside ACC\b/,
  ],
  [0.93, /\b(?:is|are) (?:there )?(?:anything|something) (?:held |kept )?in ACC\b/],
  [0.93, /\bwhat have we got in (?:his|her|their|the) accounts?\b/],
  [0.75, /\babout (?:my |the )(?:portfolio|investments)\b/],
];

const kinds =
  "(?:etfs?|exchange traded funds?|funds?|bonds?|options?|stocks?|equities|treasuries|munis|fixed income|alternatives|private \\w+)";
const ofClass: [number, RegExp][] = [
  [
    0.93,
    new RegExp(
      `\\b(?:my|our|list|show|which|what|how many|number of|display|give me|all|see|view)(?: \\w+){0,3} ${kinds}\\b`,
    ),
  ],
  [0.93, new RegExp(`\\b(?:own|hold|have|holding|got|invested in)(?: \\w+){0,3} ${kinds}\\b`)],
  [0.93, new RegExp(`\\b${kinds} (?:that )?(?:do|did|am|are|have|in|i|we)\\b`)],
  [0.9, new RegExp(`\\bhow much\\b.* in ${kinds}$`)],
  [0.85, new RegExp(`\\b(?:only|just)(?: \\w+){0,2} ${kinds}\\b|\\b${kinds} only\\b`)],
  [
    0.7,
    new RegExp(
      `^(?:the |any |and |or |mutual |index |individual |single |money market (?:funds )?(?=or |and ))*${kinds}(?: (?:in )?(?:ACC|there|here|it))?$`,
    ),
  ],
];
