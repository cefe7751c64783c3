import type { HouseholdDetail } from "@advisor/protocol/household";
import { date, dollarsExact } from "../format/figures.ts";
import { Status } from "./status.tsx";

/** The stated total, if holdings and cash do not add up to it. */
export function StatedTotal({ household }: { household: HouseholdDetail }) {
  const { reconciled, stated, gap } = household.holdings.reconciliation;
  if (reconciled) return null;
  return (
    <p>
      <Status of="watch">
        {dollarsExact(stated)} stated on {date(household.summary.as_of)}:{" "}
        {dollarsExact(Math.abs(gap))} {gap > 0 ? "more" : "less"} than holdings and cash.
      </Status>
    </p>
  );
}
