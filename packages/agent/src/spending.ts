import type { Price } from "@advisor/domain/spend";
import type { Usage } from "@advisor/protocol/part";

/** What a turn's steps cost, and whether it may take another. */
export interface Spending {
  /** Null when the model's price is not known: then nothing is counted, and the cost shown is unknown. */
  price: Price | null;
  /** Counts a step; it is booked before the next one, or with the end of the turn. */
  count(microUsd: number, usage: Usage): void;
  /** Books what was counted. Rejects with Fault `budget_exceeded` when a budget is used up: no further step is taken. */
  book(): Promise<void>;
}

/** For a turn that nobody counts. */
export const uncounted: Spending = {
  price: null,
  count: () => undefined,
  book: async () => undefined,
};
