import type { Clause } from "./clause.ts";
import { symbolMark } from "./item.ts";

/** The words with the symbol where they point at it. */
export function pointed(clause: Clause, heard: Clause, owned: boolean): string | undefined {
  const position = ofPosition.test(clause.said)
    ? clause.said.replace(thePosition, `$1 ${symbolMark} position`)
    : clause.said;
  if (position !== clause.said) return position;
  const mine = owned ? (sharesHeld(clause) ?? worthHeld(heard)) : undefined;
  return mine ?? (pronoun.test(heard.said) ? heard.said.replace(pronoun, symbolMark) : undefined);
}

/** "and is my position up?" */
const thePosition =
  /\b(my|our|the|this|that) (?:(?:whole|entire|full|total) )?(?:position|holding|stake)\b/;
const ofPosition =
  /^(?!.*\b(?:best|worst|biggest|largest|smallest|top|bottom|which|every|each|all)\b).*\b(?:my|our|the|that|this) (?:(?:whole|entire|full|total) )?(?:position|holding|stake)\b/;

/** "how many shares, and what are they worth": not the family, who are "we" by now. */
export const ofShares = ({ said, text }: Clause): string =>
  /\bthey\b/i.test(text)
    ? said.replace(
        /\b(is|are|were) we(?= (?:all )?(?:worth|valued|trading|up|down|doing)\b)/,
        "$1 it",
      )
    : said;

export const things = "(?:1|one|stock|share|position|fund|etf|company|holding|symbol|ticker|bond)";
const those = "(?:that|this|those|these|them|they)";
const verb =
  "(?:so|since|overall|yet|combined|do|did|does|am|are|is|have|has|i|we|now|worth|still|today|doing|up|down|at|in|PER)";

/** Words that stand for what was named before. */
export const pronoun = new RegExp(
  [
    "\\b(?:it|its)\\b",
    "(?<=\\b(?:what|how much) are )(?:the|those|these|our|my) shares(?= (?:all )?worth\\b)",
    "(?<=\\b(?:up|down|ahead|behind|gain|loss|made|lost) (?:on|with) )(?:mine|ours)\\b",
    "(?<=\\b(?:of|on|in|for) (?:just |only )?)the (?:ones|shares|units)(?= (?:in|at|held)\\b)",
    `\\b(?:this|that) ${things}\\b`,
    "(?<=\\b(?:what|how|of|is|on|did|has) )the (?:stock|share|etf|fund)(?= (?:trades?|do|done|moved?|changed?|is|trading|now|today|at|doing|costs?|goes|itself)\\b|$)",
    `(?<=\\b(?:of|on|in|for|about|is|are|was|were) )${those}(?= (?:${verb}|and|or)\\b|$)`,
    "(?<=\\b(?:what|how much|how|whether|if) )(?:they|that|those|these)(?= (?:are|is|was|were)\\b)",
    `(?<=\\b(?:get|got|buy|bought|add|added|sell|sold|own|hold|have|acquired?) )(?:some|any|more|${those})(?= at$| and (?:at|for)\\b|$)`,
  ].join("|"),
);

/** "what they are worth" */
export const worthLast = /\b(what|how much) (they|it|that|those|these) (are|is) worth\b/;

/** What is held of it, where that was spoken of. */
export const worthOfIt = new RegExp(
  `\\b((?:is|are|was) (?:all )?)(?:it|${those}|(?:this|that) ${things})(?= (?:all )?(?:worth|valued)\\b)`,
);

function worthHeld({ said }: Clause): string | undefined {
  const worth = said.replace(worthOfIt, `$1my ${symbolMark}`);
  return worth === said ? undefined : worth;
}

/** "how many VOO", then "what are they up": the shares held, and not the price. */
function sharesHeld({ said, text }: Clause): string | undefined {
  if (isItUp.test(said)) return said.replace(/\bit\b/, `my ${symbolMark}`);
  const isOfShares = upOrDown.test(said) && /\b(?:they|those|these)\b/i.test(text);
  return isOfShares ? said.replace(/\b(?:they|we|those|these)\b/, `my ${symbolMark}`) : undefined;
}
const isItUp =
  /^(?:(?:and|so|but) )*is it (?:up or down|down or up|in (?:profit|the \w+)|underwater)$/;
