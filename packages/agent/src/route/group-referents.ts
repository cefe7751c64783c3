import type { Clause } from "./clause.ts";
import { accountMark, symbolMark } from "./item.ts";
import { inPlace } from "./referents.ts";
import type { Group, Intent, Remembered } from "./routed.ts";

/** Each clause with "those two", "both", "they", "the second one" put as the symbols or accounts that the session has asked about. */
export function withGroups(
  asked: readonly Clause[],
  previous: Remembered | undefined,
  accounts: readonly string[],
): readonly Clause[] {
  if (previous === undefined || previous.intent === "clarify") return asked;
  const named = asked.findIndex(({ symbols, account }) => symbols.length > 0 || account);
  return asked.flatMap((clause, at) =>
    (named !== -1 && at >= named) || isOfRow(clause, previous) || goesOn(asked, at)
      ? [clause]
      : (comparing(clause, previous, accounts) ?? [withGroup(clause, previous, accounts)]),
  );
}

/** "which of those are at a loss, and how much each", "all the stocks in all our accounts, what are they worth": of what the words before ask. */
const goesOn = (asked: readonly Clause[], at: number): boolean => {
  const before = asked[at - 1]?.said ?? "";
  return whichOf.test(before) || everyOne.test(before);
};
const everyOne =
  /\ball (?:of )?(?:the|my|our) (?:stocks|etfs|funds|bonds|options|holdings|positions)\b/;

/** "the last one" of trades and transfers is a row of them; "which of those trades" is of the symbols that they were of. */
function isOfRow({ said }: Clause, { intent, params }: Remembered): boolean {
  if (intent === "transfers") return params.account === undefined || !togetherOnly.test(said);
  if (intent !== "activity") return false;
  return params.symbol === undefined || !whichTrades.test(said);
}
const togetherOnly =
  /^(?:(?:and|so|in|for|of) )*(?:(?:those|these|all|the) [2-5]|both)(?: (?:together|combined|altogether|in total))+$/;
const whichTrades =
  /^(?:and |so )?which (?:1 |one )?of (?:those|these|the|them)(?: [2-5])?(?: (?:purchases|buys|trades|sales|orders))?\b/;

/** "which one is bigger", "how many is that together", of what was asked about one after the other: the same of all. */
function comparing(
  clause: Clause,
  { intent, params, ...before }: Remembered,
  accounts: readonly string[],
): Clause[] | undefined {
  const isSum = addsUp.test(clause.said);
  if (!(isSum || compares(clause.said)) || listing.has(intent)) return undefined;
  const symbols = before.symbols?.names ?? [];
  const places = before.accounts?.names ?? [];
  if (symbols.length > 1 && !ofPlaces.has(intent)) {
    return [inPlace({ ...clause, symbols, said: symbolMark }, params.account)];
  }
  const said = `in ${accountMark}`;
  if (places.length < 2) return undefined;
  return isSum || params.symbol === undefined
    ? [inAccounts(clause, { names: places, said }, accounts)]
    : places.map((name) => ({ ...clause, said, account: { kind: "known", name } }));
}
/** Holds several that were named against each other. */
export const compares = (said: string): boolean => compared.test(said);
/** "so how many is that together?", "combined?" */
const addsUp =
  /^(?:(?:and|so|ok|then) )*(?:all )?(?:(?:taken |put |added )?together|altogether|combined|in (?:total|all|sum)|added up|(?:the )?(?:sum|(?:combined )?total))$|^(?:(?:and|so|ok|then) )*how (?:many|much)(?: (?:shares|units))? (?:is|are|does|do) (?:that|those|it|they|we)(?: (?:all|come to|make|add up to))* (?:together|combined|in total|altogether)$/;
const compared =
  /^(?:(?:and|so|ok|then) )*which(?: (?:1|one))?(?: of (?:(?:them|those|these|the)(?: 2)?))? (?:(?:is|was|has|did|does|are) )?(?:(?:up|down|gained|lost|made|moved|done|do|the|further) )*(?:more|less|bigger|larger|smaller|better|worse|higher|lower|further(?: up| down)?)(?: (?:1|one|(?:in|by) (?:percent|%|dollars?|value)(?: terms)?|PER|now))*$/;

