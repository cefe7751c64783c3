import { firstName } from "./full-name.ts";

const verbs =
  "(?:has|have|had|owns?|holds?|did|do|does|made|make|bought|buy|sold|put|deposited|withdrew|is|was|can|could)";

/** "Karen wants to know what she has in cash": who is named alone is who is meant by he or she behind the name. */
export function withNamedPronoun(message: string, members: readonly string[]): string {
  const named = members
    .map(firstName)
    .filter((name) => new RegExp(`\\b${name}\\b`, "i").test(message));
  const [only, ...more] = new Set(named);
  if (only === undefined || more.length > 0 || ofOneAccount.test(message)) return message;
  const at = message.toLowerCase().indexOf(only);
  const name = message.slice(at, at + only.length);
  const begins = message.slice(0, at + only.length);
  const after = message
    .slice(at + only.length)
    .replace(new RegExp(`\\b(?:she|he)(?= (?:still |now |currently )?${verbs}\\b)`, "gi"), name)
    .replace(/\b(?:she|he)['’]s got\b/gi, `${name} has`)
    .replace(new RegExp(`\\b(${verbs}) (?:she|he)\\b`, "gi"), `$1 ${name}`);
  return begins + after;
}

/** "his 401(k): what does he hold in there": of that account, and not of all that are his. */
const ofOneAccount =
  /\b(?:his|her) (?:\w+ ){0,2}?(?:401\(?k\)?|403\(?b\)?|ira|roth|account|brokerage|plan|trust|rollover|sep|529)(?!\w)/i;
