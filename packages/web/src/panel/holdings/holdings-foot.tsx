import type { HouseholdDetail } from "@advisor/protocol/household";
import { dollarsExact, percent } from "../../format/figures.ts";
import { dayOf, signedCents } from "../../format/format.ts";

/** What the columns mean, the gains that the policies still allow, and the keys. */
export const HoldingsFoot = ({ household }: { household: HouseholdDetail }) => (
  <footer className="holdings-foot quiet">
    <span>ST and LT are gains of taxable accounts, as if sold today.</span>
    <Day change={household.day_change} />
    <Limits limits={household.gain_limits} />
    <span className="keys">
      <kbd>↑ ↓</kbd> rows <kbd>→</kbd> lots <kbd>Ctrl C</kbd> copies cells
    </span>
  </footer>
);

function Day({ change }: { change: HouseholdDetail["day_change"] }) {
  if (change === null) return <span>No quote states a change of the day.</span>;
  const { as_of, change_usd, coverage_pct } = change;
  const part = coverage_pct !== null && coverage_pct < 100;
  return (
    <span>
      Day is the move of {dayOf(`${as_of}T12:00`)}: {signedCents(change_usd)} of the holdings,
      without cash
      {part && `; ${percent(coverage_pct)} of their value has a quote with a change`}.
    </span>
  );
}

const Limits = ({ limits }: { limits: HouseholdDetail["gain_limits"] }) => (
  <span>
    Gains taken this year: not on file.{" "}
    {limits.length === 0
      ? "No policy limits them."
      : limits
          .map(({ policy, limit }) => `Limit of the ${policy}: ${dollarsExact(limit)} a year.`)
          .join(" ")}
  </span>
);
