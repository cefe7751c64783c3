import { decimal } from "@advisor/domain/decimal";
import { Fault } from "@advisor/domain/fault";
import { dollars } from "@advisor/domain/money";
import * as Cell from "@advisor/domain/research/cell";
import type * as Entry from "@advisor/domain/research/entry";
import { costOf } from "@advisor/domain/research/progress";
import * as Run from "@advisor/domain/research/run";

/** Thrown when no new work may start: the run ended or a newer generation took over. */
export const runStopped = (): Fault =>
  new Fault("conflict", "run_stopped", "The run was stopped, or continues in another process.");

const inDollars = (micro: number): string => dollars(decimal(micro).div(1_000_000));

/**
 * Reserves money for new work on a cell. Throws `run_stopped`; `run_budget` or `cell_budget` if it
 * would exceed a limit; `price_unknown` if the cost cannot be estimated.
 */
export function checkCellBudget(
  state: Run.State,
  generation: number,
  bodies: readonly Entry.Body[],
  cellSpent: number,
): void {
  if (state.generation !== generation || Run.isEnded(state.status)) throw runStopped();
  const { run_micro_usd, cell_micro_usd } = state.limits;
  const limited = run_micro_usd !== null || cell_micro_usd !== null;
  if (limited && bodies.some(unpriced)) throw priceUnknown();
  const cost = bodies.reduce((sum, body) => sum + Math.max(0, Cell.totalCost(costOf(body))), 0);
  if (cost === 0) return;
  const spent = Cell.totalCost(state.spent);
  if (run_micro_usd !== null && spent + cost > run_micro_usd)
    throw limit("run_budget", "The run's", run_micro_usd, spent);
  if (cell_micro_usd !== null && cellSpent + cost > cell_micro_usd)
    throw limit("cell_budget", "A cell's", cell_micro_usd, cellSpent);
}

const unpriced = (body: Entry.Body): boolean =>
  body.type === "prompt_sent" && body.micro_usd === null;

/** Rejects a limit that cannot be enforced, like other budgets do. */
export const priceUnknown = (): Fault =>
  new Fault(
    "budget",
    "price_unknown",
    "The run has a limit, but the price of its model is unknown. Name the price in MODEL_PRICES, or start a run without limits.",
  );

const limit = (code: string, whose: string, most: number, spent: number): Fault =>
  new Fault(
    "budget",
    code,
    `${whose} limit of ${inDollars(most)} is reached: ${inDollars(spent)} was spent. Raise it to go on.`,
  );
