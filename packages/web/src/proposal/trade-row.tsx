import type { Trade } from "@advisor/domain/ips-check/trade-list";
import { washSaleText } from "@advisor/domain/ips-check/trades/wash-sale-fields";
import { identifierToWords } from "@advisor/domain/text/display";
import { Checkbox } from "@mantine/core";
import { count, date, inCents } from "../format/figures.ts";
import { signedCents } from "../format/format.ts";
import { localizeText } from "../format/localize-text.ts";
import { Status } from "../panel/status.tsx";
import { Cells } from "./columns.tsx";

/** A sale, with a line for each of several lots. */
export function Sale({ trade, toggle }: { trade: Trade; toggle(line: number): void }) {
  if (trade.lots.length <= 1)
    return <TradeRow {...{ trade, toggle }} amount={-trade.proceeds} lot={trade.lots[0]} />;
  return (
    <>
      <TradeRow {...{ trade, toggle }} amount={-trade.proceeds} />
      {trade.lots.map((lot) => (
        <tr key={lot.id} className="lot-line" data-left={trade.included ? undefined : true}>
          <td />
          <Cells
            of={{
              lot: lotWords(lot),
              quantity: <td className="figure">{soldOf(lot)}</td>,
              amount: <td className="figure">{signedCents(-lot.amount)}</td>,
              short: <Gain gain={lot.term === "short" ? lot.gain : null} sheltered={false} />,
              long: <Gain gain={lot.term === "long" ? lot.gain : null} sheltered={false} />,
            }}
          />
        </tr>
      ))}
    </>
  );
}

interface RowProps {
  trade: Trade;
  amount: number;
  lot?: Trade["lots"][number] | undefined;
  /** Absent for cash, which results from the other lines. */
  toggle?: (line: number) => void;
}

export function TradeRow({ trade, amount, lot, toggle }: RowProps) {
  const { account, price, sheltered } = trade;
  const sold = trade.side === "sell" && trade.quantity !== null;
  const gain = { sheltered: sold && sheltered, unknown: sold };
  return (
    <tr data-left={trade.included ? undefined : true}>
      <td>
        {toggle && trade.line !== null && (
          <Checkbox
            size="xs"
            aria-label={`Include: ${trade.side} ${securityOf(trade)} in ${account}`}
            checked={trade.included}
            onChange={() => trade.line !== null && toggle(trade.line)}
          />
        )}
      </td>
      <Cells
        of={{
          account: <td className="account">{account}</td>,
          security: <Security trade={trade} />,
          ...lotCells(trade, lot),
          price: <td className="figure">{price === null ? "" : inCents(price)}</td>,
          amount: <td className="figure strong">{signedCents(amount)}</td>,
          short: <Gain gain={trade.est_st_gain} {...gain} short />,
          long: <Gain gain={trade.est_lt_gain} {...gain} />,
          ...washCells(trade),
        }}
      />
    </tr>
  );
}

const washCells = ({ wash_sale, wash_review, note }: Trade) => ({
  wash: (
    <td className="figure">
      {wash_sale && <Status of="watch">{inCents(wash_sale.disallowed_usd)}</Status>}
      {!wash_sale && wash_review && <Status of="watch">Review</Status>}
    </td>
  ),
  note: (
    <td className="note">
      {localizeText(note?.replace(wash_sale ? washSaleText(wash_sale) : "", "") ?? "")}
    </td>
  ),
});

const securityOf = ({ symbol, name, class: of }: Trade): string =>
  symbol ?? name ?? (of === "cash" ? "Cash" : `To be chosen: ${identifierToWords(of)}`);

const Security = ({ trade }: { trade: Trade }) => (
  <th scope="row">
    {securityOf(trade)}
    {trade.symbol !== null && trade.name !== null && <span className="quiet"> {trade.name}</span>}
  </th>
);

const lotCells = ({ lots, quantity }: Trade, lot: RowProps["lot"]) => {
  const held = quantity === null ? "" : count(quantity);
  return {
    lot: lot ? lotWords(lot) : lots.length > 1 ? `${lots.length} lots` : "",
    quantity: <td className="figure">{lot ? soldOf(lot) : held}</td>,
  };
};

interface GainProps {
  gain: number | null;
  sheltered: boolean;
  unknown?: boolean;
  short?: boolean;
}

/** Short-term gains stand out because they are taxed more; zero is not highlighted. */
function Gain({ gain, sheltered, unknown = false, short = false }: GainProps) {
  if (sheltered) return <td className="figure quiet">no tax</td>;
  if (gain === null) return <td className="figure quiet">{unknown && "no cost"}</td>;
  return (
    <td className={short && gain > 0 ? "figure strong" : "figure"}>
      {gain === 0 ? "" : signedCents(gain)}
    </td>
  );
}

function lotWords({ acquired, cost_per_share }: Trade["lots"][number]): string {
  const day = acquired === null ? "date not on file" : date(acquired);
  return `${day}, ${cost_per_share === null ? "no cost" : inCents(cost_per_share)}`;
}

const soldOf = ({ quantity, held }: Trade["lots"][number]): string =>
  quantity === held ? count(quantity) : `${count(quantity)} of ${count(held)}`;