function withGroup(clause: Clause, previous: Remembered, accounts: readonly string[]): Clause {
  const { symbol, account } = previous.params;
  const isListed = listing.has(previous.intent);
  const places = ofSymbols.test(clause.said)
    ? undefined
    : pointedAt(clause, previous.accounts, { mark: accountMark, last: account, isListed });
  const symbols = ofAccounts.test(clause.said)
    ? undefined
    : pointedAt(clause, previous.symbols, { mark: symbolMark, last: symbol, isListed });
  if (places !== undefined && (symbols === undefined || ofPlaces.has(previous.intent))) {
    const there = inAccounts(clause, places, accounts);
    return symbol === undefined || ofCash.test(clause.said)
      ? there
      : {
          ...there,
          symbols: [symbol],
          said: `${places.said.replace(accountMark, symbolMark).replace(sums, "").trim()} in ${accountMark}`,
        };
  }
  return symbols === undefined
    ? clause
    : inPlace({ ...clause, symbols: symbols.names, said: symbols.said }, account);
}

const ofCash = /\b(?:cash|settled|unsettled|balances?|deposits?|withdrawals?)\b/;
const ofAccounts =
  /\b(?:cash|settled|unsettled|balances?|deposits?|withdrawals?)\b|(?<!\b(?:all|across|both)(?: (?:of )?(?:the|my|our))? )\baccounts?\b/;
const ofSymbols =
  /\b(?:stocks?|shares?|symbols?|tickers?|funds?|etfs?|company|companies|trading|priced?)\b/;
const listing: ReadonlySet<Intent> = new Set(["positions_list", "portfolio_ranking"] as const);
const ofPlaces: ReadonlySet<Intent> = new Set(["account_value", "cash_balance"] as const);

function inAccounts(clause: Clause, { names, said }: Pointed, accounts: readonly string[]): Clause {
  const [only = "", ...more] = names;
  if (more.length === 0) return { ...clause, said, account: { kind: "known", name: only } };
  const others = accounts.filter((name) => !names.includes(name));
  return others.length === 0
    ? { ...clause, said: said.replace(accountMark, "all accounts") }
    : { ...clause, said, without: { ...clause.without, accounts: others, kept: [...names] } };
}

/** Which of a group is meant, and the words with a mark where it stands. */
interface Pointed {
  names: readonly string[];
  said: string;
}

interface Heard extends Group, Pick<Clause, "said" | "text"> {
  /** What stands for it among the words. */
  mark: string;
  /** The one that the last answer was about. */
  last: string | undefined;
  /** They are the rows of an answer. */
  isListed: boolean;
}

function pointedAt(
  { said, text }: Clause,
  group: Group | undefined,
  own: Pick<Heard, "mark" | "last" | "isListed">,
): Pointed | undefined {
  if (group === undefined || group.names.length < 2) return undefined;
  // Of all that was listed one is ranked first.
  if (own.isListed && whichOf.test(said)) return undefined;
  const heard = { ...group, ...own, said, text };
  return oneOf(heard) ?? severalOf(heard) ?? allOf(heard);
}

const whichOf = /^(?:(?:and|so) )*which (?:1 |one |ones )?of (?:those|these|them)\b/;

/** "the second one", "the former", and of two "the other one" */
function oneOf(heard: Heard): Pointed | undefined {
  const { said, mark } = heard;
  const [found, place = "", alone = ""] = nthOf.exec(said) ?? [];
  const name = found === undefined ? undefined : named(place + alone, heard);
  return found === undefined || name === undefined
    ? undefined
    : { names: [name], said: said.replace(found, mark) };
}
const things = "(?:1|one|stock|share|symbol|ticker|fund|etf|company|position|holding|account)";
const nthOf = new RegExp(
  `\\bthe (?:(first|second|third|fourth|fifth|last|other) ${things}|(former|latter|first|second|other)$)`,
);
const places = ["first", "second", "third", "fourth", "fifth"];

