import { firstName } from "./full-name.ts";
import type { Surroundings } from "./routed.ts";

const figures =
  "(?:(?:ytd |1y |total |settled |unrealized |account )*(?:returns?|performance|values?|balances?|cash|holdings|positions|gains?|losses|deposits|withdrawals|trades))";

/**
 * "What did Hector and Rosa each return?", "cash for Hector and for Rosa", "David's and Karen's values": of each one's
 * accounts, and not of the household, put by their names. Who has no account by the name is left as it is said.
 */
export function withEachPerson(
  message: string,
  { accounts, household }: Pick<Surroundings, "accounts" | "household">,
): string {
  const owned = household.members.map(firstName).flatMap((name) => {
    const own = accounts.filter((account) => account.toLowerCase().startsWith(`${name}'s `));
    return own.length === 0 ? [] : [[name, own.join(" and ")] as const];
  });
  if (owned.length < 2) return message;
  const known = new Map(owned);
  const of = (name: string): string => known.get(name.toLowerCase()) ?? name;
  const who = `(${[...known.keys()].join("|")})`;
  const joined = `${who},? (?:and|&|\\+) ${who}`;
  const sentence = "[^.?!;]{0,60}?";
  const apart = "(?:each|individually|separately|respectively|apiece)";
  const figure = "(ytd|1y|one[- ]year|1[- ]year|(?:returns?|performance)|cash|values?|balances?)";
  const eitherOf = `${who}(?:'s)? or ${who}(?:'s)?`;
  return message
    .replace(
      new RegExp(`^(\\W*)(${eitherOf})[:,-]+ (?=(?:who|whose|which)\\b)([^?.!]+)`, "i"),
      "$1$5, $2",
    )
    .replace(
      new RegExp(
        `^(\\W*(?:(?:and|so|ok),? )*)(?:who|whose|which)\\b([^.?!]*?\\b(?:returns?|performance|ahead|behind|(?:up|down) (?:more|most|the most)|doing (?:better|worse)|(?:better|worse|best|worst) year)\\b[^.?!]*?),? (?:is it )?(${eitherOf})(?:,? (?:and )?by how (?:much|many points))?(?=\\W*$)`,
        "i",
      ),
      (_, lead, asked, either) =>
        `${lead}who did ${betterIn(asked)}${stretchIn(asked)}, ${either.replaceAll("'s", "")}`,
    )
    .replace(
      new RegExp(
        `^(\\W*)compare ${who}(?:'s)? (?:and|to|with|vs\\.?|against) ${who}(?:'s)? ${figure}(?: (?:returns?|performance))?(?=\\W*$| (?:this|over|for|in)\\b)`,
        "i",
      ),
      (_, lead, one, other, noun) =>
        `${lead}${/^(?:ytd|1y|one|1)/i.test(noun) ? `${noun} return` : noun} of ${of(one)} and ${of(other)}`,
    )
    .replace(
      new RegExp(`\\beach of ${joined}(?!'s)\\b`, "gi"),
      (_, one, other) => `${of(one)} and ${of(other)}`,
    )
    .replace(
      new RegExp(`\\b${joined}(?!'s)\\b(?=${sentence}\\b${apart}\\b)`, "gi"),
      (_, one, other) => `${of(one)} and ${of(other)}`,
    )
    .replace(
      new RegExp(`\\b(of|for|in|with) ${who},? (?:and|&|\\+) \\1 ${who}(?!'s)\\b`, "gi"),
      (_, word, one, other) => `${word} ${of(one)} and ${of(other)}`,
    )
    .replace(
      new RegExp(`\\b${who}'s (?:and|&|\\+) ${who}'s (${figures})\\b`, "gi"),
      (_, one, other, noun) => `${noun} of ${of(one)} and ${of(other)}`,
    );
}

/** "whose return is lower": by which end of it. */
const betterIn = (asked: string): string =>
  /\b(?:worse|worst|lower|lowest|weaker|poorer|behind|down)\b/i.test(asked) ? "worse" : "better";

/** "this year", "over a year"; nothing where no time is named. */
const stretchIn = (asked: string): string => {
  if (/\b(?:one|1|twelve|12)[- ](?:year|yr|month)\b|\b1y\b/i.test(asked)) return " over one year";
  const [found] =
    /\b(?:this year|ytd|year to date|(?:over |in |for )?(?:a|the (?:last|past)|last|past) (?:year|12 months))\b/i.exec(
      asked,
    ) ?? [];
  return found === undefined ? "" : ` ${found}`;
};

/** "Chidi", with nothing before it: what is his. */
export const withNameAlone = (message: string, members: readonly string[]): string => {
  const names = members.map(firstName).join("|");
  return names === ""
    ? message
    : message.replace(new RegExp(`^\\W*(${names})\\W*$`, "i"), "$1's accounts");
};
