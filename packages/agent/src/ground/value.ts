import { type Decimal, decimal } from "@advisor/domain/decimal";
import type { Cell } from "./cell.ts";
import type { Claim } from "./claims.ts";

/** A fraction in words is right within three points. */
const sharePoints = 3;
/** What is said to be about a figure is no further from it. */
const nearest = 0.05;

/** Whether a claim states a value, regardless of sign: at the places shown, or nearly where it says so. */
export function states(claim: Claim, value: Decimal): boolean {
  const places = claim.digits.split(".")[1]?.length ?? 0;
  const scaled = value.abs().div(claim.scale);
  const claimed = decimal(claim.digits);
  const [is, said] = [Number(scaled), Number(claimed)];
  if (claim.hedge === "share") return Math.abs(is - said) <= sharePoints;
  if (Math.abs(is - said) <= 10 ** -places && scaled.round(places, 1).eq(claimed)) return true;
  if (claim.hedge === "none" || Math.abs(is - said) > nearest * said) return false;
  const step = stepOf(claim.digits, places);
  if (claim.hedge === "over") return is >= said && is - said <= step;
  if (claim.hedge === "under") return is <= said && said - is <= step;
  return Math.abs(is - said) <= step / 2;
}

/** The last digit that is not an empty place: 1,000 of 35,000. */
function stepOf(digits: string, places: number): number {
  if (places > 0) return 10 ** -places;
  return 10 ** (/0*$/.exec(digits)?.[0].length ?? 0);
}

/** The same for a cell; a percentage may state a ratio, and a ratio a percentage. */
export function hasValue(claim: Claim, cell: Pick<Cell, "value" | "unit">): boolean {
  const { unit, digits } = claim;
  const value = decimal(cell.value);
  const ratio = unit === "percent" && (cell.unit === "ratio" || cell.unit === "any");
  const share = unit === "any" && cell.unit === "percent" && digits.startsWith("0.");
  return (
    ((cell.unit !== "ratio" || unit !== "percent") && states(claim, value)) ||
    (ratio && states(claim, value.times(100))) ||
    (share && states(claim, value.div(100)))
  );
}
