import { levels } from "./levels.ts";

/** What was learned: for each feature one character a kind, and then one a unit. */
export interface Table {
  bias: readonly number[];
  scale: number;
  units: Units;
  rows: string;
}

/** Units between the features and the kinds: each weighs all features together and counts where that is above 0. */
interface Units {
  bias: readonly number[];
  scale: number;
  /** What each unit says, one weight a kind. */
  weights: readonly (readonly number[])[];
}

/** Reads a table; it is taken apart with the first question. */
export function learned({ bias, scale, units, rows }: Table) {
  const length = bias.length + units.bias.length;
  let read: ReadonlyMap<string, string> | undefined;
  const weights = () => {
    read ??= new Map(
      rows.split("\n").map((line): [string, string] => {
        const end = line.length - length;
        return [line.slice(0, end - 1), line.slice(end)];
      }),
    );
    return read;
  };
  return {
    /** How likely each kind is for what has these features; all add up to 1. */
    chances(features: readonly string[]): number[] {
      const found = features.flatMap((feature) => weights().get(feature) ?? []);
      const share = 1 / Math.sqrt(Math.max(1, found.length));
      const sums = bias.map((base, at) => base + share * scale * column(found, at));
      for (const [unit, base] of units.bias.entries()) {
        const height = base + share * units.scale * column(found, bias.length + unit);
        if (height <= 0) continue;
        for (const [kind, weight] of (units.weights[unit] ?? []).entries()) {
          sums[kind] = (sums[kind] ?? 0) + height * weight;
        }
      }
      const most = Math.max(...sums);
      const raised = sums.map((sum) => Math.exp(sum - most));
      const total = raised.reduce((sum, one) => sum + one, 0);
      return raised.map((one) => one / total);
    },
    /** True when a feature stood in what was learned from. */
    isKnown: (feature: string): boolean => weights().has(feature),
  };
}

const column = (rows: readonly string[], at: number): number =>
  rows.reduce((sum, row) => sum + (value[row.charCodeAt(at)] ?? 0), 0);

/** What each character stands for, by its code. */
const value = Int8Array.from({ length: 128 }, (_, code) => {
  const at = levels.indexOf(String.fromCharCode(code));
  return at < 0 ? 0 : at - levels.length / 2;
});
