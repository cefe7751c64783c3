import type { Clause } from "./clause.ts";
import { ofAccountsAgain } from "./follow-accounts.ts";
import { placed } from "./kept-account.ts";
import type { Intent, RoutedPart } from "./routed.ts";
import { given } from "./rules/claim.ts";

/**
 * "What are the two trusts worth, and what are their returns?", "which account did best and which did worst?": what a
 * clause asks of the accounts of the part before it, which it does not name again.
 */
export function keptBeside(
  before: RoutedPart | undefined,
  clause: Clause,
  part: RoutedPart,
): RoutedPart | undefined {
  if (before === undefined || clause.account !== undefined || clause.symbols.length > 0) {
    return undefined;
  }
  return (
    ofOtherEnd(before, clause) ??
    ofListed(before, clause, part) ??
    ofEach(before, clause, part) ??
    ofBareFigure(before, clause, part) ??
    ofSameSymbol(before, part) ??
    ofSameAccounts(before, clause, part)
  );
}

/** "The stocks without Tesla, and what are they worth together?", "are we ahead on them": of what was listed. */
function ofListed(
  { intent, params }: RoutedPart,
  { said, text }: Clause,
  part: RoutedPart,
): RoutedPart | undefined {
  const { account, without, asset_class, short, sign, uncosted } = params;
  const isPart = (asset_class ?? without ?? short) !== undefined && uncosted !== true;
  if (intent !== "positions_list" || !isPart) return undefined;
  const scope = given({ account, without, asset_class, short, sign });
  if (part.intent === "portfolio_ranking" && part.params.total === true && they.test(said)) {
    return { ...part, params: { ...part.params, ...scope } };
  }
  if (!inSum.test(said)) return undefined;
  const total = { total: true, direction: "best", basis: "market_value" } as const;
  return {
    ...{ intent: "portfolio_ranking", params: { ...scope, ...total } },
    ...{ confidence: 0.9, assumed: [], text },
  };
}
const inSum =
  /^(?:(?:and|so) )*(?:what|how much) (?:(?:are|is) (?:they|those|these|that|it)(?: all)? worth|(?:do|does) (?:they|those|these|that|it)(?: all)? (?:come|add up|amount) to)(?: (?:together|combined|in total|altogether|in all))*$/;

/** The other end of a ranking of accounts. */
function ofOtherEnd(before: RoutedPart, clause: Clause): RoutedPart | undefined {
  if (!end.test(clause.said)) return undefined;
  if (before.params.per === "account") return ofAccountsAgain(clause, before);
  return ranksAccounts(before) ? { ...before, text: clause.text } : undefined;
}
const size = "(?:best|worst|most|least|biggest|largest|smallest|highest|lowest|richest|poorest)";
const end = new RegExp(
  `^(?:(?:and|or|also) )*(?:(?:which|what)(?: (?:1|one|account))?(?: (?:is|was|has|had|did|does|gained|lost|holds))? )?(?:(?:the|our|my) )?${size}(?: (?:1|one|account|cash))?(?: PER)?$`,
);
const stated: ReadonlySet<Intent> = new Set<Intent>(["account_value", "cash_balance"]);

/** True where the answer names the account that is first, or last. */
export const ranksAccounts = ({ intent, params, text }: RoutedPart): boolean =>
  params.per === "account"
    ? params.direction !== undefined && params.nth === undefined
    : stated.has(intent) && ranked.test(text);
const places = "(?:account|trusts?|iras?|of (?:the|our) (?:accounts|trusts|iras))";
const ranked = new RegExp(`\\b${size}\\b.*\\b${places}\\b|\\b${places}\\b.*\\b${size}\\b`, "i");

/** Several that were named are "they", one is "it", and neither needs a name in a few words more. */
function ofSameAccounts(
  before: RoutedPart,
  clause: Clause,
  part: RoutedPart,
): RoutedPart | undefined {
  const { intent, params, missing } = part;
  const isOwn = (params.account ?? params.without ?? params.symbol ?? params.per) !== undefined;
  if (missing !== undefined || isOwn || !placed.has(intent)) return undefined;
  const { account } = before.params;
  return account === undefined
    ? ofSeveral(before, clause, part)
    : ofOne(before.intent === intent, account, { clause, part });
}

/** "Cash across the accounts, and the one-year numbers for each" */
function ofEach(
  { intent, params: before }: RoutedPart,
  { said }: Clause,
  part: RoutedPart,
): RoutedPart | undefined {
  const isOfAll = stated.has(intent) && (before.account ?? before.without?.kept) === undefined;
  const isOpen = (part.params.account ?? part.params.without ?? part.params.per) === undefined;
  return isOfAll && isOpen && part.intent === "performance" && eachOne.test(said)
    ? { ...part, params: { ...part.params, per: "account" } }
    : undefined;
}
const eachOne = /\b(?:for|of|in) (?:each|every)(?: (?:1|one)| account)?(?: of (?:them|those))?$/;

