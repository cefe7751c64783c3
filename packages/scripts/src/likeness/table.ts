import { levels } from "@advisor/agent/route/likeness/levels";
import type { Trained } from "./train.ts";

/** What weighs less than this in every kind is left out, but for words, so that a known word is told from others. */
const little = 1.6;
const isWord = (feature: string): boolean => /^[^#: ]+$/.test(feature);

/** The table as a source file. */
export function tableSource(
  { bias, weights }: Trained,
  learnedFrom: string,
  least = little,
): string {
  const kept = [...weights].filter(
    ([feature, row]) => isWord(feature) || row.some((weight) => Math.abs(weight) >= least),
  );
  const sizes = kept.flatMap(([, row]) => [...row].map(Math.abs)).sort((a, b) => a - b);
  const most = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const scale = most / (levels.length / 2 - 1);
  const rows = kept
    .map(
      ([feature, row]) => `${feature}\t${[...row].map((weight) => level(weight / scale)).join("")}`,
    )
    .sort();
  return [
    `// Written by \`npm run likeness\` from ${learnedFrom}.`,
    "",
    "export const table = {",
    `  bias: ${JSON.stringify([...bias].map((one) => Math.round(one * 1000) / 1000))},`,
    `  scale: ${scale.toFixed(6)},`,
    `  rows: ${JSON.stringify(rows.join("\n"))},`,
    "};",
    "",
  ].join("\n");
}

function level(weight: number): string {
  const middle = levels.length / 2;
  const at = Math.min(levels.length - 1, Math.max(0, Math.round(weight) + middle));
  return levels.charAt(at);
}
