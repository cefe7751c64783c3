import type * as Account from "../../account.ts";
import type { Day } from "../../day.ts";
import type * as Holding from "../../holding.ts";
import type * as Ips from "../../ips.ts";
import { fundsOnSameIndex } from "../../lots/wash-sale.ts";
import { normalizeSymbol } from "../../portfolio/symbol.ts";
import { prohibitingRule } from "../findings/prohibited.ts";
import { soleClass, type Valued } from "../value.ts";

/** By class, the funds already held that may be bought, in the order of the holdings. */
export type FundChoices = ReadonlyMap<string | undefined, readonly Holding.Info[]>;

interface Stock {
  valued: readonly Valued[];
  constraints: Ips.Info["constraints"];
  today: Day;
  /** Symbols sold in the same list of trades. */
  sold: ReadonlySet<string>;
}

/**
 * Never proposes a fund that is restricted, prohibited, sold in the same list, or tracks the same
 * index as a fund sold there.
 */
export function fundChoicesOf(stock: Stock): FundChoices {
  const funds = stock.valued
    .filter(({ holding, value }) => isFund(holding) && value.gt(0) && mayBuy(holding, stock))
    .map(({ holding }) => holding);
  return Map.groupBy(funds, soleClass);
}

/** Picks a fund of the class, preferably one held in the account; null when none may be bought. */
export function pickFund(name: string, account: Account.Info, choices: FundChoices): string | null {
  const funds = choices.get(name) ?? [];
  const own = funds.find((holding) => holding.account_id === account.id);
  return (own ?? funds[0])?.symbol ?? null;
}

/** The last day on which it may not be traded. Securities without a ticker are matched by id. */
export function restrictedUntil(
  { symbol, security_id }: Holding.Info,
  { restricted }: Ips.Info["constraints"],
  today: Day,
): Day | undefined {
  const own = normalizeSymbol(symbol ?? security_id);
  return restricted
    .filter((rule) => normalizeSymbol(rule.symbol) === own && today <= rule.until)
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
}

export const isRestricted = (
  holding: Holding.Info,
  constraints: Ips.Info["constraints"],
  today: Day,
): boolean => restrictedUntil(holding, constraints, today) !== undefined;

const isFund = ({ kind }: Holding.Info): boolean =>
  kind === "etf" || kind === "mutual_fund" || kind === "money_market";

function mayBuy(holding: Holding.Info, { constraints, today, sold }: Stock): boolean {
  const { symbol } = holding;
  if (symbol === null || isRestricted(holding, constraints, today)) return false;
  if (prohibitingRule(constraints.prohibited, holding) !== undefined) return false;
  return ![symbol, ...fundsOnSameIndex(symbol)].some((other) => sold.has(other));
}