const isShort = ({ said }: Clause): boolean => said.split(" ").length <= 3 && !ofAll.test(said);

/** "What's the Roth worth, and its YTD return", "the endowment's YTD and 1Y returns" */
function ofOne(
  isSame: boolean,
  account: string,
  { clause, part }: { clause: Clause; part: RoutedPart },
): RoutedPart | undefined {
  const isPlain = isSame || !/^the\b/i.test(clause.text) || bareReturn.test(clause.said);
  const isReturn = part.intent === "performance" && isPlain && isShort(clause);
  return isReturn || it.test(clause.said)
    ? { ...part, params: { ...part.params, account } }
    : undefined;
}

/** "the joint's cash, and the YTD" */
const bareReturn = /^(?:(?:and|the) )*PER$/;

/** "VXUS: shares, and market value": of the same, as it was asked of. */
function ofBareFigure(
  { params: before }: RoutedPart,
  { said, text }: Clause,
  { missing: _, ...part }: RoutedPart,
): RoutedPart | undefined {
  const { symbol, account, without } = before;
  const isOpen = (part.params.symbol ?? part.params.account ?? part.params.without) === undefined;
  if (symbol === undefined || !isOpen || !bareFigure.test(said)) return undefined;
  return {
    ...part,
    intent: "symbol_performance",
    params: given({ symbol, account, without }),
    text,
  };
}
const bareFigure =
  /^(?:(?:and|the|its|their|our|total|combined|current|market|unrealized) )*(?:value|worth|gains?|loss|unrealized|p&l|profit)(?: (?:please|together|combined|in (?:total|all|dollars)|(?:in |across )?all accounts(?: combined| together)?|everything together))*$/;

/** "How many VTI does Karen have, and how much are they up?": those that she has. */
function ofSameSymbol({ params: before }: RoutedPart, part: RoutedPart): RoutedPart | undefined {
  const { symbol, account, without } = part.params;
  const isSame = symbol !== undefined && symbol === before.symbol;
  return isSame && before.without?.accounts !== undefined && (account ?? without) === undefined
    ? { ...part, params: { ...part.params, without: before.without } }
    : undefined;
}

function ofSeveral(
  { params: { without } }: RoutedPart,
  clause: Clause,
  part: RoutedPart,
): RoutedPart | undefined {
  if (without?.accounts === undefined) return undefined;
  const isOfThese =
    without.kept === undefined
      ? ofThat.test(clause.said)
      : isShort(clause) || they.test(clause.said);
  if (!isOfThese) return undefined;
  const apart = part.intent === "performance" ? { per: "account" as const } : {};
  return { ...part, params: { ...part.params, without, ...apart } };
}
/** "Compare Hector's and Rosa's IRA by value, and give me their returns": of the two. */
export function ofCompared(
  part: RoutedPart,
  compared: RoutedPart | undefined,
  all: readonly string[],
): RoutedPart {
  const sides = compared?.params.comparison?.sides ?? [];
  const kept = all.filter((name) => sides.some(({ accounts }) => accounts?.includes(name)));
  const { account, without, symbol, per } = part.params;
  const isOpen = (account ?? without ?? symbol ?? per) === undefined;
  if (!(isOpen && kept.length > 1 && placed.has(part.intent) && isOfThem.test(part.text)))
    return part;
  const accounts = all.filter((name) => !kept.includes(name));
  const apart = part.intent === "performance" ? { per: "account" as const } : {};
  const place = accounts.length === 0 ? {} : { without: { accounts, kept } };
  return { ...part, params: { ...part.params, ...place, ...apart } };
}

/** Of the one that is ahead both are told. */
const isOfThem =
  /\b(?:their|they|them|each|both|those|these|it|its|that (?:account|one)|the (?:winner|larger|bigger|better|smaller) one)\b/i;

/** "what is it without Karen's accounts, and how much of that is cash" */
const ofThat = /\b(?:of (?:that|it|those|these)|then|left)\b/;
const they = /\b(?:their|they|them|each|both|those|these)\b/;
const it = /\b(?:its|there)\b|\b(?:in|of|is|has|does|did) it\b|\b(?:that|this|the same) account\b/;
const ofAll =
  /\b(?:we|our|my|all|any|every|everything|overall|household|family|portfolio|total|combined)\b/;
