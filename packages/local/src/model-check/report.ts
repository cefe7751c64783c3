import type { CheckRow } from "./checks.ts";

const widths = { name: 21, ok: 6, seconds: 9 };

const word = (ok: boolean | null): string => (ok === null ? "?" : ok ? "yes" : "no");

/** The table, advice for each failed check, and the capabilities to configure from now on. */
export function reportText(
  model: string,
  rows: readonly CheckRow[],
  learned: readonly string[],
): string {
  const line = (name: string, ok: string, seconds: string, detail: string): string =>
    `${name.padEnd(widths.name)}${ok.padEnd(widths.ok)}${seconds.padEnd(widths.seconds)}${detail}`.trimEnd();
  const table = rows.map(({ name, ok, seconds, detail }) =>
    line(name, word(ok), seconds === null ? "" : `${seconds.toFixed(1)} s`, detail),
  );
  const help = rows.filter(({ ok }) => ok === false).map(({ name, help }) => `${name}: ${help}`);
  const stated =
    learned.length === 0
      ? []
      : [`State it up front, and nothing is tried: MODEL_CAPABILITIES=${learned.join(",")}`];
  return [
    `model ${model}`,
    "",
    line("check", "ok", "seconds", "detail"),
    ...table,
    ...(help.length === 0 ? [] : ["", ...help]),
    ...(stated.length === 0 ? [] : ["", ...stated]),
    "",
  ].join("\n");
}

/** Checks without which no question can be answered well. */
const needed: ReadonlySet<string> = new Set(["answers", "calls a tool", "context window"]);

export const isUsable = (rows: readonly CheckRow[]): boolean =>
  rows.every(({ name, ok }) => ok !== false || !needed.has(name));
