import type { Day } from "../day.ts";
import type { Decimal } from "../decimal.ts";
import type * as Household from "../household.ts";
import type * as Ips from "../ips.ts";
import type { LookThrough } from "../portfolio/look-through.ts";
import { withNormalizedSymbols } from "../portfolio/symbol.ts";
import type * as Security from "../security.ts";
import { availableCash, type CashNeed } from "./cash.ts";
import { throughFunds } from "./findings/concentration.ts";
import { type Scope, scopeOf } from "./scope.ts";
import { owedUnder } from "./shared-needs.ts";
import { type Valuation, valueAccounts } from "./value.ts";

export interface CheckInput {
  snapshot: Household.Snapshot;
  ips: Ips.Info | undefined;
  today: Day;
  /** Money about to arrive, in US dollars. */
  deposit?: Decimal;
  /** Disclosed fund holdings by symbol. */
  funds: ReadonlyMap<string, Security.Fund>;
}

/** What the comparison derives from the snapshot before it applies any rule. */
export interface Facts extends CheckInput {
  scope: Scope;
  valuation: Valuation;
  available: Decimal;
  owed: CashNeed[];
  seen: LookThrough;
}

export function deriveFacts(input: CheckInput): Facts {
  const { ips, today, funds } = input;
  const snapshot = withNormalizedSymbols(input.snapshot);
  const scope = scopeOf(snapshot, ips);
  const valuation = valueAccounts(scope.accounts, snapshot.holdings);
  return {
    ...input,
    snapshot,
    scope,
    valuation,
    available: availableCash(valuation),
    owed: owedUnder(ips, snapshot, today),
    seen: throughFunds(valuation, funds),
  };
}
