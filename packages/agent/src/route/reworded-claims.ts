const right =
  "(?:correct|right|true|yes|yeah|no|is (?:that|this|it) (?:right|correct|true|so)|am i right|isn't that (?:right|so))";
const rows =
  "(?:trades?|transactions?|buys?|purchases?|sales?|sells?|deposits?|withdrawals?|transfers?|wires?|contributions?|distributions?|activity|pending (?:deposits?|withdrawals?|transfers?)|short positions?|shorts|options?|bonds?|mutual funds?|private investments?)";

/** What somebody holds to be so, put as the question of what there is. */
export const claimTurns: readonly (readonly [RegExp, string])[] = [
  // "No trades on file, correct?", "so no withdrawals at all, right?"
  [
    new RegExp(
      `^(\\W*(?:(?:so|and|ok|okay|then|well),? )*)(?:(?:i|we|they) (?:have|had|made) |there (?:are|were|is|was|have been|has been) )?no (${rows})((?: (?!or\\b|and\\b|but\\b)[^,.?!]{0,40}?)?),? ${right}(?=\\W*$)`,
      "i",
    ),
    "$1show $2$3",
  ],
];