function named(place: string, { names, last }: Heard): string | undefined {
  if (places.includes(place)) return names[places.indexOf(place)];
  if (place === "last") return names.at(-1);
  const [first, second, ...more] = names;
  if (more.length > 0) return undefined;
  if (place !== "other") return place === "former" ? first : second;
  if (last === undefined) return undefined;
  return last === first ? second : first;
}

/** "those two", "both": of more that one message named, only as many as there were. */
function severalOf({ said, names, atOnce, mark }: Heard): Pointed | undefined {
  const [found, end, some, both] = counted.exec(said) ?? [];
  const count = Number(some ?? both ?? 2);
  const meant =
    end === "first"
      ? names.slice(0, count)
      : atOnce && end === undefined
        ? names
        : names.slice(-count);
  if (found === undefined || meant.length !== count) return undefined;
  const noun = found.split(" ").find((word) => ofTrades.test(word));
  const told = noun === undefined ? mark : `${mark} ${noun}`;
  return { names: meant, said: alone(said.replace(found, told), mark) };
}
const ofTrades = /^(?:purchases|buys|sales|orders|trades)$/;

/** "the two best", "all three trusts", "the two largest deposits" are no group that was named. */
const no =
  "(?! (?:(?:of )?(?:the|my|our|his|her|their) |best|worst|most|largest|biggest|smallest|highest|lowest|last|latest|newest|oldest|first|top|most recent|recent|trades?|buys?|sales?|purchases|deposits?|withdrawals?|transfers?|years?|months?|weeks?|days?|trusts?|iras?|roths?|brokerage|bonds?|calls?|puts?|options?|percent|dollars?|thousand|hundred|SYM|ACC|PER|kids|children|people|settled|unsettled|buys?|sells?))";
const counted = new RegExp(
  `\\b(?:(?:(?:all|both)(?: of)? )?(?:the(?: (first|last))?|those|these|all) ([2-5])(?: of (?:them|those|these))?|both(?: of (?:them|those|these|the (2)))?)(?: (?:stocks|shares|symbols|names|positions|holdings|funds|etfs|companies|tickers|accounts|purchases|buys|sales|orders|trades))?\\b${no}`,
);

/** "both together": the question before, of both. */
const alone = (said: string, mark: string): string =>
  new RegExp(
    `^((?:(?:and|or|so|now|then|what about|how about|in|of|for|on|with|at) )*${mark})(?: (?:together|combined|altogether|taken together|put together|added(?: up| together)?|in total|in all|in sum|please))+$`,
  ).exec(said)?.[1] ?? said;

/** "each of them", of what was asked one after the other "which of them", and of what one message named "they" */
function allOf({ said, text, names, atOnce, isListed, mark }: Heard): Pointed | undefined {
  const every = said.replace(isListed ? eachOne : oneOfThem, mark);
  if (every !== said) return { names, said: every };
  if (!atOnce && (isListed || !sums.test(said))) return undefined;
  const they = said.replace(/\bthey\b/i.test(text) ? theyAre : those, mark);
  return they === said ? undefined : { names, said: they };
}
const eachOne =
  /\b(?:each|either)(?: (?:1|one))?(?: of (?:them|those|these))?\b(?! (?:account|ACC|month|week|year|day|trade|deposit))/;
const oneOfThem = new RegExp(
  `${eachOne.source}|(?<=\\bwhich (?:(?:1|one) )?of )(?:them|those|these)\\b`,
);
const sums = /\b(?:together|combined|altogether|in total|in sum|add up)\b/;
const theyAre =
  /(?<=\b(?:is|are|were|do|did|have|what|how much) )(?:they|we)(?= (?:all |both )?(?:is|are|were|worth|trading|trade|at|up|down|doing|priced|moved|cost|made|gained|lost)\b)/;
const those =
  /(?<=\b(?:of|on|for|in|about|are|were|with|have|hold|own) )(?:them|those|these)(?= (?:is|are|was|were|has|have|do|does|did|at|in|on|by|i|we|you|he|she|and|or|now|today|worth|trading|doing|up|down|together|combined)\b|$)/;
