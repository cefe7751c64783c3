import type { Comparison, Leg, Mode, Suggestion } from "@advisor/domain/ips-check/comparison";
import { count, percent, signed, words } from "@advisor/domain/text/display";
import { FigureTable } from "../figure-table.tsx";

const aims: Record<Mode, string> = {
  band: "back to the bands",
  target: "back to the targets",
  contribution: "with the deposit",
};
const modes = ["band", "target", "contribution"] as const;

/** What would bring the household back, trade by trade. Nothing is traded. */
export function Proposal({ check, of }: { check: Comparison; of: string }) {
  const { suggestions, turnover_pct } = check;
  return modes.map((mode) => {
    const rows = suggestions.filter((one) => one.mode === mode && one.trade_usd !== 0);
    if (rows.length === 0) return null;
    const turnover = mode === "contribution" ? null : turnover_pct[mode];
    return (
      <details key={mode} className="proposal">
        <summary>
          Proposed trades {aims[mode]}
          {turnover !== null && <span className="quiet"> {percent(turnover)} turnover</span>}
        </summary>
        <Trades rows={rows} label={`Proposed trades ${aims[mode]}, ${of}`} />
        <p className="quiet">A proposal: nothing is traded.</p>
      </details>
    );
  });
}

const Trades = ({ rows, label }: { rows: readonly Suggestion[]; label: string }) => (
  <FigureTable label={label} heads={["Trade", "Amount", "Short-term", "Long-term"]}>
    {rows.flatMap((row) => [
      <tr key={row.class} className="group">
        <th scope="row">{words(row.class)}</th>
        <td>{signed(row.trade_usd)}</td>
        <td />
        <td />
      </tr>,
      ...row.legs.map((leg) => (
        <tr key={`${row.class} ${leg.account_id} ${leg.side} ${leg.symbol}`}>
          <th scope="row">
            {tradeOf(leg)}
            <span className="quiet">{besideOf(leg)}</span>
          </th>
          <td>{signed(leg.side === "sell" ? -leg.proceeds : leg.proceeds)}</td>
          <td>{gainOf(leg.est_st_gain)}</td>
          <td>{gainOf(leg.est_lt_gain)}</td>
        </tr>
      )),
    ])}
  </FigureTable>
);

function tradeOf({ side, symbol, quantity }: Leg): string {
  if (symbol === null) return side === "buy" ? "Keep as cash" : "Use cash";
  const many = quantity === null ? "" : ` ${count(quantity)}`;
  return `${side === "sell" ? "Sell" : "Buy"}${many} ${symbol}`;
}

/** The account, the lots and what is to be known of the trade. */
function besideOf({ account, lots, note }: Leg): string {
  const sold = lots.map(({ id, quantity }) => `${count(quantity)} of ${id}`).join(", ");
  return [account, sold === "" ? "" : `lots: ${sold}`, note ?? ""]
    .filter((one) => one !== "")
    .join(". ");
}

const gainOf = (gain: number | null): string => (gain === null ? "none" : signed(gain));
