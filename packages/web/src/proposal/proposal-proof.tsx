import type { TradeProof } from "@advisor/domain/ips-check/trade-proof";
import { count, date, inCents } from "../format/figures.ts";
import { FigureTable } from "../panel/figure-table.tsx";
import { Status } from "../panel/status.tsx";
import type { ProposedTradeList } from "./use-trade-list-selection.ts";

const rules: Record<TradeProof["checks"][number]["rule"], string> = {
  lots: "Lots add up to the quantity of each sale, none is oversold",
  amounts: "Lots at their price add up to the amount of each sale",
  gains: "Gains of the lots add up to the short- and long-term gain",
  accounts: "In each account, sales and cash pay for the purchases",
  totals: "The figures on top are the sums of the included lines",
};

interface Props {
  list: ProposedTradeList;
  policy: string;
  /** The dates of the check and of its prices. */
  checked: string;
}

/** What was added up again, and the prices that the trades rest on. */
export function ProposalProof({ list, policy, checked: days }: Props) {
  const { checks, prices } = list.proof;
  const figures = checks.reduce((sum, { checked }) => sum + checked, 0);
  const off = checks.reduce((sum, one) => sum + one.off.length, 0);
  return (
    <details className="card proposal-proof">
      <summary>Proof of this proposal</summary>
      <p>
        <Status of={off === 0 ? "verified" : "watch"}>
          {off === 0
            ? `Everything adds up, ${count(figures)} figures checked`
            : `${count(off)} of ${count(figures)} figures do not add up`}
        </Status>
      </p>
      <p className="quiet">
        By rules, no model: the check of {policy}, {days}, the same as in answers. ProposedTradeList{" "}
        {list.fingerprint}.
      </p>
      <div className="proof-parts">
        <ul className="plain">
          {checks.map(({ rule, checked, off }) => (
            <li key={rule} className="pair">
              <span>{rules[rule]}</span>
              {off.length > 0 ? (
                <Status of="watch">{off.join(", ")}</Status>
              ) : checked === 0 ? (
                <span className="quiet">nothing to add up</span>
              ) : (
                <Status of="verified">{count(checked)}</Status>
              )}
            </li>
          ))}
        </ul>
        <FigureTable label="Prices of the trades" heads={["Security", "Price", "Day"]}>
          {prices.map(({ name, price, date: day }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{inCents(price)}</td>
              <td>{day === null ? "no day" : date(day)}</td>
            </tr>
          ))}
        </FigureTable>
      </div>
    </details>
  );
}
