import { after, type FollowTurn, inAccounts, turn } from "./follow-turn.ts";
import { firstName } from "./full-name.ts";
import type { Intent, Remembered } from "./routed.ts";
import { sameOf } from "./same-person.ts";

/** The kind of account that was explained; undefined where something else was. */
const kindOf = ({ params: { topic = "" } }: Remembered): string | undefined =>
  ofAccounts.exec(topic)?.[0].replaceAll("_", " ");
const ofAccounts = /^(?:\w+[_ ])?(?:ira|401k|529|trust)\b/;

/** What is asked of accounts, as short as the rules know it. */
const plainOf = (intent: Intent): string =>
  intent === "cash_balance" ? "cash" : intent === "account_value" ? "account value" : "and";

const notPlace = /\b(?:cash|pending|settled|unsettled|everything|all|rest|others?)\b/i;

/** Of an account whose return it was, somebody else has another. */
const hasOwner = ({ intent, params: { account } }: Remembered): boolean =>
  inAccounts.has(intent) || (intent === "performance" && account !== undefined);

/** The same of somebody else, of another account, of the rest of them, or of the one that is held of a kind. */
export const followPlaces: readonly FollowTurn[] = [
  {
    // After what a kind of account is: the one of that kind that is held.
    after: after("facts"),
    said: turn(
      "(?:(?:do|does) (?:we|i|they|he|she) (?:have|own|hold) (?:one|any)(?: of (?:those|these|them))?|how much (?:do (?:we|i|they) have|is) in (?:it|ours|mine|that|one)|(what(?:'s| is)) in (?:it|ours|mine)|(?:what|how much) is (?:ours|mine) worth)",
    ),
    plain: ([, what], previous) => {
      const kind = kindOf(previous);
      if (kind === undefined) return undefined;
      return what === undefined ? `what is our ${kind} worth` : `what is in our ${kind}`;
    },
  },
  {
    said: turn(
      "(?:(?:just|only|what about|how about|(?:the )?same(?: (?:thing|question))? for|for|in|of) )*(\\p{L}+?)(?:'?s)?(?: (?:only|alone))?",
      "u",
    ),
    plain: ([, called = ""], previous, { household }) => {
      const name = called.toLowerCase();
      if (!household.members.some((one) => firstName(one) === name)) return undefined;
      return sameOf(name, previous) ?? (hasOwner(previous) ? `and ${called}'s` : undefined);
    },
  },
  {
    after: after("facts"),
    said: turn(
      "(?:how much |what )?(?:does|has|is) (\\p{L}+) (?:have|got|hold|own|keep) (?:one|in (?:his|hers|theirs)|any in (?:his|hers|theirs))",
      "u",
    ),
    plain: ([, called = ""], previous) => {
      const kind = kindOf(previous);
      return kind && `what is ${called}'s ${kind} worth`;
    },
  },
  {
    // "joint only": the account, of those that have such a name.
    after: after("account_value", "cash_balance", "performance", "positions_list", "transfers"),
    said: turn("(?:just |only )?(joint|margin|brokerage|individual|taxable)(?: only| alone)?"),
    plain: ([, kind = ""]) => `only the ${kind} account`,
  },
  {
    after: after("cash_balance"),
    said: turn("(?:what(?:'s| is) )?the (?:whole |full )?total(?: (?:value|there|in there))?"),
    plain: (_, { params: { account } }) => account && `account value in ${account}`,
  },
  {
    after: after("cash_balance", "account_value"),
    said: turn("what(?:'s| is) the (?:rest|remainder|other part) (?:invested )?in(?: then)?"),
    plain: (_, { params: { account } }) => account && `holdings in ${account}`,
  },
  {
    after: inAccounts,
    said: turn(
      "(?:what about |how about )?(?:the (?:rest|others?|other accounts)|everything else|all (?:the )?(?:others?|rest)|(?:everything|all(?: of (?:it|them))?|the (?:total|whole)|every account|all (?:the |our |my )?accounts) (?:except|but|without|other than|excluding|apart from|besides|minus|less) (?:it|(?:that|this)(?: (?:one|account))?))",
    ),
    plain: (_, { intent, params: { account, symbol } }) =>
      account === undefined || symbol !== undefined
        ? undefined
        : `${plainOf(intent)} without ${account}`,
  },
  {
    after: inAccounts,
    said: turn(
      "(?:what about |how about )?the (?:second|third|fourth|fifth|last|remaining|missing|(?:only )?other)(?: (?:one|account)(?: left)?)?",
    ),
    plain: (_, { params, accounts: spoken }, { accounts }) => {
      const [left, ...more] = accounts.filter((name) => spoken?.names.includes(name) === false);
      const isLast = left !== undefined && more.length === 0 && accounts.length > 2;
      return isLast && params.account !== undefined ? `and ${left}` : undefined;
    },
  },
  {
    // One more account, beside those that were told together.
    after: after("account_value", "cash_balance"),
    said: turn(
      "(?:including|with|plus|adding|together with|counting) (.{3,40}?)(?: (?:too|as well|included))?",
    ),
    plain: ([, place = ""], { intent, params: { account, without } }) => {
      const told = without?.kept ?? (account === undefined ? [] : [account]);
      return told.length === 0 || notPlace.test(place)
        ? undefined
        : `${plainOf(intent)} in ${told.join(" and ")} and ${place} together`;
    },
  },
  {
    after: after("account_value", "cash_balance"),
    said: turn(
      "which (?:one|account)((?: (?:has|have|is|holds|worth|the|with))* (?:more|less|fewer|bigger|larger|smaller|higher|lower|greater)\\b.{0,30}?)",
    ),
    plain: ([, asked = ""], { accounts }) =>
      (accounts?.names.length ?? 0) > 1 ? `which of them${asked}` : undefined,
  },
  {
    said: turn(
      "(?:and |in )?((?:the |our |my )?.{3,40}?), (?:and )?what(?:'s| is) (?:held )?in (?:that|it|there)(?: one)?",
    ),
    plain: ([, place = ""]) => `what is in ${place}`,
  },
  {
    // After what two accounts hold: which of the accounts it is.
    after: after("positions_list"),
    said: turn(
      "which(?: one| account)?(?: of (?:the two|them|those|these)(?: accounts)?)?(?: (?:is|has|are))? (?:worth )?(?:the )?(more|less|bigger|larger|smaller|higher)(?: (?:valuable|value|one|account|in it|money))?",
    ),
    plain: ([, more = ""], { series }) => {
      const [one, other, ...others] = series?.places ?? [];
      const areTwo = one?.length === 1 && other?.length === 1 && others.length === 0;
      const end = /less|smaller/i.test(more) ? "less" : "more";
      return areTwo ? `which is worth ${end}, ${one[0]} or ${other[0]}` : undefined;
    },
  },
  {
    after: after("activity", "transfers", "cash_balance"),
    said: turn(
      "(?:is there |was there |were there )?any(?:thing)? (?:in|into|from|for) (?!20\\d\\d)(.{3,40})",
    ),
    plain: ([, place = ""]) => `and in ${place}`,
  },
];
