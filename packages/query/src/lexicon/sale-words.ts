const subjects = "i | we | they | he | she | you | one | the client | the clients | the family";
const sells = [
  ...["sell", "sold", "liquidate", "liquidated", "dump", "dumped", "unload", "unloaded"],
  ...["exit", "exited", "trim", "trimmed", "get rid of", "got rid of", "were to sell"],
];
const selling = ["selling", "liquidating", "dumping", "unloading", "exiting", "trimming"];
const before = ["would", "could", "will", "by", "of", "simulate", "simulating"];

/** Openings of a question about a sale that nobody has made: "if we sold", "would selling". */
export const imaginedSales: readonly string[] = [
  ...subjects.split(" | ").flatMap((who) => sells.map((verb) => `if ${who} ${verb}`)),
  ...before.flatMap((word) => selling.map((verb) => `${word} ${verb}`)),
  ...["would it cost", "would it cost us", "would it cost them"].flatMap((cost) =>
    ["", "in tax ", "in taxes "].map((of) => `${cost} ${of}to sell`),
  ),
  ...["tax to sell", "tax to pay to sell", "tax bill to sell", "what if we sold", "what if i sold"],
  ...["simulate a sale", "simulate the sale", "simulated sale", "a sale of", "the sale of"],
];

/** Words about the taxes of an imagined sale, which add nothing to it. */
export const taxWords: ReadonlySet<string> = new Set(
  "if tax taxes taxwise wise taxable realize realise trigger create generate cause produce incur recognize consequence consequences impact hit effect effects implication implications bill liability owe pay result mean means rule rules away by from be on in the of capital term short long disallow disallowed lot lots using use method first sold were proceeds that would".split(
    " ",
  ),
);

/** Words about sales that were made, which no simulation answers. */
export const pastWords: ReadonlySet<string> = new Set("did has had was realized".split(" "));
