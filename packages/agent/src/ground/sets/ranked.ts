import { type Decimal, decimal } from "@advisor/domain/decimal";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { selectedBy } from "./clause.ts";
import { type Noun, nounOf, tablesNamed } from "./nouns.ts";
import { byExpense, bySize, byValue, type Ranking, rankingsOf } from "./ranked-measures.ts";
import { isRowNamed, listedAndBySecurity, type Row, type Table } from "./tables.ts";

export const largestPattern =
  "largest|biggest|highest|greatest|best|heaviest|most valuable|most expensive|costliest|priciest|top|(?<=\\bthe )most(?= (?!of\\b|part\\b|recent))";
export const smallestPattern = "smallest|lowest|worst|cheapest|least expensive";

/** What is ranked, and by what. */
export interface Ranked {
  rankings: readonly Ranking[];
  isLeast: boolean;
  noun: Noun | undefined;
}

const adjectives = /^(?:(?:single|open|listed|overall|one-day) )*/i;
/** Words for stocks held directly, which only issuers are known to be. */
const direct = /^(?:(?:direct|individual|single-stock|single) )+(?=(?:issuer|exposure|company)$)/i;

/** What is ranked, and by what; undefined if the words are not understood. */
export function objectOf(object: string, word: string, words: string): Ranked | undefined {
  const isLeast = new RegExp(`^(?:${smallestPattern})$`, "i").test(word);
  const plainWords = object.replace(direct, "").replace(adjectives, "");
  const noun = nounOf(plainWords);
  if (/expensive|cheap|cost|pric/i.test(word))
    return plainWords === "" || noun !== undefined || plainWords === "fund"
      ? { rankings: byExpense, isLeast, noun }
      : undefined;
  const inUnit = /\bin dollars\b/i.test(words) ? `dollar ${plainWords}` : plainWords;
  const measure = rankingsOf(inUnit) ?? rankingsOf(plainWords);
  if (measure !== undefined && noun === undefined)
    return { rankings: measure.rankings, isLeast: isLeast !== measure.isLoss, noun: undefined };
  if (/^(?:best|worst)$/i.test(word) || (noun === undefined && plainWords !== "")) return undefined;
  return { rankings: [bySize], isLeast, noun };
}

/** Whether the thing is at its place in one of the tables; undefined if no table has it. */
export function isExtreme(
  { own, rankings, isLeast, noun, place }: Ranked & { own: Mention; place: number },
  selecting: readonly Mention[],
  tables: readonly Table[],
): boolean | undefined {
  const sets = setsOf(noun, own, rankings, tables).flatMap((table) => {
    const selected = selectedBy(selecting, table) ?? (noun === undefined ? table : undefined);
    return selected === undefined ? [] : listedAndBySecurity(selected);
  });
  const results = sets.flatMap((rows) =>
    rankings.flatMap((ranking) => isAtPlace(rows, own, { ranking, isLeast, place }) ?? []),
  );
  return results.length === 0 ? undefined : results.includes(true);
}

function setsOf(
  noun: Noun | undefined,
  own: Mention,
  rankings: readonly Ranking[],
  tables: readonly Table[],
): readonly Table[] {
  const kinds = noun?.kinds ?? [];
  const named = noun === undefined ? tables : tablesNamed(noun, tables);
  const funds = kinds.includes("position") ? tables.filter(({ fund }) => fund !== undefined) : [];
  const all = [...named, ...funds].filter(({ kind }) => kind !== "lot" && kind !== "transaction");
  const isAlone = rankings.includes(bySize) && noun === undefined;
  const kind = kindOf(own);
  return isAlone
    ? all.filter((table) => table.kind === kind)
    : all.filter(({ rows }) => rows.some((row) => isRowNamed(row, own)));
}

function isAtPlace(
  rows: readonly Row[],
  own: Mention,
  { ranking, isLeast, place }: { ranking: Ranking; isLeast: boolean; place: number },
): boolean | undefined {
  const known = rows.flatMap((row) => {
    const value = ranking(row);
    return value === undefined || (ranking === bySize && value <= 0) ? [] : [{ row, value }];
  });
  const values = known.map(({ value }) => value).toSorted((a, b) => (isLeast ? a - b : b - a));
  const those = known.filter(({ row }) => isRowNamed(row, own));
  if (known.length < 2 || those.length === 0) return undefined;
  return those.some(({ value }) => value === values[place]);
}

/** The amounts at a place of the tables of a noun, of the named thing where one is named. */
export function amountsAtPlace(
  { noun, isLeast, place }: Pick<Ranked, "noun" | "isLeast"> & { place: number },
  own: Mention | undefined,
  tables: readonly Table[],
): Decimal[] {
  if (noun === undefined) return [];
  return tablesNamed(noun, tables).flatMap((table) =>
    listedAndBySecurity(table).flatMap((rows) => {
      const known = rows.flatMap((row) => {
        const value = byValue(row);
        return value === undefined || value <= 0 ? [] : [{ row, value }];
      });
      const at = known.toSorted((a, b) => (isLeast ? a.value - b.value : b.value - a.value))[place];
      if (at === undefined || known.length < 2) return [];
      return own === undefined || isRowNamed(at.row, own) ? [decimal(at.value)] : [decimal(-1)];
    }),
  );
}
