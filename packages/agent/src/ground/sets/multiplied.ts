import { kindOf } from "../evidence/mentions.ts";
import { clauseStartOf, type MaskedSentence, type SetClaim } from "./clause.ts";
import { figureOf, valueFields } from "./row-facts.ts";
import { isRowNamed, listedAndBySecurity, type Table } from "./tables.ts";

const times: Readonly<Record<string, number>> = { doubled: 2, tripled: 3, quadrupled: 4 };
const multiplied =
  /\b(more than |over |nearly |almost |about |roughly )?(doubled|tripled|quadrupled)\b/gi;
const denied = /\b(?:not|n['’]t|never|would|could|if|until)\b/i;

/** "VTI has more than doubled": what it is worth, compared with its cost. */
export function multipliedClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  const { said, start, mentions, masked } = sentence;
  return [...said.matchAll(multiplied)].flatMap((found) => {
    const [words, how = "", verb = ""] = found;
    const from = clauseStartOf(masked.slice(0, found.index));
    const before = mentions.filter(
      ({ at, end }) => at >= start + from && end <= start + found.index,
    );
    const own = before.filter((one) => kindOf(one) === "security");
    const accounts = mentions.filter((one) => kindOf(one) === "account");
    const [only, ...others] = own;
    if (only === undefined || others.length > 0 || denied.test(said.slice(from, found.index)))
      return [];
    const ratios = tables.flatMap((table) =>
      table.kind === "position" || table.kind === "lot"
        ? listedAndBySecurity({
            ...table,
            rows: table.rows.filter(
              (row) =>
                isRowNamed(row, only) &&
                (accounts.length === 0 || accounts.some((one) => isRowNamed(row, one))),
            ),
          }).flatMap((rows) =>
            rows.flatMap((row) => ratioOf(figureOf(row, valueFields), figureOf(row, ["cost"]))),
          )
        : [],
    );
    if (ratios.length === 0) return [];
    const isTrue = ratios.some((ratio) => isTimes(ratio, times[verb.toLowerCase()] ?? 2, how));
    return [{ at: start + found.index, text: words, isTrue }];
  });
}

const ratioOf = (value: number | undefined, cost: number | undefined): number[] =>
  value === undefined || cost === undefined || cost <= 0 ? [] : [value / cost];

function isTimes(ratio: number, whole: number, how: string): boolean {
  if (/^(?:more|over)/i.test(how)) return ratio >= whole && ratio < whole + 1;
  if (/^(?:nearly|almost)/i.test(how)) return ratio <= whole && ratio >= 0.85 * whole;
  return Math.abs(ratio - whole) <= 0.15 * whole;
}
