import * as Account from "../../account.ts";
import type { Day } from "../../day.ts";
import type * as Holding from "../../holding.ts";
import type * as Ips from "../../ips.ts";
import { fundsOnSameIndex } from "../../lots/wash-sale.ts";
import { isFund, normalizeSymbol } from "../../portfolio/symbol.ts";
import { muniFunds } from "../../text/company-names.ts";
import { compareText } from "../../text/compare-text.ts";
import { prohibitingRule } from "../findings/prohibited.ts";
import { soleClass, type ValuedHolding } from "../value.ts";

interface HeldFund {
  holding: Holding.Info;
  /** Whether it is held in a taxable account. */
  taxable: boolean;
}

/** Funds already held that may be bought, by their one asset class, the largest holding first. */
export type BuyableFunds = ReadonlyMap<string | undefined, readonly HeldFund[]>;

interface FundChoiceInput {
  accounts: readonly Account.Info[];
  valued: readonly ValuedHolding[];
  constraints: Ips.Info["constraints"];
  today: Day;
  /** Symbols sold in the same list of trades. */
  sold: ReadonlySet<string>;
}

/**
 * Never proposes a fund that is restricted, prohibited, sold in the same list, or tracks the same
 * index as a fund sold there.
 */
export function buyableFunds(input: FundChoiceInput): BuyableFunds {
  const taxable = new Set(input.accounts.filter(isTaxable).map(({ id }) => id));
  const funds = input.valued
    .filter(({ holding, value }) => isFund(holding) && value.gt(0) && mayBuy(holding, input))
    .toSorted(
      (a, b) =>
        b.value.cmp(a.value) ||
        compareText(a.holding.symbol ?? "", b.holding.symbol ?? "") ||
        compareText(a.holding.account_id, b.holding.account_id),
    )
    .map(({ holding }) => ({ holding, taxable: taxable.has(holding.account_id) }));
  return Map.groupBy(funds, ({ holding }) => soleClass(holding));
}

/**
 * Picks a fund of the class, preferably one held in the account, or else in an account that is taxed
 * alike; null when none may be bought. Municipal bonds belong in a taxable account: elsewhere they
 * come last.
 */
export function pickFund(
  name: string,
  account: Account.Info,
  choices: BuyableFunds,
): string | null {
  const rank = ({ holding, taxable }: HeldFund): number =>
    4 * Number(isMisplaced(holding.symbol, account)) +
    2 * Number(holding.account_id !== account.id) +
    Number(taxable !== isTaxable(account));
  const [best] = (choices.get(name) ?? []).toSorted((a, b) => rank(a) - rank(b));
  return best?.holding.symbol ?? null;
}

/** True for a fund of municipal bonds, whose interest is tax-free anyway, in a sheltered account. */
export const isMisplaced = (symbol: string | null, account: Account.Info): boolean =>
  symbol !== null && muniFunds.has(symbol) && !isTaxable(account);

const isTaxable = (account: Account.Info): boolean =>
  Account.treatment(account).startsWith("taxable");

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

function mayBuy(holding: Holding.Info, { constraints, today, sold }: FundChoiceInput): boolean {
  const { symbol } = holding;
  if (symbol === null || isRestricted(holding, constraints, today)) return false;
  if (prohibitingRule(constraints.prohibited, holding) !== undefined) return false;
  return ![symbol, ...fundsOnSameIndex(symbol)].some((other) => sold.has(other));
}
