import type * as Holding from "../../holding.ts";
import { normalizeSymbol } from "../../portfolio/symbol.ts";
import type { Prohibited } from "../comparison.ts";
import { toDollars } from "../number.ts";
import type { Valuation } from "../value.ts";

/** Holdings that the policy prohibits by symbol (or security id), issuer or sector, ignoring case. */
export function prohibitedHoldings(
  { valued, unvalued }: Pick<Valuation, "valued" | "unvalued">,
  rules: readonly string[],
): Prohibited[] {
  if (rules.length === 0) return [];
  const all = [...valued, ...unvalued.map(({ holding }) => ({ holding, value: null }))];
  return all.flatMap(({ holding, value }) => {
    const rule = prohibitingRule(rules, holding);
    if (rule === undefined) return [];
    const { symbol, name, account_id } = holding;
    return [{ symbol, name, account_id, value: value && toDollars(value), rule }];
  });
}

/** The first rule that matches the holding. */
export function prohibitingRule(
  rules: readonly string[],
  holding: Holding.Info,
): string | undefined {
  const { symbol, security_id, issuer_id, sector } = holding;
  if (rules.length === 0) return undefined;
  const names = [symbol ?? security_id, issuer_id, sector].map((name) => name?.toLowerCase());
  return rules.find(
    (rule) =>
      names.includes(rule.trim().toLowerCase()) ||
      (symbol !== null && normalizeSymbol(rule) === normalizeSymbol(symbol)),
  );
}
