import type { TradeList } from "@advisor/domain/ips-check/trade-list";
import { counted, dollars, dollarsExact, percent, signed } from "../format/figures.ts";

interface Figure {
  name: string;
  value: string;
  beside: string;
  watch?: boolean;
}

/** The totals of the trades, and their effect on tax. */
export const Totals = ({ list }: { list: TradeList }) => (
  <dl className="card proposal-totals">
    {figuresOf(list).map(({ name, value, beside, watch }) => (
      <div key={name}>
        <dt className="quiet">{name}</dt>
        <dd className="large" data-tone={watch ? "watch" : undefined}>
          {value}
        </dd>
        <dd className="quiet">{beside}</dd>
      </div>
    ))}
  </dl>
);

function figuresOf({ totals, turnover_pct, gain_limit, cash_kept, ...list }: TradeList): Figure[] {
  const { disallowed, lost, net_gain, unknown_gain_proceeds: unknown } = totals;
  const sells = list.sells.filter(({ included }) => included);
  const buys = list.buys.filter(({ included }) => included);
  const lots = sells.reduce((sum, { lots }) => sum + Math.max(1, lots.length), 0);
  return [
    {
      name: "Sell",
      value: dollarsExact(totals.sell),
      beside: `${counted(sells.length, "trade")}, ${counted(lots, "lot")}`,
    },
    {
      name: "Buy",
      value: dollarsExact(totals.buy),
      beside:
        cash_kept > 0 ? `${dollarsExact(cash_kept)} stays cash` : counted(buys.length, "trade"),
    },
    {
      name: "Turnover",
      value: turnover_pct === null ? "unknown" : percent(turnover_pct),
      beside: "of the total",
    },
    { name: "Short-term gain", value: signed(totals.st_gain), beside: "taxable accounts" },
    { name: "Long-term gain", value: signed(totals.lt_gain), beside: "taxable accounts" },
    {
      name: "Lost to wash sales",
      value: dollarsExact(disallowed),
      beside: disallowed === 0 ? "no loss is disallowed" : `${dollarsExact(lost)} of it for good`,
      watch: disallowed > 0,
    },
    {
      name: "Net gain",
      value: signed(net_gain),
      beside:
        unknown > 0
          ? `${dollars(unknown)} of sales without a basis`
          : gain_limit === null
            ? "the policy has no limit"
            : `of ${dollars(gain_limit.limit)} a year`,
      watch: unknown > 0,
    },
  ];
}
