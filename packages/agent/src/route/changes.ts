import { ofAnyStatus } from "./any-status.ts";
import type { Change } from "./change.ts";
import type { Clause } from "./clause.ts";
import { figureOf } from "./held-changes.ts";
import { leftOutAgain } from "./left-out-again.ts";
import { limit } from "./limit.ts";
import { ofOthers } from "./others.ts";
import { chosen } from "./picking.ts";
import {
  addsUp,
  asksOtherAccount,
  ranked,
  rankedAnew,
  summed,
  summedAgain,
} from "./ranking-changes.ts";
import type { Intent, Params, RoutedPart } from "./routed.ts";
import { accountOf, daysOf, given, holderOf, stretchOf, symbolsOf } from "./rules/claim.ts";
import { topicIn } from "./rules/facts.ts";
import { via } from "./rules/transfers.ts";
import * as slots from "./slots.ts";
import { isSincePurchase } from "./stated.ts";
import { withoutAccounts } from "./without-accounts.ts";

/** The values of a message that each intent can take; none when it takes none of them. */
export function change(clause: Clause, previous: RoutedPart): Change {
  const { intent, params } = previous;
  const read = readers[intent];
  if (read === undefined) return {};
  if (asksOtherAccount(clause.said, previous)) return { account: undefined };
  const own = intent === "symbol_performance" ? ofHoldings(clause, previous) : undefined;
  const values = own ?? read(clause, params);
  return moved({ ...widened(clause), ...values, ...leftOutAgain(clause, params) }, params);
}

/** One account after several, and several after one, take the place of those before. */
function moved(made: Change, { without }: Params): Change {
  if (made.without?.accounts !== undefined) {
    return { account: undefined, whose: undefined, ...made };
  }
  const isPlaced = "account" in made && !("without" in made);
  if (without?.accounts === undefined || !isPlaced) return made;
  return { ...made, without: withoutAccounts(without) };
}

type Read = (clause: Clause, before: Params) => Change;

const readers: Partial<Record<Intent, Read>> = {
  activity: (clause, before) => ({
    ...place(clause),
    ...symbol(clause),
    ...days(clause),
    ...(slots.classOf(clause.said) === undefined ? {} : assetClass(clause)),
    ...counted(clause, given({ side: slots.side(clause.said) }), "activity"),
    ...picked(clause, before),
    ...ofOthers(clause, before),
  }),
  transfers: (clause, before) => ({
    ...place(clause),
    ...days(clause),
    ...counted(
      clause,
      given({
        type: slots.transferType(clause.said),
        status: slots.transferStatus(clause.said),
        via: via(clause.said),
      }),
      "transfers",
    ),
    ...(ofAnyStatus(clause) ? { status: undefined } : {}),
    ...picked(clause, before),
    ...ofOthers(clause, before),
  }),
  positions: (clause) => ({ ...figureOf(clause), ...holder(clause), ...symbol(clause) }),
  positions_list: (clause) =>
    ofSymbol(clause, "positions") ?? {
      ...place(clause),
      ...assetClass(clause),
      ...ranked(clause),
      ...summed(clause),
    },
  quotes: (clause) =>
    isSincePurchase(clause.said) ? { intent: "symbol_performance" } : symbol(clause),
  performance: (clause) =>
    ofSymbol(clause, "symbol_performance") ?? {
      ...place(clause),
      ...stretch(clause),
      ...given({ method: /\bmoney weighted\b/.test(clause.said) ? "mwr" : undefined }),
    },
  symbol_performance: (clause) => ({ ...holder(clause), ...symbol(clause), ...stretch(clause) }),
  portfolio_ranking: (clause, before) =>
    ofSymbol(clause, "symbol_performance") ?? {
      ...place(clause),
      ...assetClass(clause),
      ...rankedAnew(clause, before),
      ...summedAgain(clause, before),
    },
  facts: (clause) => given({ topic: topicIn(clause.plain) }),
  account_value: place,
  cash_balance: (clause, before) =>
    wholeValue(clause, before) ?? { ...place(clause), ...cash(clause) },
};

const every =
  "(?:of (?:them|it)|(?:grand )?total|sum|combined|together|taken together|added(?: up| together)|put together|altogether|overall|all|all told|all in all|all in|everything|everyone|everybody|both|as (?:a|1) whole|all (?:\\d|of (?:them|those|these))(?: (?:of (?:them|those|these)|accounts|trusts|iras))?|(?:this |the )?(?:(?:whole|entire|full) )?(?:household|family|portfolio)|(?:the )?(?:whole|entire|full) (?:lot|thing|bunch|estate))";
const leads =
  "(?:and|so|then|now|the|what about|how about|what is|in|for|across|of|all|both|it|that|them|put|add)";
