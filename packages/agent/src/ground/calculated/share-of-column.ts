import { decimal, sum } from "@advisor/domain/decimal";
import { isAnyNamed } from "../rows/named-rows.ts";
import type { StatedClaim } from "../stated-claim.ts";
import type { CalculationInput, MatchesClaim } from "./calculation-input.ts";

const ofTotal =
  /^\s*(?:of (?:the |its |their |all )*(?:whole |overall |entire |combined |household['’]s )?(?:unrealized |paper )?(?:total|gains?|loss(?:es)?|profits?|cost|cash|value|everything|it|that)\b)/i;

/** True for a share of the total of a column, by a value that the sentence shows before. */
export function isShareOfColumn(
  one: StatedClaim,
  { shown, evidence }: CalculationInput,
  is: MatchesClaim,
): boolean {
  const { cells } = evidence;
  if (one.claim.unit !== "percent") return false;
  if (isShareOfHousehold(one, evidence, is)) return true;
  return (
    ofTotal.test(one.after) &&
    shown.some(({ claim, cell }) => {
      if (claim.at >= one.claim.at || claim.at < one.offset || cell.unit !== "usd") return false;
      const rows = new Map(
        cells.flatMap((other) =>
          other.result === cell.result && other.list === cell.list && other.field === cell.field
            ? [[other.record, other] as const]
            : [],
        ),
      );
      const total = sum([...rows.values()].map(({ value }) => decimal(value)));
      return rows.size > 1 && !total.eq(0) && is(decimal(cell.value).times(100).div(total));
    })
  );
}

const ofAll = /\b(?:of (?:it|that|them|the total|all)|another|a further|the other|together)\b/i;

/** "The Smiths hold more than half of it, the foundation another 40%": a household's part of a column. */
function isShareOfHousehold(
  one: StatedClaim,
  { cells, households }: CalculationInput["evidence"],
  is: MatchesClaim,
): boolean {
  if (households.size < 2 || !ofAll.test(`${one.lead} ${one.after}`)) return false;
  const named = one.about
    .filter((mention) => mention.labels.some(({ name }) => households.has(name)))
    .slice(-1);
  const own = cells.filter(
    ({ unit, list, labels }) =>
      unit === "usd" && list === "rows" && labels.some(({ name }) => households.has(name)),
  );
  const columns = Map.groupBy(own, ({ result, field }) => `${result} ${field}`);
  return [...columns.values()].some((rows) => {
    const total = sum(rows.map(({ value }) => decimal(value)));
    const parts = rows.filter(({ labels }) => isAnyNamed(labels, named));
    return parts.length === 1 && !total.eq(0)
      ? parts.some(({ value }) => is(decimal(value).times(100).div(total)))
      : false;
  });
}
