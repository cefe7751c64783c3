import { decimal } from "@advisor/domain/decimal";
import { claims } from "../claims.ts";
import { wholeNumber } from "../number-words.ts";
import type { Sentence } from "../sentences.ts";
import { kindOf } from "../subject.ts";
import { statesValue } from "../value.ts";
import type { Member, SetClaim } from "./member.ts";
import { type CountableSets, isMemberNamed } from "./members.ts";

const ranks = "(?:second|third|fourth)[- ]";
const nouns =
  "account|position|holding|class|asset class|issuer|stock|exposure|holder|owner|shareholder";
const adjectives = "(?: (?:single|direct|individual|single-stock))*";

/** "The smallest position is MSFT", "the largest being the online brokerage", "QQQ's biggest holding is NVIDIA". */
const leading = new RegExp(
  `(?<!\\b(?:next|one of)[- ](?:the )?)(?<rank>${ranks})?\\b(?<word>largest|biggest|smallest)${adjectives}(?: (?<noun>${nouns}))?(?: (?:in|of|by)(?: the| her| his| their)? (?:household|portfolio|family|value|weight|foundation|[A-Z]{2,5})| in (?:the |her |his |their )?[\\w'’()]+(?: (?:account|IRA|trust|brokerage))?)*(?: is| are| being|:) (?:the |her |his |their )?`,
  "gi",
);

/** "BND is the largest holding", "Apple is QQQ's largest holding", "her Roth is the smallest at $5". */
const following = new RegExp(
  `\\b(?:is|are|was|remains) (?:by far )?(?:(?:the|its|her|his|their) |[A-Z][\\w&.]*['’]s )(?:single )?(?<rank>${ranks})?(?<word>largest|biggest|smallest)${adjectives}(?: (?<noun>${nouns})\\b| (?=at\\b|with\\b))`,
  "g",
);

export function superlativeClaims(sentence: Sentence, sets: CountableSets): SetClaim[] {
  const { said, start, mentions } = sentence;
  const firsts = [...said.matchAll(leading)].map((found) => {
    const to = start + found.index + found[0].length;
    return { found, own: mentions.find(({ at }) => at >= to && at - to < 2) };
  });
  const lasts = [...said.matchAll(following)].map((found) => {
    const from = start + found.index;
    return { found, own: mentions.findLast(({ end }) => end <= from && from - end < 3) };
  });
  return [...firsts, ...lasts].flatMap(({ found, own }) => {
    const [whole] = found;
    const { rank = "", word = "", noun } = found.groups ?? {};
    const set = own && setNamed(noun ?? kindOf(own), sentence, sets, whole, found.index);
    if (set === undefined || own === undefined || !set.some((one) => isMemberNamed(one, own)))
      return [];
    const isTrue = extremes(set, /^small/i.test(word), placeOf(rank)).some((one) =>
      isMemberNamed(one, own),
    );
    return { at: start + found.index, text: whole.trim(), isTrue };
  });
}

