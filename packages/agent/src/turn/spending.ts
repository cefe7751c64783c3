import type { Usage } from "@advisor/domain/model/usage";
import type { Price } from "@advisor/domain/spend";

/** Counts a turn's cost, and checks whether it may continue. */
export interface Spending {
  /** Null if the model's price is unknown: steps are not counted, and the cost is shown as unknown. */
  price: Price | null;
  /** Counts spending. It is recorded with the next `hold`, or at the end of the turn. */
  count(microUsd: number, usage: Usage): void;
  /**
   * Records what was counted, and reserves an amount of every budget for what comes next. Resolves
   * to the amount that may be spent, which is less if a budget has less left; rejects with the
   * fault `budget_exceeded` if one is used up.
   */
  hold(microUsd: number): Promise<number>;
  /** Ends the spending: starts to record the rest and to release the turn's slot. */
  settle(): void;
}

/** For a turn whose cost is not counted. */
export const noSpending: Spending = {
  price: null,
  count: () => undefined,
  hold: async (microUsd) => microUsd,
  settle: () => undefined,
};
