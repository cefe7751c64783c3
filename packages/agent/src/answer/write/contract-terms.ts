import { optionContract } from "@advisor/domain/text/option-contract";
import { usd } from "../format.ts";
import type { PositionRow } from "../looked-up.ts";

/** "AAPL261218C00235000 is a call on AAPL with a strike of $235.00 that expires on 2026-12-18." */
export function contractTerms(rows: readonly PositionRow[]): { text: string; figures: number[] } {
  const contracts = [...new Set(rows.map(({ symbol }) => symbol))].flatMap((symbol) => {
    const contract = optionContract(symbol);
    return contract === undefined ? [] : [{ symbol, ...contract }];
  });
  const told = contracts.map(
    ({ symbol, share, right, strike, expires }) =>
      `${symbol} is a ${right} on ${share} with a strike of ${usd(strike)} that expires on ${expires}.`,
  );
  return { text: told.join(" "), figures: contracts.map(({ strike }) => strike) };
}
