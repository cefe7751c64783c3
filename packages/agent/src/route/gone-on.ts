import type { Intent, Params, Remembered, RoutedPart } from "./routed.ts";
import { given } from "./rules/claim.ts";
import { withoutAccounts } from "./without-accounts.ts";
import { words } from "./words.ts";

/**
 * What was asked of one account after the other, of them together ("both of them together?") or of the accounts
 * that were not among them ("and the rest?"); undefined where the words ask anything else.
 */
export function goneOn(
  message: string,
  previous: Remembered | undefined,
  accounts: readonly string[],
): RoutedPart | undefined {
  const turns = previous?.series?.places;
  if (previous === undefined || turns === undefined || message.length > longest) return undefined;
  const heard = words(message).map((word) => word.said);
  const said = heard.map((word) => (isTold(word, turns) ? person : word));
  const sum = together(said, turns, previous.intent);
  const places =
    sum !== undefined && ofEvery.test(said.join(" "))
      ? accounts
      : (sum ?? rest(said, turns, accounts));
  if (places === undefined || places.length === 0) return undefined;
  const { account: _, whose: __, without: ___, ...params } = previous.params;
  return {
    intent: previous.intent,
    params: { ...params, ...placeOf(places, previous.params.without, accounts) },
    confidence: 0.9,
    assumed: previous.assumed.filter((key) => key in params),
    text: message.trim(),
  };
}
const longest = 80;
/** More than what was told. */
const ofEvery = /\b(?:everything|overall)\b|\ball (?:of )?(?:(?:the|our|my|their) )?accounts\b/;

/** Whose accounts were told: "David and Karen together?" */
const isTold = (word: string, turns: readonly (readonly string[])[]): boolean =>
  word.length > 2 && turns.flat().some((name) => name.toLowerCase().startsWith(`${word}'s `));
const person = "PERSON";

function placeOf(
  places: readonly string[],
  without: Params["without"],
  all: readonly string[],
): Params {
  const [only, ...more] = places;
  const own = withoutAccounts(without);
  const others = all.filter((name) => !places.includes(name));
  if (others.length === 0) return given({ without: own });
  if (more.length === 0) return given({ account: only, without: own });
  return { without: { ...own, accounts: others, kept: [...places] } };
}

/** Each account once of the turns that are meant: the last two of "both", all where none are counted. */
function together(
  said: readonly string[],
  turns: readonly (readonly string[])[],
  intent: Intent,
): readonly string[] | undefined {
  const isMeant = said.some((word) => sums.has(word)) || said.join(" ").search(allOf) >= 0;
  const isPlain = said.every(
    (word) =>
      sums.has(word) ||
      fillers.has(word) ||
      word === person ||
      nouns[intent]?.has(word) ||
      count(word) > 0,
  );
  // "what are we up on all of them", after shares: their gain.
  const isOther =
    !ofGain.has(intent) && /(?<!\badd(?:s|ed)?(?: it| them)? )\bup\b/.test(said.join(" "));
  if (!(isMeant && isPlain) || isOther || turns.length < 2) return undefined;
  const people = said.filter((word) => word === person).length;
  const counted = said.includes("both") ? 2 : Math.max(people, ...said.map(count));
  const all = once(turns);
  if (counted === 0 || counted === turns.length || counted === all.length) return all;
  return counted < turns.length ? once(turns.slice(-counted)) : undefined;
}

const ofGain: ReadonlySet<Intent> = new Set(["symbol_performance", "portfolio_ranking"] as const);

const once = (turns: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(turns.flat()),
];
const count = (word: string): number => (/^[2-9]$/.test(word) ? Number(word) : 0);

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const sums = setOf("together altogether combined total sum everything both overall jointly");
const allOf =
  /\ball (?:of )?(?:it|them|those|these|that|[2-9])\b|\b(?:add|adds|added) up\b|^(?:and |so )?all(?: in all)?$/;
const fillers = setOf(
  "and so then ok okay now well but please what how about much many is are was were do does did have has we they i you " +
    "it them those these that this the a of in for on all make makes making come comes to add adds added up put taken amount amounts " +
    "give me us tell show if when held hold own got there be would he she their",
);
/** What the figure that was asked is called. */
const nouns: Readonly<Partial<Record<Intent, ReadonlySet<string>>>> = {
  cash_balance: setOf("cash money accounts"),
  account_value: setOf("value values worth accounts"),
  positions: setOf("shares units positions position accounts"),
  symbol_performance: setOf("gain gains loss losses profit accounts"),
  portfolio_ranking: setOf("gain gains loss losses profit accounts"),
  positions_list: setOf("positions holdings accounts"),
};

/** The accounts that were not told. */
const rest = (
  said: readonly string[],
  turns: readonly (readonly string[])[],
  accounts: readonly string[],
): readonly string[] | undefined => {
  const told = once(turns);
  return others.test(said.join(" ")) ? accounts.filter((name) => !told.includes(name)) : undefined;
};
const others =
  /^(?:(?:and|so|then|ok|now|but|well|please) )*(?:(?:what|how) about |what is |what are |where (?:is|are) |how (?:much|many) (?:(?:is|are|of (?:it|them|those) (?:is|are)|(?:do|does) (?:we|i|they|he|she) (?:have|hold|own)) )?(?:left )?(?:in )?)?(?:in )?(?:all )?(?:the (?:rest|remainder|remaining(?: (?:1|ones|accounts?|shares))?|others?(?: (?:1|accounts?|ones))?|other accounts?)|everything else|everywhere else|elsewhere)(?: of (?:it|them|those|the shares|the accounts))?(?: please)?$/;
