import type { Cell } from "./cells.ts";
import type { Claim } from "./claims.ts";

/** The parts of field names that tell measures of one row apart, by the words for them. */
const words: Readonly<Record<string, string>> = {
  ...{ floor: "floor", shortfall: "shortfall", target: "target", cost: "cost", weight: "weight" },
  ...{ maximum: "max", max: "max", minimum: "min", min: "min" },
};
const telling = new Set([...Object.values(words), "available", "value", "drift"]);

const before =
  /\b(floor|shortfall|target|cost|maximum|max|minimum|min)\b(?:\s+for\s+[\w\s]{1,30}?)?\s*(?:is|was|are|of|at|:|=)?\s*(?:US)?\$?\s*$/i;
const after = /^\s*(floor|shortfall|target|maximum|minimum)\b/i;
const offTarget =
  /^\s*(?:(?:percentage\s+)?points?|pp)?\s*(above|over|below|under)\s+(?:its|the|their)?\s*target\b/i;

/** A figure right beside the name of a measure, or under it, is that measure's, and no other one's of the same row. */
export function isMeasured(claim: Claim, { field, value }: Cell, text: string): boolean {
  const own = field.split("_").filter((part) => telling.has(part));
  const rest = text.slice(claim.at + claim.text.length);
  const side = offTarget.exec(rest)?.[1]?.toLowerCase();
  if (side !== undefined && own.length > 0) {
    const isBelow = side === "below" || side === "under";
    return own.includes("drift") && value.startsWith("-") === isBelow;
  }
  const word = after.exec(rest)?.[1] ?? before.exec(text.slice(0, claim.at))?.[1];
  const measure = words[(word ?? headOf(claim, text)).toLowerCase()];
  return measure === undefined || own.length === 0 || own.includes(measure);
}

/** A pipe inside of a cell is escaped. */
const divider = /(?<!\\)\|/;

/** The head of the column of a table that a figure stands in; empty outside of tables. */
function headOf({ at }: Claim, text: string): string {
  const lines = text.slice(0, at).split("\n");
  const row = lines.at(-1) ?? "";
  if (!row.startsWith("|")) return "";
  const first = lines.findLastIndex((line) => !line.startsWith("|")) + 1;
  const head = lines[first];
  return first === lines.length - 1
    ? ""
    : (head?.split(divider)[row.split(divider).length - 1] ?? "").trim();
}
