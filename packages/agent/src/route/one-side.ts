const things =
  "(?:positions|holdings|investments|securities|stocks|etfs|funds|bonds|options|ones|1s|names|those|these)";
const verb =
  "(?:is|are|have|do|did|was|were) (?:(?:all|of|the|my|our|his|her|their|these|those|individual|single) )*";
const own =
  "(?: (?:(?:that|which) )?(?:(?:i|we|they|he|she) (?:own|hold|have)|in ACC|(?:is|are) in ACC|held in ACC))*";
const state = "(?: (?:currently|now|still|only|sitting|showing|trading|running|carrying))*";
const linked = `(?:${things}${own} (?:that|which|whose)(?: (?:is|are|have|has))?|(?:what|whatever|everything|anything)(?: that| which)? (?:is|has)|(?<!\\b${verb})${things}${own})${state}`;
const loss = "(?:unrealized |paper )?loss";
const gain = "(?:unrealized |paper )?(?:gain|profit)";
const cost = "(?:(?:our|my|the|their|its) )?cost";

const ofSide = (nouns: string, before: string, after: string): RegExp =>
  new RegExp(
    `\\b(?:${nouns})\\b|\\b(?:${before}) ${things}\\b|\\b${linked} (?:${after})\\b(?! (?:or|and)\\b)`,
  );
const losing = ofSide(
  "losers|decliners|(?<!\\bor )(?:unrealized|paper) losses(?! (?:and|or)\\b)",
  "losing|negative|under ?water",
  `down|losing|lose|lost|under ?water|in the red|negative|(?:at|with) (?:a |an )?${loss}|below ${cost}`,
);
const gaining = ofSide(
  "winners|gainers",
  "gaining|winning|profitable|positive",
  `up|gaining|gained|ahead|in the (?:green|black)|positive|profitable|in profit|(?:at|with) (?:a |an )?${gain}|above ${cost}`,
);

/** "without the losers" is of the others. */
const leftOut =
  /\b(?:without|excluding|except|not|no|ignoring|minus|besides|apart from|other than|leaving out)(?: (?:counting|including|the|our|my|any|all|of|for))* ?$/;

/** Which side of what is held a sum is of: "the losers", "counting only the positions that are down". */
export function signOf(said: string): "gaining" | "losing" | undefined {
  const isLosing = losing.test(said);
  if (isLosing === gaining.test(said)) return undefined;
  const before = said.split(isLosing ? losing : gaining)[0] ?? "";
  return isLosing === leftOut.test(before) ? "gaining" : "losing";
}

/** "add up just the losers" */
export const sumsOneSide = (said: string): boolean =>
  addsUp.test(said) && signOf(said) !== undefined;
const addsUp =
  /\b(?:add|adds|adding|sum|sums|summing|total|totals|totaling|tally)\b|\b(?:together|altogether|combined|in total|in all|all told)\b/;

/** "what are the losers worth in total" */
export const isWorthOfSide = (said: string): boolean =>
  sumsOneSide(said) && /\b(?:worth|value)\b/.test(said);
