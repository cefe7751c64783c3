import { Fault } from "@advisor/domain/fault";
import * as Holding from "@advisor/domain/holding";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import type * as Security from "@advisor/domain/security";
import type { Stores } from "../runtime.ts";

export interface HeldFunds {
  funds: ReadonlyMap<string, Security.Fund>;
  /** What could not be looked up; null where everything was. */
  unknown: string | null;
}

/** What the funds of a household hold. A provider that is down does not take the household with it. */
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

/** The checks, each saying what it could not look up. */
export const withUnknownNote = (checks: Comparison[], unknown: string | null): Comparison[] =>
  unknown === null
    ? checks
    : checks.map((check) => ({ ...check, assumptions: [...check.assumptions, unknown] }));
