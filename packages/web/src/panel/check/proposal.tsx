import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { percent, signed } from "../../format/figures.ts";
import { PlaceLink } from "../../navigation/place-link.tsx";

/** A link to the proposed trades, with their total. */
export function ProposalLink({ check, household_id }: { check: Comparison; household_id: string }) {
  const legs = check.suggestions
    .filter(({ mode }) => mode === "band")
    .flatMap((one) => one.legs)
    .filter(({ symbol, quantity }) => symbol !== null || quantity !== null);
  if (legs.length === 0) return null;
  const gain = legs.reduce(
    (sum, { est_st_gain, est_lt_gain }) => sum + (est_st_gain ?? 0) + (est_lt_gain ?? 0),
    0,
  );
  const turnover = check.turnover_pct.band;
  return (
    <p>
      <PlaceLink to={{ household: household_id, conversation: null, page: "proposal" }}>
        Open proposal: {legs.length} {legs.length === 1 ? "trade" : "trades"}
        {turnover !== null && `, ${percent(turnover)} turnover`}
        {gain !== 0 && `, gain ${signed(Math.round(gain * 100) / 100)}`}
      </PlaceLink>
    </p>
  );
}
