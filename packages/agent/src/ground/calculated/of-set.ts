import { decimal, sum } from "@advisor/domain/decimal";
import { kindOf } from "../evidence/mentions.ts";
import { matchesMeasure, measureOfField } from "../measures.ts";
import { selectedBy } from "../sets/clause.ts";
import { nounOf, nounWords, tablesNamed } from "../sets/nouns.ts";
import { valueFields } from "../sets/row-facts.ts";
import type { Row } from "../sets/tables.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { unitOfField, unitsMatch } from "../units.ts";
import type { CalculationInput, MatchesClaim } from "./calculation-input.ts";

const together = /\b(?:together|combined|between them|total\w*|sum|add\w* up|in all|altogether)\b/i;
const things = new RegExp(`\\b(?:${nounWords})(?![\\w-])`, "gi");

/** True for the sum of a column over a set that the clause describes: "the two calls are up $5 combined". */
export function isSumOfSet(
  one: StatedClaim,
  { tables }: CalculationInput,
  is: MatchesClaim,
): boolean {
  const words = one.said.slice(0, one.claim.at - one.offset);
  if (!together.test(`${one.lead} ${one.after}`)) return false;
  const nouns = [...words.matchAll(things)].flatMap(([word]) => nounOf(word) ?? []);
  const [noun] = nouns.slice(-1);
  if (noun === undefined) return false;
  const accounts = one.about.filter((mention) => kindOf(mention) === "account");
  return tablesNamed(noun, tables()).some((table) => {
    const { rows } = selectedBy(accounts, table) ?? { rows: [] };
    return rows.length > 1 && fieldsOf(rows, one).some((field) => is(totalOf(rows, field)));
  });
}

const totalOf = (rows: readonly Row[], field: string) =>
  sum(rows.map(({ figures }) => decimal(figures.get(field) ?? 0)));

/** The columns of the claim's measure and unit that every row has. */
function fieldsOf([first, ...others]: readonly Row[], { claim, measure }: StatedClaim): string[] {
  return [...(first?.figures.keys() ?? [])].filter(
    (field) =>
      unitsMatch(claim.unit, unitOfField(field, {})) &&
      (measure === null
        ? valueFields.includes(field)
        : matchesMeasure(measure, measureOfField(field))) &&
      !/_pct$/.test(field) &&
      measureOfField(field) !== "price" &&
      others.every(({ figures }) => figures.has(field)),
  );
}