/** The set that the words compare; undefined if they name a fund whose holdings are not known. */
function setNamed(
  noun: string,
  { mentions, start, said }: Sentence,
  sets: CountableSets,
  words: string,
  at: number,
): readonly Member[] | undefined {
  const [from, to] = [start + at, start + at + words.length];
  const owners = mentions.filter((one) => kindOf(one) === "security");
  const fund =
    owners.find((one) => one.at >= from && one.end <= to) ??
    owners.find(
      ({ at: first, end }) =>
        /['’]s (?:single )?$/.test(said.slice(first - start, at)) && end >= start + at - 10,
    );
  if (fund !== undefined) return fund.labels.flatMap(({ name }) => sets.funds.get(name) ?? []);
  if (noun === "account") return sets.accounts;
  if (/class$/.test(noun)) return sets.classes;
  if (/^(?:issuer|stock|exposure)$/.test(noun)) return sets.issuers;
  if (/^(?:holder|owner|shareholder)$/.test(noun)) return sets.owners;
  if (!/^(?:position|holding)$/.test(noun)) return undefined;
  return positionsIn({ mentions }, sets);
}

export const positionsIn = (
  { mentions }: Pick<Sentence, "mentions">,
  sets: CountableSets,
): readonly Member[] => {
  const accounts = mentions.filter((one) => kindOf(one) === "account");
  return accounts.length === 0
    ? sets.positions
    : sets.positions.filter((one) => accounts.some((account) => isMemberNamed(one, account)));
};

/**
 * The largest or smallest members, or those next in rank, both as listed and with the rows of each
 * security added up.
 */
const extremes = (set: readonly Member[], isLeast: boolean, place: number): Member[] =>
  listedAndBySecurity(set).flatMap((all) => {
    const values = all.map(({ value }) => value ?? 0).toSorted((a, b) => (isLeast ? a - b : b - a));
    return all.filter(({ value }) => value === values[place]);
  });

/** How many members rank before this one. */
const placeOf = (rank: string): number =>
  ["second", "third", "fourth"].indexOf(rank.toLowerCase().replace(/[- ]$/, "")) + 1;

/** A set as it is listed, and with the rows of one security added up. */
export function listedAndBySecurity(set: readonly Member[]): Member[][] {
  const known = set.filter(({ value }) => value !== undefined && value > 0);
  const bySecurity = Map.groupBy(known, ({ name }) => name.split("|")[0] ?? name);
  const add = (own: readonly Member[], of: "value" | "weight") =>
    own.reduce((total, one) => total + (one[of] ?? 0), 0);
  const together = [...bySecurity.values()].flatMap((own): Member[] => {
    const [first] = own;
    return first === undefined
      ? []
      : [{ ...first, value: add(own, "value"), weight: add(own, "weight") }];
  });
  return [known, together];
}

const counts = "two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}";

const manyLargest = `(?:(${counts}) (?:largest|biggest)|(?:top|largest|biggest) (${counts}))(?: (accounts|positions|holdings|securities))?`;

/** "The four largest holdings make up 85%", "the top three add up to 51%, or $5". */
const largest = new RegExp(
  `\\b${manyLargest}\\b(?:[^.;:\\d]|\\([^)]*\\))*?\\b(?:make up|account for|represent|come to|add up to|amount to|total|are worth|sum to)\\b`,
  "gi",
);
const restated = /^(?:[^.;\d]{0,40}?,)? (?:or|which is)(?: about)? $|^ ?\($/;

export function largestMembersClaims(sentence: Sentence, sets: CountableSets): SetClaim[] {
  return [...sentence.said.matchAll(largest)].flatMap((found) => {
    const [whole, first, second, noun = ""] = found;
    const from = found.index + whole.length;
    const after = claims(sentence.said).filter(({ at }) => at >= from);
    const [one, next] = after;
    if (one === undefined || one.at - from >= 20) return [];
    const between = sentence.said.slice(one.at + one.text.length, next?.at);
    const stated = next !== undefined && restated.test(between) ? [one, next] : [one];
    const set = /^account/i.test(noun) ? sets.accounts : positionsIn(sentence, sets);
    const size = wholeNumber(first ?? second ?? "");
    return stated.flatMap((claim) => {
      const of = claim.unit === "percent" ? "weight" : claim.unit === "usd" ? "value" : undefined;
      if (of === undefined || set.every((member) => member[of] === undefined)) return [];
      const sums = topOf(set, size).map((top) =>
        top.reduce((total, member) => total + (member[of] ?? 0), 0),
      );
      const isTrue = sums.some((total) => statesValue(claim, decimal(total.toFixed(6))));
      return { at: sentence.start + claim.at, text: claim.text, isTrue, isFigure: true };
    });
  });
}

/** The largest members, as listed and with the rows of each security added up. */
const topOf = (set: readonly Member[], size: number): Member[][] =>
  listedAndBySecurity(set).map((all) =>
    all.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)).slice(0, size),
  );

const largestAre = new RegExp(`\\b${manyLargest}(?: (?:are|being)|:) `, "gi");

/** "The three largest holdings are VTI, BND and VOO". */
export function largestNamedClaims(sentence: Sentence, sets: CountableSets): SetClaim[] {
  return [...sentence.said.matchAll(largestAre)].flatMap((found) => {
    const [whole, first, second, noun = ""] = found;
    const from = sentence.start + found.index + whole.length;
    const [size, isAccounts] = [wholeNumber(first ?? second ?? ""), /^account/i.test(noun)];
    const named = sentence.mentions
      .filter((one) => one.at >= from && kindOf(one) === (isAccounts ? "account" : "security"))
      .slice(0, size);
    const set = isAccounts ? sets.accounts : positionsIn({ mentions: [] }, sets);
    if (named.length < size || set.length < size) return [];
    const isTrue = topOf(set, size).some((top) =>
      named.every((one) => top.some((member) => isMemberNamed(member, one))),
    );
    return { at: sentence.start + found.index, text: whole.trim(), isTrue };
  });
}

const bestDay =
  /\b(?:had|has|saw) (?:the|its) (best|worst) day\b|\b(?:was|is) (?:the )?(?:day['’]s )?(best|worst|biggest|only) (performer|gainer|decliner|loser|winner)\b/gi;

/** "Tesla had the best day", "Microsoft was the only decliner": over the quotes that a result lists. */
export function bestDayClaims(
  { said, start, mentions }: Sentence,
  sets: CountableSets,
): SetClaim[] {
  const known = sets.quotes.filter(({ change }) => change !== undefined);
  const isOfDay = /\b(?:day|today|session|daily)\b/i.test(said) || sets.positions.length === 0;
  if (known.length < 2 || !isOfDay) return [];
  return [...said.matchAll(bestDay)].flatMap((found) => {
    const [words, day, rank = day ?? "", role = ""] = found;
    const own = mentions.findLast(({ end }) => end <= start + found.index);
    const member = own && known.find((one) => isMemberNamed(one, own));
    if (member === undefined) return [];
    const isLeast = rank === "worst" || /^(?:decliner|loser)$/.test(role);
    const isTrue = isRankedDay(rank, isLeast, member, known);
    return [{ at: start + found.index, text: words, isTrue }];
  });
}

/** Whether a quote has the best or worst change of all, or the only one of its direction. */
function isRankedDay(
  rank: string,
  isLeast: boolean,
  { change = 0 }: Member,
  all: readonly Member[],
): boolean {
  const changes = all.map((one) => one.change ?? 0);
  if (rank !== "only") return change === (isLeast ? Math.min(...changes) : Math.max(...changes));
  return change < 0 === isLeast && changes.filter((one) => one < 0 === isLeast).length === 1;
}
