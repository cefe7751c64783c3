import { textOf } from "./row-facts.ts";
import type { RowKind } from "./row-kinds.ts";
import type { Row, Table } from "./tables.ts";

/** What answers count, rank and say things of. */
export interface Noun {
  kinds: readonly RowKind[];
  /** The rows of the table that are such a thing. */
  is?: (row: Row) => boolean;
  /** The row as the noun sees it. */
  as?: (row: Row) => Row;
  /** True if a result without such rows says that there are none. */
  mayBeNone?: true;
}

const isOfType =
  (types: RegExp) =>
  (row: Row): boolean =>
    types.test(textOf(row, "type", "side", "kind"));

/** The day of a price is not that of its holding. */
const priced = (row: Row): Row =>
  typeof row.record.price_date === "string"
    ? { ...row, record: { ...row.record, date: row.record.price_date } }
    : row;

const hasCode =
  (code: string) =>
  ({ record }: Row): boolean =>
    record.code === code;

const nouns: readonly [string, Noun][] = [
  ["accounts?", { kinds: ["account"] }],
  ["positions?|holdings?|securities|investments?", { kinds: ["position"] }],
  ["prices", { kinds: ["position", "quote"], as: priced }],
  ["stocks?|tickers?|quotes?|names?", { kinds: ["quote"] }],
  ["lots?", { kinds: ["lot"] }],
  ["(?:asset )?class(?:es)?", { kinds: ["class"] }],
  ["issuers?|companies|exposures?", { kinds: ["issuer"] }],
  ["sectors?", { kinds: ["sector"] }],
  ["institutions?|holders?|owners?|shareholders?", { kinds: ["owner"] }],
  ["tasks?|to-dos?|action items?", { kinds: ["task"] }],
  ["insider (?:purchases?|buys?)", { kinds: ["insider trade"], is: hasCode("P"), mayBeNone: true }],
  ["insider (?:sales?|sells?)", { kinds: ["insider trade"], is: hasCode("S"), mayBeNone: true }],
  ["withdrawals?", { kinds: ["transaction", "need"], is: isOfType(/^withdrawal$/i) }],
  ["deposits?", { kinds: ["transaction"], is: isOfType(/^deposit$/i) }],
  ["transfers?", { kinds: ["transaction"], is: isOfType(/^(?:deposit|withdrawal)$/i) }],
  ["purchases?|buys?", { kinds: ["transaction"], is: isOfType(/^buy$/i) }],
  ["sales?|sells?", { kinds: ["transaction"], is: isOfType(/^sell$/i) }],
  ["trades?", { kinds: ["transaction"], is: isOfType(/^(?:buy|sell)$/i) }],
  ["transactions?", { kinds: ["transaction"] }],
  ["(?:cash |known |upcoming )?needs?", { kinds: ["need"] }],
  ["vests?|tranches", { kinds: ["vest"] }],
];

const wholeNouns = nouns.map(([words, noun]) => [new RegExp(`^(?:${words})$`, "i"), noun] as const);

export const nounWords = nouns.map(([words]) => words).join("|");

export const nounOf = (word: string): Noun | undefined =>
  wholeNouns.find(([words]) => words.test(word))?.[1];

/** The tables of a noun, with only the rows that it means. A table without such rows says nothing of them. */
export const tablesNamed = (
  { kinds, is, as, mayBeNone }: Noun,
  tables: readonly Table[],
): Table[] =>
  tables.flatMap((table) => {
    if (!kinds.includes(table.kind)) return [];
    const chosen = is === undefined ? table.rows : table.rows.filter(is);
    const rows = as === undefined ? chosen : chosen.map(as);
    return rows.length === 0 && mayBeNone !== true ? [] : [{ ...table, rows }];
  });