export const allAccounts = new RegExp(
  `\\b(?:all|both|every|combined|overall)(?: \\w+)? accounts?\\b|^(?:${leads} )*${every}(?: (?:${every}|in|for|then|now|please|at once))*$`,
);

/** "and the whole account?" after its cash. */
const ofWhole =
  /^(?:(?:and|so|then|now|ok|what about|how about|for|in|on|of|the|my|our|their|his|her|this|that) )*(?:(?:whole|entire|full|complete|total|overall) (?:account|ACC|portfolio)|(?:account|ACC|portfolio) as (?:a|1) whole)(?: (?:together|altogether|combined|in total|overall|then|please|now|value|worth))*$/;

const ofHousehold = /\b(?:household|family)(?: as (?:a|1) whole)?\b/;

/** Where no account was named, everything is more than all of the cash. */
const ofAll =
  /^(?:(?:and|so|then|now|ok|what about|how about|for|in|on|of|with|across|the) )*(?:everything|(?:whole|entire) (?:lot|thing|household|family))(?: (?:together|altogether|combined|in total|overall|then|please|now))*$/;

function wholeValue(clause: Clause, { account }: Params): Change | undefined {
  const isOfAll = account === undefined && ofAll.test(clause.said);
  return isOfAll || ofWhole.test(clause.said)
    ? { intent: "account_value", cash: undefined, ...accountOf(clause) }
    : undefined;
}

/** "and the whole account?" after one holding: what all of them have gained, or are worth. */
function ofHoldings({ said }: Clause, { text }: RoutedPart): Change | undefined {
  if (!ofAll.test(said) && !ofWhole.test(said)) return undefined;
  const basis = /\b(?:worth|value)\b/i.test(text) ? "market_value" : "unrealized_pl";
  const none = { symbol: undefined, symbols: undefined, timeframe: undefined };
  return { intent: "portfolio_ranking", ...none, total: true, direction: "best", basis };
}

function place(clause: Clause): Change {
  const isAll =
    clause.account === undefined && (ofWhole.test(clause.said) || ofHousehold.test(clause.said));
  return isAll || allAccounts.test(clause.said) ? { account: undefined } : accountOf(clause);
}

/** Of a symbol: who is named may hold it where no account bears the name. */
function holder(clause: Clause): Change {
  const isNamed = clause.account !== undefined && "whose" in clause.account;
  return isNamed
    ? { account: undefined, whose: undefined, ...holderOf(clause) }
    : anywhere(place(clause));
}

/** In another place, or in all of them, it is not just anybody's. */
const anywhere = (where: Change): Change =>
  "account" in where ? { ...where, whose: undefined } : where;

function symbol(clause: Clause): Change {
  const said = symbolsOf(clause);
  return Object.keys(said).length === 0 ? {} : { symbol: undefined, symbols: undefined, ...said };
}

/** A symbol after a question about everything asks about that one holding. */
function ofSymbol(clause: Clause, intent: Intent): Change | undefined {
  if (clause.symbols.length === 0) return undefined;
  const none = { asset_class: undefined, direction: undefined, basis: undefined, limit: undefined };
  return { intent, ...none, method: undefined, ...symbolsOf(clause) };
}

const noStretch = { timeframe: undefined, from: undefined, to: undefined };

const stretch = (clause: Clause): Change =>
  clause.period === undefined ? {} : { ...noStretch, ...stretchOf(clause) };

const days = (clause: Clause): Change =>
  clause.period === undefined ? {} : { ...noStretch, ...daysOf(clause) };

/** "what did that purchase cost in total" */
export const isOfThatRow = (said: string, intent: Intent): boolean =>
  (intent === "activity" ? thatTrade : intent === "transfers" ? thatTransfer : never).test(said);
const thatTrade =
  /\bthat (?:purchase|sale|trade|buy|order|fill|transaction)\b(?! (?:before|after))/;
const thatTransfer =
  /\bthat (?:deposit|withdrawal|transfer|wire|transaction|payment)\b(?! (?:before|after))/;
const never = /(?!)/;

/** Another kind is asked for in full, unless the words say how many. */
function counted(clause: Clause, kind: Params, intent: Intent): Change {
  if (isOfThatRow(clause.said, intent)) return {};
  const count = limit(clause.said);
  if (count !== undefined) return { ...kind, limit: count };
  return Object.keys(kind).length === 0 ? {} : { ...kind, limit: undefined };
}

const assetClass = ({ said }: Clause): Change => {
  const asset_class = slots.assetClass(said);
  if (asset_class !== undefined) return { asset_class, without: undefined };
  return allThere.test(said) ? { asset_class } : {};
};
/** "what is in the Roth?", after the ETFs: all of it. */
const allThere = /^what (?:is|else is)(?: held)? in (?:the |my |our |his |her |their )?ACC$/;

