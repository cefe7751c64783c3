import { claimedDays } from "../days.ts";
import { clauseOf, type MaskedSentence, type SetClaim } from "./clause.ts";
import { nounOf, nounWords, tablesNamed } from "./nouns.ts";
import { propertyIn } from "./properties.ts";
import { dayOf, figureOf, valueFields } from "./row-facts.ts";
import type { Row, Table } from "./tables.ts";

/** "The October 30 deposit", "the $20,000 check", "the deposit of $900 on May 4". */
const definite = new RegExp(
  `\\b(?:the|that|this|their|his|her) (?<first>(?:\\$[\\d,.]+\\d|[A-Z][a-z]+ \\d{1,2}(?:, \\d{4})?) )?(?<noun>${nounWords})(?<then>(?: of \\$[\\d,.]+\\d| (?:of|on|from) [A-Z][a-z]+ \\d{1,2}(?:, \\d{4})?)*) (?=(?:is|was|has|had|came|went|hasn|isn|wasn)\\b)`,
  "gi",
);
const amount = /\$([\d,]+(?:\.\d+)?)/;
const rowKinds = new Set(["transaction", "task", "need", "vest", "lot"]);

/** What a sentence says of the one row that it names by its day or its amount: "the October 30 deposit is pending". */
export function definiteRowClaims(sentence: MaskedSentence, tables: readonly Table[]): SetClaim[] {
  const { masked, said, start, mentionOf } = sentence;
  return [...masked.matchAll(definite)].flatMap((found) => {
    const { first = "", noun = "", then = "" } = found.groups ?? {};
    const named = nounOf(noun);
    const end = found.index + found[0].length;
    const clause = clauseOf(masked.slice(end));
    const own = clause === undefined ? undefined : propertyIn(clause, mentionOf);
    const isIt = rowTest(`${first}${then}`);
    if (named === undefined || own === undefined || isIt === undefined) return [];
    const rows = tablesNamed(named, tables)
      .filter(({ kind }) => rowKinds.has(kind))
      .flatMap((table) => table.rows.filter(isIt));
    const known = rows.flatMap((row) => own.is(row) ?? []);
    if (known.length === 0 || clause?.trim() === "") return [];
    const text = said.slice(end, end + (clause?.length ?? 0)).trim();
    return [{ at: start + end, text, isTrue: known.includes(true) }];
  });
}

/** Whether a row has the day and the amount in the words; undefined if they have neither. */
function rowTest(words: string): ((row: Row) => boolean) | undefined {
  const [day] = claimedDays(words);
  const [, digits] = amount.exec(words) ?? [];
  if (day === undefined && digits === undefined) return undefined;
  return (row) =>
    (day === undefined || dayOf(row).endsWith(day.day)) &&
    (digits === undefined || figureOf(row, valueFields) === Number(digits.replaceAll(",", "")));
}
