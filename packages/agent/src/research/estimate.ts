import type * as Criterion from "@advisor/domain/research/criterion";
import type * as Run from "@advisor/domain/research/run";
import { costMicroUsd, type Price } from "@advisor/domain/spend";

/** Averages per cell that asked a model, over this many cells. */
export interface CellAverages {
  cells: number;
  steps: number;
  input_tokens: number;
  output_tokens: number;
  tools_micro_usd: number;
}

/**
 * Measured on the sample templates: most cells are answered by the first query, some search once
 * more.
 */
export const defaultAverages = {
  steps: 1.1,
  input_tokens: 1_250,
  output_tokens: 130,
  queries: 1.1,
};
/** What a second look adds. Answers that are unknown do not get one. */
export const secondLookAverages = { steps: 0.9, input_tokens: 220, output_tokens: 50 };

/**
 * From the sample screens: the share of companies that pass a disqualifying criterion, and of cells
 * whose condition holds.
 */
const passRate = 0.8;
const conditionHolds = 0.5;

/** The relative error of the measured averages over many companies. */
const spread = 0.3;
/**
 * A single company may cost over twice the average: where little is found, every cell searches
 * again.
 */
const spreadOfOne = 1.2;
/** The lowest share of the average cost: a cell pays at least for its first query and answer. */
const lowestShare = 0.3;
/** Cells of other companies weigh as much as this many default ones. */
const usualCells = 20;

/**
 * Estimates a run's cost from its cells, the averages per cell, and prices. Null when the model's
 * price is not known.
 */
export function estimate(input: {
  criteria: readonly Criterion.Info[];
  companies: number;
  /** The share of companies that pass each disqualifying criterion, where known. */
  passing: ReadonlyMap<string, number>;
  /** The price of a cell's first query, and of the model. */
  query_micro_usd: number;
  price: Price | null;
  measured: CellAverages | undefined;
  second_look: boolean;
}): Run.Estimate {
  const { criteria, companies, price } = input;
  const asked = askedCells(input);
  const one = weightedAverages(input);
  const model = costMicroUsd(price, {
    input_tokens: Math.ceil(one.input_tokens),
    output_tokens: Math.ceil(one.output_tokens),
  });
  const cell = model === null ? null : model + one.tools_micro_usd;
  const off = Math.max(spread, spreadOfOne / Math.sqrt(Math.max(companies, 1)));
  return {
    low_micro_usd: cell === null ? null : Math.floor(asked * cell * Math.max(lowestShare, 1 - off)),
    high_micro_usd: cell === null ? null : Math.ceil(asked * cell * (1 + off)),
    cells: criteria.length * companies,
    steps_per_cell: asked === 0 ? 0 : Math.round(one.steps * 10) / 10,
  };
}

/** Averages of the defaults and the measurements, weighted by the number of cells. */
function weightedAverages({
  measured,
  query_micro_usd,
  second_look,
}: Pick<Parameters<typeof estimate>[0], "measured" | "query_micro_usd" | "second_look">) {
  const prior = {
    steps: defaultAverages.steps + (second_look ? secondLookAverages.steps : 0),
    input_tokens:
      defaultAverages.input_tokens + (second_look ? secondLookAverages.input_tokens : 0),
    output_tokens:
      defaultAverages.output_tokens + (second_look ? secondLookAverages.output_tokens : 0),
    tools_micro_usd: defaultAverages.queries * query_micro_usd,
  };
  const { cells, ...found } = measured ?? { cells: 0, ...prior };
  const blend = (key: keyof typeof prior) =>
    (found[key] * cells + prior[key] * usualCells) / (cells + usualCells);
  return {
    steps: blend("steps"),
    input_tokens: blend("input_tokens"),
    output_tokens: blend("output_tokens"),
    tools_micro_usd: blend("tools_micro_usd"),
  };
}

/** How many cells will ask a model; later criteria reach fewer companies. */
function askedCells({
  criteria,
  companies,
  passing,
}: Pick<Parameters<typeof estimate>[0], "criteria" | "companies" | "passing">): number {
  let left = companies;
  let asked = 0;
  for (const { id, lookup, run_if, disqualifying } of criteria) {
    const met = run_if === null ? left : left * conditionHolds;
    if (lookup === null) asked += met;
    if (disqualifying) left -= met * (1 - (passing.get(id) ?? passRate));
  }
  return asked;
}
