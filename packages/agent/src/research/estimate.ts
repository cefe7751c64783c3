import type * as Criterion from "@advisor/domain/research/criterion";
import type * as Run from "@advisor/domain/research/run";
import { microUsd, type Price } from "@advisor/domain/spend";

/** What a cell takes on average, measured. */
export interface Measured {
  steps: number;
  input_tokens: number;
  output_tokens: number;
  tools_micro_usd: number;
}

/** Of the sample templates, with a model that reads two results and answers; a second look is a step. */
export const usual: Pick<Measured, "steps" | "input_tokens" | "output_tokens"> = {
  steps: 2.4,
  input_tokens: 5_200,
  output_tokens: 420,
};

/** How far cells of one kind differ: companies that are skipped, and those that take all steps. */
const spread = { low: 0.7, high: 1.5 };

/** From cells, what a cell takes, and prices. Null where the model's price is not known. */
export function estimate(given: {
  criteria: readonly Criterion.Info[];
  companies: number;
  /** Dearest first call of a cell, and the model's price. */
  query_micro_usd: number;
  price: Price | null;
  measured: Measured | undefined;
  second_look: boolean;
}): Run.Estimate {
  const { criteria, companies, price, measured, query_micro_usd } = given;
  const cells = criteria.length * companies;
  const asked = criteria.filter(({ lookup }) => lookup === null).length * companies;
  const one = measured ?? {
    ...usual,
    steps: usual.steps - (given.second_look ? 0 : 1),
    tools_micro_usd: query_micro_usd,
  };
  const model = microUsd(price, {
    input_tokens: Math.ceil(one.input_tokens),
    output_tokens: Math.ceil(one.output_tokens),
  });
  const cell = model === null ? null : model + one.tools_micro_usd;
  return {
    low_micro_usd: cell === null ? null : Math.floor(asked * cell * spread.low),
    high_micro_usd: cell === null ? null : Math.ceil(asked * cell * spread.high),
    cells,
    steps_per_cell: asked === 0 ? 0 : Math.round(one.steps * 10) / 10,
  };
}
