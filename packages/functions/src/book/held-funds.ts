import { Fault } from "@advisor/domain/fault";
import * as Holding from "@advisor/domain/holding";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import type * as Security from "@advisor/domain/security";
import type { Stores } from "../runtime.ts";

export interface HeldFunds {
  funds: ReadonlyMap<string, Security.Fund>;
  /** A sentence about funds that could not be looked up; null if all were. */
  unknown: string | null;
}

/** The holdings of a household's funds. If the provider is down, the household is still shown. */
export async function readHeldFunds(
  { market, log }: Pick<Stores, "market" | "log">,
  holdings: readonly Holding.Info[],
): Promise<HeldFunds> {
  const symbols = Holding.fundSymbols(holdings);
  try {
    return { funds: await market.funds.many(symbols), unknown: null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    log.error("funds_not_looked_through", { code: error.code }, error);
    const unknown = `What ${symbols.join(", ")} hold could not be looked up; issuers and sectors count direct holdings only.`;
    return { funds: new Map(), unknown };
  }
}

/** The checks with the note about missing fund data added to their assumptions. */
export const withMissingFundNote = (checks: Comparison[], unknown: string | null): Comparison[] =>
  unknown === null
    ? checks
    : checks.map((check) => ({ ...check, assumptions: [...check.assumptions, unknown] }));
