import { type Kind, kinds } from "./kinds.ts";
import { levels } from "./levels.ts";
import { table } from "./table.gen.ts";

/** How surely a clause is of a kind, by the known questions that it is like; all of a clause add up to 1. */
export interface Likeness {
  kind: Kind;
  probability: number;
}

/** The kinds of a clause with these features, the likeliest first. */
export function likeness(features: readonly string[]): Likeness[] {
  const rows = features.flatMap((feature) => weights().get(feature) ?? []);
  const share = table.scale / Math.sqrt(Math.max(1, rows.length));
  const sums = table.bias.map((bias, at) =>
    rows.reduce((sum, row) => sum + share * (value[row.charCodeAt(at)] ?? 0), bias),
  );
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return kinds
    .map((kind, at) => ({ kind, probability: (raised[at] ?? 0) / total }))
    .sort((a, b) => b.probability - a.probability);
}

/** True when a feature stood in the known questions. */
export const isKnown = (feature: string): boolean => weights().has(feature);

/** What each character stands for, by its code. */
const value = Int8Array.from({ length: 128 }, (_, code) => {
  const at = levels.indexOf(String.fromCharCode(code));
  return at < 0 ? 0 : at - levels.length / 2;
});

let read: ReadonlyMap<string, string> | undefined;

/** For each feature its weights, one character a kind; taken apart with the first question. */
function weights(): ReadonlyMap<string, string> {
  read ??= new Map(
    table.rows.split("\n").map((line): [string, string] => {
      const end = line.length - kinds.length;
      return [line.slice(0, end - 1), line.slice(end)];
    }),
  );
  return read;
}
