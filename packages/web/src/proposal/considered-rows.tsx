import type { ConsideredLot } from "@advisor/domain/ips-check/considered-lots";
import type { TradeList } from "@advisor/domain/ips-check/trade-list";
import { count, date, inCents } from "../format/figures.ts";
import { signedCents } from "../format/format.ts";
import { Cells } from "./columns.tsx";

const reasons: Record<ConsideredLot["why"], string> = {
  restricted: "The policy restricts it",
  wash_sale: "Its loss would be a wash sale",
  short_term: "Still short-term",
  more_gain: "More gain than the lots taken",
  no_basis: "No cost on file",
  class_not_sold: "Its class is not sold",
  enough: "Enough is sold without it",
};

/** The lots that the sales did not take, in the columns of the trades, each with the reason. */
export function ConsideredRows({ considered }: Pick<TradeList, "considered">) {
  const { lots, more } = considered;
  if (lots.length === 0) return null;
  return (
    <>
      <tr className="group">
        <th scope="rowgroup" colSpan={11}>
          Considered and left out{" "}
          <span className="quiet">
            {count(lots.length + more)} {lots.length + more === 1 ? "lot" : "lots"}, as if sold
            today
            {more > 0 && `; the first ${lots.length}`}
          </span>
        </th>
      </tr>
      {lots.map((lot) => (
        <Row key={JSON.stringify(lot)} lot={lot} />
      ))}
    </>
  );
}

function Row({ lot }: { lot: ConsideredLot }) {
  const { account, symbol, name, acquired, cost_per_share, quantity, amount } = lot;
  const price = inCents(Math.round((amount / quantity) * 10_000) / 10_000);
  return (
    <tr className="considered">
      <td />
      <Cells
        of={{
          account: <td className="account">{account}</td>,
          security: (
            <th scope="row">
              {symbol ?? name}
              {symbol !== null && <span className="quiet"> {name}</span>}
            </th>
          ),
          lot: `${acquired === null ? "date not on file" : date(acquired)}, ${
            cost_per_share === null ? "no cost" : inCents(cost_per_share)
          }`,
          quantity: <td className="figure">{count(quantity)}</td>,
          price: <td className="figure">{price}</td>,
          amount: <td className="figure">{inCents(amount)}</td>,
          short: <Gain lot={lot} term="short" />,
          long: <Gain lot={lot} term="long" />,
          note: (
            <td className="note">
              {reasons[lot.why]}
              {lot.long_term_from !== null && `, long-term from ${date(lot.long_term_from)}`}
            </td>
          ),
        }}
      />
    </tr>
  );
}

function Gain({ lot, term }: { lot: ConsideredLot; term: ConsideredLot["term"] }) {
  if (lot.sheltered) return <td className="figure">no tax</td>;
  if (lot.gain === null) return <td className="figure">no cost</td>;
  return <td className="figure">{lot.term === term && signedCents(lot.gain)}</td>;
}
