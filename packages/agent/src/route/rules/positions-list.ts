import * as slots from "../slots.ts";
import { accountOf, type Claim, given, type Rule, strongest } from "./claim.ts";

/** Everything that is held, of one class where the question says so. */
export const positionsList: Rule = (clause): Claim | undefined => {
  const { said, symbols } = clause;
  const asset_class = slots.assetClass(said);
  const score = Math.max(
    strongest(said, patterns),
    asset_class === undefined ? 0 : strongest(said, ofClass),
  );
  if (score === 0 || symbols.length > 0) return undefined;
  return {
    intent: "positions_list",
    score,
    params: { ...accountOf(clause), ...given({ asset_class }) },
  };
};

const patterns: [number, RegExp][] = [
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
    /\b(?:what is|what do i have|what have i got|what do i own|what do i hold) in (?:my |the )?(?:ACC|account|portfolio|brokerage)\b/,
  ],
  [0.85, /\b(?:asset allocation|allocation|portfolio breakdown|portfolio composition|breakdown)\b/],
  [0.82, /\bcost basis\b|\bcost bases\b/],
  [0.75, /^(?:show|list|give|see|display)(?: me)? (?:everything|all|it all)$/],
  [0.8, /^(?:my |the )?(?:portfolio|investments|securities)(?: (?:in|of|for))?(?: ACC)?$/],
  [
    0.8,
    /\bwhat (?:does|do) my (?:portfolio|investments) look like\b|\binside my (?:account|ACC|portfolio)\b/,
  ],
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
  [0.7, new RegExp(`^(?:the |any |and |mutual |index )*${kinds}(?: (?:in )?ACC)?$`)],
];
