/** Accounts are spoken of one by one, in words behind which the question is the same. */
export interface Grouping {
  /** "the gain of each account", or "which account has gained the most". */
  of: "each" | "which";
  /** The question without these words. */
  rest: string;
  /** "in each account": of what is in it. */
  isInside: boolean;
}

/** How words speak of accounts one by one; undefined where they do not, and where all of them are meant together. */
export function groupingIn(said: string): Grouping | undefined {
  if (together.test(said)) return undefined;
  const found = patterns.find(([, pattern]) => pattern.test(said));
  if (found === undefined) return undefined;
  const [of, pattern] = found;
  const words = pattern.exec(said)?.[0] ?? "";
  return { of, rest: without(said, pattern), isInside: /^(?:in|within|inside)\b/.test(words) };
}

/** Words without those that speak of accounts one by one. */
export const ungrouped = (said: string): string => groupingIn(said)?.rest ?? said;

const without = (said: string, pattern: RegExp): string =>
  said.replace(pattern, " ").replace(/\s+/g, " ").trim();

const kinds = "(?:accounts?|ACC|iras?|roths?|trusts?|plans?|401 ?ks?)";
/** Whose they are, and of which kind. */
const own =
  "(?:(?!(?:in|of|for|and|or|from|with|to|at|on|is|are|has|have|was|do|does|did|by|per|each|every|cash|positions?|holdings?|stocks?|etfs?|funds?|bonds?|shares?|securit\\w+)\\b)\\S+ ){0,4}";
const at = "(?:(?:in|for|of|at|on|from|within|across|inside|to|by|per|under) )?";
const verb = "(?:is|are|was|were|has|have|had|did|do|does)";
const ends =
  "(?:best|worst|top|biggest|largest|smallest|highest|lowest|strongest|weakest|greatest|most|least|better|worse|number 1|number one)";
const did = "(?:has|have|is|are|was|did|gained|lost|moved|shows?)";
const parted = "(?:broken|split|break|divided|grouped|listed|shown|separated|sorted|itemized)";
const doing =
  "(?:performing|performed|gaining|gained|losing|moving|profitable|successful|improved|hurt|hit|costly|expensive)";

const many = "(?:accounts|ACC|iras|trusts|plans)";
const held = "(?:positions?|holdings?|stocks?|etfs?|funds?|bonds?|trades?|assets)";
const bounded = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`);

/** The most certain first. */
const patterns: readonly (readonly [Grouping["of"], RegExp])[] = [
  // "which of our accounts", "in which account"
  [
    "which",
    bounded(
      `(?:in |for |of |on |at )?(?:which|what|whose)(?: (?:1|ones?))? of ${own}${many}(?! ${held})`,
    ),
  ],
  [
    "which",
    bounded(
      `(?:in |for |of |on |at )?(?:which|what|whose)(?: (?:client|family|household))? (?:accounts?|(?:iras?|roths?|trusts?|plans?)(?! ${held}))`,
    ),
  ],
  // "are all our accounts up", "is any account down"
  [
    "which",
    new RegExp(
      `(?<=^(?:(?:and|so|but) )*${verb} )(?:(?:all|any|both|every|each|none|1|one)(?: of)? )${own}(?:accounts?|ACC|iras|trusts)\\b`,
    ),
  ],
  // "account by account", "on an account level"
  [
    "each",
    bounded(
      "accounts? (?:by|for|after) accounts?|(?:at|on) (?:the |an? )?(?:per )?account (?:level|basis)|accountwise|account wise",
    ),
  ],
  // "in each of Karen's accounts"
  [
    "each",
    bounded(
      `${at}(?:each|every)(?: 1)?(?: of)? ${own}${kinds}(?: (?:of (?:mine|ours|theirs)|separately|individually))?`,
    ),
  ],
  // "by account", "broken down per account"
  [
    "each",
    bounded(
      `(?:${parted}(?: (?:it|them|that|this))?(?: (?:down|up|out))? )?(?:per|by)(?: each)? (?:(?:the|my|our|their|individual|separate|single) )*(?:accounts?|iras?|trusts?)`,
    ),
  ],
  [
    "each",
    bounded(
      `${parted}(?: (?:it|them|that|this))?(?: (?:down|up|out))? (?:into|among|between|over|across) ${own}${many}`,
    ),
  ],
  // "our accounts separately"
  [
    "each",
    bounded(
      `${at}(?:all )?(?:of )?${own}${many} (?:separately|individually|respectively|1 by 1|one by one|each|apiece|1 at a time|on (?:its|their) own)`,
    ),
  ],
  // "compare the gains of our accounts", "our accounts: the gain of each"
  [
    "each",
    bounded(
      `(?<=\\b(?:compar\\w*|average|avg|mean)\\b.*)(?:in|of|across|between|among|over|for|from) (?:all (?:of )?)?${own}${many}`,
    ),
  ],
  ["each", bounded(`(?<=\\b${many}\\b.*)(?:of|for|in|by) each(?: one| 1)?$`)],
  // "rank our accounts", "accounts by gain"
  [
    "which",
    new RegExp(
      `(?<=\\b(?:rank|sort|order|compare|ranking|comparison)(?: (?:of|me|for me))? )(?:all )?${own}${many}\\b`,
    ),
  ],
  [
    "which",
    /(?<!\b(?:in|of|across|from|within|over) (?:\w+ ){0,3})accounts (?=(?:by|ranked|sorted|ordered|compared|in order) )/,
  ],
  // "the best performing account", "the account with the biggest gain"
  ["which", new RegExp(`(?<=\\b${ends} (?:${doing} )?(?:\\w+ )?)(?:accounts?|iras?|trusts?)`)],
  [
    "which",
    new RegExp(`(?:the )?accounts? (?=(?:with|(?:that|which) ${did}|has (?:\\w+ ){0,3}?${ends}) )`),
  ],
  // "accounts up more than 5 %"
  ["which", /^accounts? (?=(?:up|down|ahead|behind|at a|in the|losing|gaining|that) )/],
];

/** "in every account taken together" is of all of them. */
const together = new RegExp(
  `\\b(?:across|over|adding up|summing|sum of|add up|combining|counting) (?:all|every) ${own}${kinds}\\b|\\b(?:all|every|both) ${own}${kinds} (?:combined|together|added|taken together|in total|altogether|in sum)\\b`,
);