/** "over 1000", "the one before that" */
function picked({ said }: Clause, { nth = 1, limit: before, amount }: Params): Change {
  if (
    /\b(?:1|one|trade|transfer|deposit|withdrawal|purchase|buy|sale|order|wire|payment) before(?: (?:that|it|this)(?: 1| one)?)?(?: how (?:big|much|large)(?: (?:was|is) (?:it|that))?)?$|^(?:and )?(?:the )?(?:previous|next) (?:1|one)$|^(?:the )?previous$|^(?:and )?(?:what (?:about|was) |the (?:1|one) )?before (?:that|it|this)$/.test(
      said,
    )
  ) {
    // Which place a row has that was picked by its size is not known: all of them are told.
    return amount === undefined
      ? { nth: nth + 1, limit: undefined }
      : { nth: undefined, limit: undefined, amount: undefined, status: undefined };
  }
  if (newestOf.test(said)) return { limit: 1, order: undefined };
  const values = chosen(`${said} transfers`);
  const { limit: _, ...rest } = { ...values, ...chosen(said) };
  if (counts.test(said)) return { ...rest, measure: "count", limit: undefined };
  if (sharesInAll.test(said)) return { ...rest, measure: "sum", limit: undefined };
  // Of the last one it is what that one came to.
  if (nth > 1 && bothOfThem.test(said) && addsUp.test(said)) {
    return { nth: undefined, limit: countOf(said, nth), measure: "sum" };
  }
  const [, place] = placeInList.exec(said) ?? [];
  if (place !== undefined) return { nth: places.indexOf(place) + 1, limit: undefined };
  const limits = before === 1 ? {} : { limit: undefined };
  return addsUp.test(said) ? { ...rest, measure: "sum", ...limits } : rest;
}

/** "how many shares is that in all", of the trades that were told. */
export const sharesInAll =
  /^(?:and |so )?how many (?:shares|units)(?: (?:in all|altogether|in total|all told|together|combined))+$|^(?:and |so )?how many (?:shares|units) (?:is|was|were|are|does|do|did) (?:that|they|those|these|it)(?: \w+){0,2}(?: (?:in all|altogether|in total|all told|together|combined|come to|make|add up to))+\b/;

/** "what do those two add up to", after the one before the last. */
export const bothOfThem =
  /\b(?:both|together|combined|(?:those|these|the|all) (?:\d|of (?:them|those|these)))\b/;

/** "how much was the second one": as they stand in the list. */
const placeInList =
  /\bthe (first|second|third|fourth|fifth) (?:1|one)\b(?! (?:trade|buy|sale|deposit|withdrawal))/;
const places = ["first", "second", "third", "fourth", "fifth"];

/** "which of these was the latest?" */
export const newestOf =
  /^(?:(?:and|so|ok) )*(?:which|what|when)(?: (?:1|one|trade|sale|purchase|buy|deposit|withdrawal|transfer))?(?: of (?:these|those|them|the (?:\d|two|three)))?(?: (?:was|is|came|happened|were))?(?: made)?(?: (?:the|our|my))?(?: very)? (?:latest|last|newest|(?:most )?recent(?:ly)?)(?: (?:1|one|of (?:these|those|them|all)))?(?: and (?:for )?how (?:much|big|large)(?: (?:was|is) (?:it|that))?)?$|^(?:(?:and|so|ok|just) )*(?:the )?(?:very )?(?:latest|last|newest|most recent)(?: (?:1|one))? (?:of|among) (?:these|those|them|all)$/;

/** "The sum of all three" is of as many. */
const countOf = (said: string, others: number): number =>
  Number(/\ball (?:of (?:the|those|these) )?([2-9])\b/.exec(said)?.[1] ?? others);
const counts = /^(?:and |so )?how many(?: (?:were|are|was|is) (?:there|they|those|that|it))?$/;

const cash = ({ said }: Clause): Change => {
  const kind = slots.cashKind(said);
  if (kind === "both" && !/\b(?:settled|unsettled|total)\b/.test(said)) return {};
  return { cash: /\btotal\b/.test(said) ? "total" : kind };
};

/** "the total of all three", after one of them. */
const allOfThem = /\ball (?:\d|of (?:them|those|these))\b/;

/** "everything" and "all of them" take the narrowing back. */
function widened({ said }: Clause): Change {
  const none = { limit: undefined, asset_class: undefined, without: undefined };
  if (allOfThem.test(said)) return { ...none, via: undefined, nth: undefined };
  if (!/\b(?:(?<!\bin )all|everything|more|full)\b/.test(said) || limit(said) !== undefined)
    return {};
  return slots.assetClass(said) === undefined ? none : { limit: undefined };
}
