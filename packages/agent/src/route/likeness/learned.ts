import { levels } from "./levels.ts";

/** What was learned: for each feature one character a kind. */
export interface Table {
  bias: readonly number[];
  scale: number;
  rows: string;
}

/** Reads a table; it is taken apart with the first question. */
export function learned({ bias, scale, rows }: Table) {
  let read: ReadonlyMap<string, string> | undefined;
  const weights = () => {
    read ??= new Map(
      rows.split("\n").map((line): [string, string] => {
        const end = line.length - bias.length;
        return [line.slice(0, end - 1), line.slice(end)];
      }),
    );
    return read;
  };
  return {
    /** How likely each kind is for what has these features; all add up to 1. */
    chances(features: readonly string[]): number[] {
      const found = features.flatMap((feature) => weights().get(feature) ?? []);
      const share = scale / Math.sqrt(Math.max(1, found.length));
      const sums = bias.map((base, at) =>
        found.reduce((sum, row) => sum + share * (value[row.charCodeAt(at)] ?? 0), base),
      );
      const most = Math.max(...sums);
      const raised = sums.map((sum) => Math.exp(sum - most));
      const total = raised.reduce((sum, one) => sum + one, 0);
      return raised.map((one) => one / total);
    },
    /** True when a feature stood in what was learned from. */
    isKnown: (feature: string): boolean => weights().has(feature),
  };
}

/** What each character stands for, by its code. */
const value = Int8Array.from({ length: 128 }, (_, code) => {
  const at = levels.indexOf(String.fromCharCode(code));
  return at < 0 ? 0 : at - levels.length / 2;
});
