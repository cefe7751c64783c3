import { type Decimal, decimal } from "@advisor/domain/decimal";
import type { Claim } from "./claims.ts";
import type { Cell } from "./evidence/cell.ts";

/**
 * By how many percentage points a value may differ from a fraction in words: "just over half" lies
 * on one side only.
 */
const sharesOff: Readonly<Partial<Record<Claim["hedge"], { least: number; most: number }>>> = {
  share: { least: -3, most: 3 },
  "share over": { least: 0, most: 8 },
  "share under": { least: -5, most: 0 },
};
/** "About" allows this relative difference. */
const nearest = 0.05;

/**
 * Whether a claim states a value, ignoring the sign: at the precision shown, or approximately if it
 * says so.
 */
export function statesValue(claim: Claim, value: Decimal): boolean {
  const places = claim.digits.split(".")[1]?.length ?? 0;
  const scaled = claim.scale === 1 ? value.abs() : value.abs().div(claim.scale);
  const [is, said] = [Number(scaled), Number(claim.digits)];
  const off = sharesOff[claim.hedge];
  if (off !== undefined) return is - said >= off.least && is - said <= off.most;
  if (Math.abs(is - said) <= 10 ** -places && scaled.round(places).eq(decimal(claim.digits)))
    return true;
  if (claim.hedge === "none" || Math.abs(is - said) > nearest * said) return false;
  const step = stepOf(claim.digits, places);
  if (claim.hedge === "over") return is >= said && is - said <= step;
  if (claim.hedge === "under") return is <= said && said - is <= step;
  return Math.abs(is - said) <= step / 2;
}

/** A whole multiple ("twice") may be off by a tenth; one with decimals is as exact as it is shown. */
export function statesMultiple(claim: Claim, ratio: Decimal): boolean {
  const said = Number(claim.digits);
  const isWhole = !claim.digits.includes(".");
  return isWhole
    ? Math.abs(Number(ratio) - said) <= loosest * said
    : statesValue(claim, ratio) || Math.abs(Number(ratio) - said) <= 0.01 * said;
}
const loosest = 0.1;

/** The place value of the last nonzero digit: 1,000 for 35,000. */
function stepOf(digits: string, places: number): number {
  if (places > 0) return 10 ** -places;
  return 10 ** (/0*$/.exec(digits)?.[0].length ?? 0);
}

/** A fast check without exact arithmetic that rejects most values, in every unit. */
function isRoughly({ hedge, digits, scale }: Claim, value: number): boolean {
  const said = Number(digits) * scale;
  const step = scale * 10 ** -(digits.split(".")[1]?.length ?? 0);
  const isNear = (is: number): boolean =>
    Math.abs(is - said) <= Math.max(2 * nearest * said, 2 * step);
  return hedge in sharesOff || isNear(value) || isNear(value * 100) || isNear(value / 100);
}

/** The same for a cell; percentages and ratios are converted. */
export function matchesCell(claim: Claim, cell: Pick<Cell, "value" | "unit">): boolean {
  const { unit, digits } = claim;
  if (!isRoughly(claim, Math.abs(Number(cell.value)))) return false;
  const value = decimal(cell.value);
  const ratio = unit === "percent" && (cell.unit === "ratio" || cell.unit === "any");
  const share = unit === "any" && cell.unit === "percent" && digits.startsWith("0.");
  return (
    ((cell.unit !== "ratio" || unit !== "percent") && statesValue(claim, value)) ||
    (ratio && statesValue(claim, value.times(100))) ||
    (share && statesValue(claim, value.div(100)))
  );
}

/** Whether a cell lies between the two figures of a range such as "40 to 50 %". */
export function isInRange(cell: Pick<Cell, "value">, low: Claim, high: Claim): boolean {
  const value = decimal(cell.value);
  const scale = low.scale === 1 ? high.scale : low.scale;
  return (
    value.gte(decimal(low.digits).times(scale)) && value.lte(decimal(high.digits).times(high.scale))
  );
}
