import type { Table } from "@advisor/agent/route/likeness/learned";
import { levels } from "@advisor/agent/route/likeness/levels";
import type { Trained } from "./train.ts";

/** What was learned, each weight in one of 64 steps. */
export function tableOf({ bias, weights, units }: Trained): Table {
  const rows = [...weights.values()];
  const direct = scaleOf(rows.map((row) => row.slice(0, bias.length)));
  const between = scaleOf(rows.map((row) => row.slice(bias.length)));
  const leveled = (weight: number, at: number): string =>
    level(weight / (at < bias.length ? direct : between));
  return {
    bias: rounded(bias),
    scale: direct,
    units: {
      bias: rounded(units.bias),
      scale: between,
      weights: units.weights.map(rounded),
    },
    rows: [...weights]
      .map(([feature, row]) => `${feature}\t${Array.from(row, leveled).join("")}`)
      .sort()
      .join("\n"),
  };
}

/** The table as a source file. */
export const tableSource = (trained: Trained, learnedFrom: string): string =>
  [
    `// Written by \`npm run likeness\` from ${learnedFrom}.`,
    "",
    `export const table = ${JSON.stringify(tableOf(trained))};`,
    "",
  ].join("\n");

/** So that all but a few of the weights are told apart; those are taken for the greatest. */
function scaleOf(rows: readonly Float64Array[]): number {
  const sizes = rows.flatMap((row) => [...row].map(Math.abs)).sort((a, b) => a - b);
  const most = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  return Number((most / (levels.length / 2 - 1)).toFixed(6));
}

const rounded = (numbers: Float64Array): number[] =>
  Array.from(numbers, (one) => Math.round(one * 1000) / 1000);

function level(weight: number): string {
  const middle = levels.length / 2;
  const at = Math.min(levels.length - 1, Math.max(0, Math.round(weight) + middle));
  return levels.charAt(at);
}
