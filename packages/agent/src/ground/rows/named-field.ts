import type { Cell, FieldNames } from "../evidence/cell.ts";
import type { StatedClaim } from "../stated-claim.ts";
import type { UnitKind } from "../units.ts";

const suffix = /_(?:pct|usd|pp|cap)$/;

/** The names of two words or more; one word says too little. */
export const fieldNames = (cells: readonly Cell[]): FieldNames =>
  new Map(
    [...new Map(cells.map((cell) => [cell.field, cell])).values()].flatMap(({ field, unit }) => {
      const phrase = field.replace(suffix, "").replaceAll("_", " ");
      const spoken = [phrase, ...(spokenNames[field] ?? [])];
      return spoken.flatMap((one) => (one.includes(" ") ? [[one, { field, unit }] as const] : []));
    }),
  );

/** What people call fields whose names are abbreviations. */
const spokenNames: Readonly<Record<string, readonly string[]>> = {
  forward_pe: ["forward earnings", "forward p/e", "forward multiple", "times forward"],
  pe_ratio: ["trailing earnings", "trailing p/e", "trailing multiple", "times trailing"],
  return_on_equity_pct: ["roe of", "roe is"],
};

/** "$5 of net income on $6 of sales": the first field is that of the figure before. */
const ofPrevious =
  /^\s*(?:of|in) [a-z -]+?(?= (?:on|from|against|versus|vs|with|for|to|and|at)\b)/i;

/** The fields that the words before a figure name. */
export function namedFields(
  { lead, after }: Pick<StatedClaim, "lead" | "after">,
  names: FieldNames,
): ReadonlyMap<string, UnitKind> {
  const [next = ""] = /^ (?:times|x) [^.,;:]*/i.exec(after) ?? [];
  const own = fieldsIn(next, names);
  return own.size > 0
    ? own
    : fieldsIn(lead.replace(ofPrevious, "").replace(/^ (?:times|x) [^.,;:]*/i, ""), names);
}

const fieldsIn = (words: string, names: FieldNames): ReadonlyMap<string, UnitKind> => {
  const said = words.toLowerCase();
  return new Map(
    [...names].flatMap(([phrase, { field, unit }]) =>
      said.includes(phrase) ? [[field, unit] as const] : [],
    ),
  );
};

/**
 * If the words before the figure are the name of a field ("operating margin"), other fields of the same
 * unit in a row that has it are not meant.
 */
export function fieldMatcher(
  said: Pick<StatedClaim, "lead" | "after">,
  names: FieldNames,
): (cell: Cell) => boolean {
  const named = namedFields(said, names);
  return ({ field, unit, record = {} }) =>
    named.has(field) || ![...named].some(([other, own]) => other in record && own === unit);
}
