/** Money that is kept for something, put as what is in the accounts for it. */
export const savingTurns: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:what|how much)(?: money)?(?:'s| has| have| is| was)(?: been)?(?: (?:we|they|he|she|i))? (?:saved|(?:put )?together|built up|accumulated|amassed|gathered|collected|put away|set aside|socked away|tucked away|piled up)(?: up)?(?: so far| to date| over the years)? in\b/gi,
    "how much is in",
  ],
  // "What's in Theo's college savings plan so far, in dollars?"
  [
    /^(\W*)(?:how much is|what(?:'s| is)) in ([^?,]*?)(?: (?:so far|to date|already))?,? in (?:us )?dollars(?=\W*$)/i,
    "$1how much is in $2",
  ],
  [
    /\b(?:saved|put away|set aside|put by|stashed|earmarked|socked away)(?: up)? for (?:their |our |my |his |her )?retirement\b/gi,
    "in the retirement accounts",
  ],
  [/\bretirement totals?\b/gi, "total of the retirement accounts"],
  [
    /\b(retirement) (?:assets|savings|money|monies|pots?|funds|balances|nest ?egg)\b(?! accounts?)/gi,
    "$1 accounts",
  ],
  [
    /\b(?:money|saved|savings|saving|put away|set aside) (?:up )?for (?:college|(?:the )?education|school|university)\b/gi,
    "in the 529 plan",
  ],
  [
    /\b(\p{L}+)'s college(?: savings (?:plan|account|fund)| (?:fund|kitty|pot|money|savings|stash))?(?! (?:plan|account|ira|\w+ account))(?= |\W*$)/giu,
    "$1's 529 plan",
  ],
  [/\bcollege (?:kitty|pot|money|savings|stash) for (\p{L}+)/giu, "$1's 529 plan"],
];
