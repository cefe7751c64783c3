import { textOf } from "./row-facts.ts";
import type { RowKind } from "./row-kinds.ts";
import type { Row, Table } from "./tables.ts";

/** What answers count, rank and say things of. */
export interface Noun {
  kinds: readonly RowKind[];
  /** The rows of the table that are such a thing; undefined if a row does not say. */
  is?: (row: Row) => boolean | undefined;
  /** The row as the noun sees it. */
  as?: (row: Row) => Row;
  /** True if a result without such rows says that there are none. */
  mayBeNone?: true;
}

const isOfType =
  (types: RegExp) =>
  (row: Row): boolean =>
    types.test(textOf(row, "type", "side", "kind"));

/** The row with the day of its price in place of its own, for claims about prices. */
const datedByPrice = (row: Row): Row =>
  typeof row.record.price_date === "string"
    ? { ...row, record: { ...row.record, date: row.record.price_date } }
    : row;

const hasCode =
  (code: string) =>
  ({ record }: Row): boolean =>
    record.code === code;

const nameOf = (row: Row): string => {
  const name = textOf(row, "name");
  return name === textOf(row, "symbol") ? "" : name;
};

/** Results state what kind of thing a security is by its name, and seldom in a field. */
function isFund(row: Row): boolean | undefined {
  const [name, kind] = [nameOf(row), textOf(row, "asset_class", "kind")];
  if (/^(?:etf|mutual_fund|money_market|stocks?|option|bond)$/i.test(kind))
    return /^(?:etf|mutual_fund|money_market)$/i.test(kind);
  return name === "" ? undefined : /\b(?:ETF|Fund|Trust|Shares|Index)$/.test(name);
}

function isStock(row: Row): boolean | undefined {
  if (row.kind === "quote") return true;
  const isOfFund = isFund(row);
  if (isOfFund === undefined) return undefined;
  const isOther = / (?:call|put)$|, L\.P\.$| (?:LLC|LP)$|\d%/.test(nameOf(row));
  return !isOfFund && !isOther;
}

const isBond = ({ labels }: Row): boolean =>
  labels.some(({ name }) => name === "class fixed_income");

const isOption =
  (type: string) =>
  (row: Row): boolean =>
    new RegExp(`\\b(?:${type})$`, "i").test(textOf(row, "name"));

const byCheck = (row: Row): boolean => /^check$/i.test(textOf(row, "method"));

const nouns: readonly [string, Noun][] = [
  ["accounts?", { kinds: ["account", "return"] }],
  ["positions?|holdings?|securities|investments?", { kinds: ["position"] }],
  ["(?:covered )?calls?", { kinds: ["position"], is: isOption("call") }],
  ["(?:protective )?puts?", { kinds: ["position"], is: isOption("put") }],
  [
    "(?:written |short )?options?(?: positions?)?",
    { kinds: ["position"], is: isOption("call|put") },
  ],
  ["prices", { kinds: ["position", "quote"], as: datedByPrice }],
  ["funds?|ETFs?", { kinds: ["position"], is: isFund }],
  ["bonds|bond (?:funds?|positions?|holdings?|ETFs?)", { kinds: ["position"], is: isBond }],
  ["(?:single |individual )?stocks?", { kinds: ["quote", "position"], is: isStock }],
  ["tickers?|quotes?|names?", { kinds: ["quote"] }],
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
  ["checks?", { kinds: ["transaction"], is: byCheck }],
  ["transactions?", { kinds: ["transaction"] }],
  ["(?:cash |known |upcoming )?needs?", { kinds: ["need"] }],
  ["households?|clients?|families|relationships?", { kinds: ["household"] }],
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
    if (is !== undefined && table.rows.some((row) => is(row) === undefined)) return [];
    const chosen = is === undefined ? table.rows : table.rows.filter((row) => is(row) === true);
    const rows = as === undefined ? chosen : chosen.map(as);
    return rows.length === 0 && mayBeNone !== true ? [] : [{ ...table, rows }];
  });
