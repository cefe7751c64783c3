import { type Item, sentence } from "./item.ts";
import type { Remembered } from "./routed.ts";

/** True where options were told of last, so that "the Microsoft ones" are some that are held. */
export const followsOptions = (previous: Remembered | undefined): boolean =>
  previous !== undefined && optionKind(previous) !== undefined;

/** What "the Microsoft ones" are after options were told of: as the one before, or any. */
export function optionKind({ params }: Remembered): "calls" | "puts" | "options" | undefined {
  const [, right] = contract.exec(params.symbol ?? params.symbols?.[0] ?? "") ?? [];
  if (right !== undefined) return right === "P" ? "puts" : "calls";
  return params.asset_class === "options" ? "options" : undefined;
}

/** The held options on these shares: calls (`C`), puts (`P`), or both. */
export const optionsOn = (
  shares: readonly string[],
  held: ReadonlySet<string> | undefined,
  right: "C" | "P" | "[CP]" = "[CP]",
): string[] =>
  [...(held ?? [])].filter((symbol) =>
    shares.some((share) =>
      new RegExp(`^${share.replace(".", "\\.?")}\\d{6}${right}\\d{8}$`).test(symbol),
    ),
  );

/** The held options on these shares, where the words beside them say calls, puts or options. */
export function optionsBeside(
  items: readonly Item[],
  { start, end }: { start: number; end: number },
  symbols: readonly string[],
  held: ReadonlySet<string> | undefined,
): { start: number; end: number; symbols: readonly string[] } | undefined {
  if (symbols.some((symbol) => contract.test(symbol))) return undefined;
  const behind = after.exec(sentence(items.slice(end, end + 7)))?.[0];
  const ahead = before.exec(sentence(items.slice(Math.max(0, start - 5), start)))?.[0];
  const said = behind ?? ahead;
  if (said === undefined) return undefined;
  const right = /\bput/.test(said) ? "P" : /\bcall/.test(said) ? "C" : "[CP]";
  const own = optionsOn(symbols, held, right);
  // "how many jpm contracts", where there are none of these: of the shares.
  if (held !== undefined && own.length === 0 && /^contracts\b/.test(said)) return undefined;
  return {
    start: behind === undefined ? start - (ahead ?? "").split(" ").length : start,
    end: behind === undefined ? end : end + behind.split(" ").length,
    symbols: own,
  };
}

/** "value of the covered calls": the calls that are held, or the puts; undefined where there are none. */
export function optionsAt(
  items: readonly Item[],
  at: number,
  held: ReadonlySet<string> | undefined,
): readonly string[] | undefined {
  const right = { calls: "C", puts: "P" }[items[at]?.said ?? ""];
  if (right === undefined || !led.test(items[at - 1]?.said ?? "")) return undefined;
  const isOn = /^(?:on|over|against)$/.test(items[at + 1]?.said ?? "");
  if (isOn || !figures.test(sentence(items))) return undefined;
  const own = [...(held ?? [])].filter((symbol) => contract.exec(symbol)?.[1] === right);
  return own.length === 0 ? undefined : own;
}
/** What is asked of each, and not of the list of them. */
const figures =
  /\b(?:worth|values?|gains?|loss(?:es)?|profits?|profitable|doing|money|up|down|prices?|quotes?)\b/;
const led = /^(?:the|our|my|their|his|her|covered|short|written|sold|open|all)$/;

/** True where the words may name options and no shares that they are on. */
export const namesOptions = (message: string): boolean =>
  /\b(?:the|our|my|their|his|her|covered|short|written|sold|open|all) (?:calls|puts)\b/i.test(
    message,
  );

/** A contract's own name: the words beside it add nothing. */
const contract = /^[A-Z]{1,6}\d{6}([CP])\d{8}$/;

const after =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* |PER |20\d\d |\d{1,2}(?:st|nd|rd|th)? |\$?\d{2,5}(?:\.\d+)? |strike ){0,4}(?:(?:covered|short|long|naked) )?(?:calls?(?! (?:me|you|us|him|her|it)\b)|puts?(?! (?:in|into|on)\b)|options|option contracts?|(?:call|put|option) (?:options?|contracts?|positions?)|options? contracts?|contracts)\b/;
const before =
  /\b(?:calls|puts|options|(?:call|put) options?|contracts)(?: (?:do|are|have) (?:we|i|they|he|she)(?: (?:have|hold|own|short|sold|sell|written))?)? (?:on|in|for|over|against)(?: (?:my|our|the|their))?$/;