const upOrDown =
  /^(?:(?:and|so|but|how|what|much|by) )*(?:are|were|have) (?:all )?(?:they|we|those|these)\b.*\b(?:up|down|green|red|ahead|behind|gained|lost)\b|\b(?:they|those|these) (?:are|have) (?:up|down|gained|lost)\b/;

/** "how much in each account" */
const inEach =
  /^(?:and )?how (?:many|much)(?: (?:shares|is))? (?:in|per|for) (?:each|every) account$/;

/** "gain?" after a question about a symbol. */
const aspect =
  /^(?:(?:and|what about|how about|the|my|our|their|what is|what was|show|ok|so|unrealized|current|average|total) )*(?:gains?|loss|gain or loss|profit|p&l|performance|cost|cost basis|shares|quantity|worth|value|worth what|what worth|how many(?: shares)?)(?: (?:(?:in|as) )?(?:percent|%|dollars))?(?: (?:PER|(?:in )?ACC))*$/;

/** "how many do they own" after a price. */
const howManyLeft =
  /^(?:(?:and|also|so|then|fine|ok|just|only|please|tell me|show me) )*how many(?: (?:shares|of (?:it|them)))? (?:(?:are|is) (?:there )?(?:left|remaining|still (?:there|held))|do (?:i|we) still (?:have|hold|own)|(?:i|we) (?:still )?(?:have|hold|own)|(?:have|has) (?:i|we) (?:got )?left)(?: (?:now|right now|currently|today|at (?:the moment|present)))*$/;
const howMany =
  /^(?:and |so )?how (?:many|much)(?: (?:shares|units|of (?:it|them|those|that)))? (?:do|does|did) (?:i|we|they|he|she) (?:own|have|hold)(?: (?:now|currently|at (?:the moment|present)|right now|today|in total|in all|altogether|overall|all told))*$/;

/** "what's Tesla quoted at, and how many shares am I short" */
const howManyShort =
  /^(?:and |so )?how many (?:(?:shares|units|contracts|of (?:it|them)) )?(?:am|are|is) (?:i|we|he|she|they) (?:sold )?short$/;

/** "and how many does my SEP have" */
const manyThere =
  /^(?:and |so )?how many (?:shares |units |of (?:it|them) )?(?:(?:does|do|has|have) (?:(?:my|the|our|his|her|their) )?ACC (?:have|hold|own|got)|(?:are |is )?(?:there )?in (?:(?:my|the|our|his|her|their) )?ACC)$/;

/** "when was the last purchase?" after an answer about one holding. */
export const dealOf = (said: string, last: Clause | undefined): string | undefined =>
  last === undefined && lastDeal.test(said) ? `${said} ${symbolMark}` : undefined;
const lastDeal =
  /^(?:(?:and|so|ok) )*(?:(?:when|what) (?:was|is) )?the (?:very )?(?:last|latest|most recent|first) (?:purchase|sale|buy|sell)$/;

export function ofSymbol(said: string): string | undefined {
  if (howManyShort.test(said)) return `how many ${symbolMark} are we short`;
  if (manyThere.test(said)) return `${said} ${symbolMark}`;
  if (howMany.test(said) || howManyLeft.test(said)) return `how many ${symbolMark} do we own`;
  if (inEach.test(said)) return `how many ${symbolMark} shares`;
  return aspect.test(said) ? `${said} ${symbolMark}` : undefined;
}

/** "price of AAPL and MSFT and how many we own": of both, as nothing points at one of them. */
export const namedLast = (
  { said }: Clause,
  last: Clause | undefined,
  symbol: string,
): Clause["symbols"] =>
  last === undefined || last.symbols.length < 2 || ofOne.test(said) ? [symbol] : last.symbols;
const ofOne = /\b(?:it|its|it's|that|this|one)\b/;
