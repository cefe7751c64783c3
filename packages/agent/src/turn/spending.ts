import type { Usage } from "@advisor/domain/model/usage";
import type { Price } from "@advisor/domain/spend";

/** What a turn's steps and paid calls cost, and whether it may go on. */
export interface Spending {
  /** Null when the model's price is not known: then its steps count nothing, and the cost shown is unknown. */
  price: Price | null;
  /** Counts what was spent; it is booked with the next hold, or with the end of the turn. */
  count(microUsd: number, usage: Usage): void;
  /**
   * Books what was counted, and holds so much of every budget for what comes next. Resolves to what
   * may be spent, which is less where a budget has less left; rejects with Fault `budget_exceeded`
   * when one is used up.
   */
  hold(microUsd: number): Promise<number>;
  /** Nothing more will be spent: begins to book the rest and to give the turn's slot back. */
  settle(): void;
}

/** For a turn that nobody counts. */
export const noSpending: Spending = {
  price: null,
  count: () => undefined,
  hold: async (microUsd) => microUsd,
  settle: () => undefined,
};
