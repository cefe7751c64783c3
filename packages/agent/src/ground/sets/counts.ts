import type { Cell } from "../evidence/cell.ts";
import { kindOf } from "../evidence/mentions.ts";
import type { StatedClaim } from "../stated-claim.ts";

/** Countable nouns, with the result fields that list them. */
const countFields: readonly [RegExp, RegExp][] = [
  [/accounts?/, /^accounts(_count)?$/],
  [/holdings?|positions?|securities|names/, /^(?:(holdings|positions)(_count)?|listed)$/],
  [/lots?/, /^lots(_count)?$/],
  [/needs?/, /^needs(_count)?$/],
  [/members?/, /^members(_count)?$/],
  [/tasks?/, /^tasks(_count)?$/],
  [/trades?/, /^trades(_count)?$/],
  [/documents?/, /^documents(_count)?$/],
];
const anyCount = /^(rows|count|total|totals|items|data|matches|)(_count)?$/;

/** Whether a cell counts what a result lists. */
export const isListCount = ({ unit, field }: Pick<Cell, "unit" | "field">): boolean =>
  unit === "count" && field !== "" && anyCount.test(field);

const fieldsOf = (noun: string | undefined): RegExp | undefined =>
  countFields.find(([nouns]) => new RegExp(`^(?:${nouns.source})$`).test(noun ?? ""))?.[1];

/**
 * The cells that a count such as "4 accounts" may state; undefined if the claim does not count
 * listed things.
 */
export function countCells(said: StatedClaim, cells: readonly Cell[]): Cell[] | undefined {
  const { claim, after, about } = said;
  if (claim.unit !== "any" || !/^\d{1,4}$/.test(claim.digits)) return undefined;
  const rest = restOfList(said, cells);
  if (rest.length > 0) return rest;
  const [, first, second] =
    /^ (?:of (?:the |their |its )?\d+ )?([a-z-]+)(?: ([a-z-]+))?/.exec(after) ?? [];
  const family = [first, second].flatMap((noun) => fieldsOf(noun) ?? [])[0];
  if (family === undefined) return undefined;
  const counts = cells.filter(({ unit, field }) => unit === "count" || field === "");
  const own = counts.filter(({ field }) => family.test(field));
  const named = about.filter(
    (mention) =>
      !mention.isGroup && (kindOf(mention) === "account" || kindOf(mention) === "security"),
  );
  const isSubject = ({ labels }: Cell): boolean =>
    named.every((mention) =>
      mention.labels.some((one) =>
        labels.some(({ kind, name }) => kind === one.kind && name === one.name),
      ),
    );
  const lots = family.test("lots") ? listedLots(cells.filter(isSubject)) : [];
  if (lots.length > 0) return lots;
  if (own.length === 0) return undefined;
  const subject = own.filter(isSubject);
  // The evidence counts the thing itself, so no other count is accepted for it.
  if (named.length > 0 && subject.length > 0) return subject;
  return [...own, ...counts.filter(({ field }) => anyCount.test(field))];
}

/** The number of listed lots, which every list of lots states by its rows. */
const listedLots = (cells: readonly Cell[]): Cell[] =>
  [...Map.groupBy(cells, ({ result }) => result).values()].flatMap((own) => {
    const rows = new Set(
      own.flatMap(({ record }) =>
        record !== undefined && "acquired" in record && "quantity" in record ? [record] : [],
      ),
    );
    const [first] = own;
    return rows.size === 0 || first === undefined
      ? []
      : [{ ...first, value: String(rows.size), unit: "count", field: "lots", isDerived: true }];
  });

/** "6 positions: VTI $5, MUB $4 and 4 more": what is left of a list without those that are named. */
function restOfList(
  { claim, after, said, offset, sentence }: StatedClaim,
  cells: readonly Cell[],
): Cell[] {
  if (!/^ more(?! than)\b/.test(after) || !/\band $/.test(said.slice(0, claim.at - offset)))
    return [];
  const before = sentence.filter((one) => one.end <= claim.at);
  const last = before.at(-1);
  const listed = before.filter((one) => last !== undefined && kindOf(one) === kindOf(last));
  const named = new Set(listed.map(({ labels }) => labels[0]?.name)).size;
  const left = String(Number(claim.digits) + named);
  return named === 0
    ? []
    : cells.flatMap((cell) =>
        cell.unit === "count" && cell.value === left && isListCount(cell)
          ? [{ ...cell, value: claim.digits, isDerived: true }]
          : [],
      );
}
