import { type AdvisorMessage, genericNameWords } from "./context.ts";
import { symbols } from "./read/symbols.ts";
import { containsPhrase, words } from "./read/words.ts";
import { politely } from "./writes/politely.ts";

/** True for a request to act on the market or on money, or to send something. */
export const isOrder = (clause: string): boolean => order.test(clause);

export const orderRefusal =
  "I advise and prepare: I place no orders, move no money and send no messages. I can show what a trade would be for, or create a task for it.";

/** A household other than the conversation's, as the advisor wrote it. */
export function otherHousehold({ question, household, names }: AdvisorMessage): string | undefined {
  if (household === null) return undefined;
  const named = namings.flatMap((pattern) =>
    [...question.matchAll(pattern)].map((match) => (match[1] ?? "").replace(leading, "")),
  );
  return named.find((name) => isForeign(name, names)) ?? otherId(question, household.id);
}

const isForeign = (name: string, names: string[]): boolean =>
  name !== "" &&
  name !== name.toUpperCase() &&
  symbols(name).length === 0 &&
  !words(name).every((word) => genericNameWords.has(word)) &&
  !words(name).some((word) => names.some((own) => isSameName(word, own)));

/** The same, in the plural or with one letter wrong. */
const isSameName = (word: string, own: string): boolean =>
  [own, `${own}s`, `${own}es`].includes(word) || containsPhrase([word], own);

function otherId(question: string, own: string): string | undefined {
  const match = /\b(?:hh_)?(d\d{1,2})\b|\b(hh_[a-z0-9]+)\b/i.exec(question);
  if (match === null) return undefined;
  const id = match[1] === undefined ? match[2] : `hh_${match[1]}`;
  return id?.toLowerCase() === own ? undefined : match[0];
}

const name = "([\\p{Lu}][\\p{L}-]+(?: [\\p{Lu}][\\p{L}-]+)?)";
const things =
  "holdings?|positions?|portfolio|accounts?|ips|IPS|allocation|documents?|notes?|assets|bands?|cash|drift";
const namings = [
  `\\b[Tt]he (?!(?:Roth|Joint|Traditional|Rollover|Brokerage|Margin|Trust|Legacy|Latest|Top|Best)\\b)${name} (?:${things})\\b`,
  `${name}(?:['’]s?)? (?:[Hh]ousehold|[Ff]amily|[Tt]rusts?|[Ff]oundation)\\b`,
  `${name}['’]s? (?:\\p{L}+ )?(?:${things})\\b`,
  `\\b(?:[Dd]oes|[Dd]o|[Hh]as|[Hh]ave|[Ii]s|[Aa]re) (?:the )?${name} (?:own|hold|have|out of|outside|within)\\b`,
  `\\b(?:${things}) (?:for|of) (?:the )?${name}\\W*$`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Words that may start a sentence, or a capitalized name that is not a household's. */
const leading =
  /^(?:(?:what|who|where|how|when|it|that|there|let|today|yesterday|is|are|show|does|do|compare|list|find|give|check|open|the|this|my|our|their|his|her|whole|entire|same|client|roth|ira|joint|inherited|individual|living|revocable|irrevocable|vanguard|fidelity|schwab|ishares|blackrock|january|february|march|april|may|june|july|august|september|october|november|december)\b\s*)+/i;

const order = new RegExp(
  `${politely}(?:${[
    "(?:buy|sell|purchase|liquidate)\\b(?! (?:history|side))",
    "short \\d+",
    "(?:execute|place|submit|send|put in|put through)\\b(?: \\S+){0,4} (?:orders?|trades?|sales?|purchases?|e-?mails?|mail|message|letter|notes?|report|summary)\\b",
    "(?:do|make) (?:the|these|those|a|all) (?:trades?|orders?|payments?|transfers?)\\b",
    "(?:wire|transfer|withdraw|pay|e-?mail|call|phone)\\b(?! (?:history|list|activity|status|options?|volume|ratio))",
  ].join("|")})`,
  "i",
);
