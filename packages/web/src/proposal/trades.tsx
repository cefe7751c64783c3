import type { Trade, TradeList } from "@advisor/domain/ips-check/trade-list";
import { washSaleText } from "@advisor/domain/ips-check/trades/wash-sale-fields";
import { identifierToWords } from "@advisor/domain/text/display";
import { Button, Checkbox } from "@mantine/core";
import { Fragment, useState } from "react";
import { count, date, inCents } from "../format/figures.ts";
import { signedCents } from "../format/format.ts";
import { localizeText } from "../format/localize-text.ts";
import { Status } from "../panel/status.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { ConsideredRows } from "./considered-rows.tsx";
import { WashSaleNote } from "./wash-sale-note.tsx";

const heads = [
  ...["Account", "Security", "Lot: acquired, cost", "Quantity", "Price"],
  ...["Amount", "ST gain", "LT gain", "Wash sale", "Note"],
];
const left = new Set(["Account", "Security", "Lot: acquired, cost", "Note"]);

interface Props {
  list: TradeList;
  label: string;
  /** The date of the proposal. */
  today: string;
  /** Excludes a line, or includes it again. */
  toggle(line: number): void;
}

/** The number of sales shown until all are requested; the CSV has all. */
const mostSales = 200;

/** Sales with one line per lot, then purchases, then what stays in cash. */
export function Trades({ list, label, today, toggle }: Props) {
  const [all, setAll] = useState(false);
  const sells = all ? list.sells : list.sells.slice(0, mostSales);
  return (
    <ScrollRegion className="table-scroll card" aria-label={`${label}, table`}>
      <table className="grid trades" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Include</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={left.has(head) ? undefined : "figure"}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.sells.length > 0 && (
            <Group
              name="Sell"
              why="no tax first, then losses, then long-term gains"
              total={-list.totals.sell}
            />
          )}
          {sells.map((trade) => (
            <Fragment key={keyOf(trade)}>
              <Sale trade={trade} toggle={toggle} />
              {trade.wash_sale && (
                <tr>
                  <td colSpan={heads.length + 1}>
                    <WashSaleNote trade={trade} wash={trade.wash_sale} today={today} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
          {sells.length < list.sells.length && (
            <tr>
              <td colSpan={heads.length + 1}>
                <Button size="compact-sm" variant="default" onClick={() => setAll(true)}>
                  Show all {count(list.sells.length)} sales
                </Button>
              </td>
            </tr>
          )}
          {list.buys.length > 0 && (
            <Group name="Buy" why="in dollars, where the policy is short" total={list.totals.buy} />
          )}
          {list.buys.map((trade) => (
            <Row key={keyOf(trade)} trade={trade} amount={trade.proceeds} toggle={toggle} />
          ))}
          {list.cash.length > 0 && <Group name="Cash" why="by account" />}
          {list.cash.map((trade) => (
            <Row
              key={keyOf(trade)}
              trade={trade}
              amount={trade.side === "buy" ? trade.proceeds : -trade.proceeds}
            />
          ))}
          <ConsideredRows considered={list.considered} />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const keyOf = ({ line, account_id }: Trade): string => `${line ?? account_id}`;

interface GroupProps {
  name: string;
  why: string;
  total?: number;
}

const Group = ({ name, why, total }: GroupProps) => (
  <tr className="group">
    <th scope="rowgroup" colSpan={6}>
      {name} <span className="quiet">{why}</span>
    </th>
    <td className="figure strong">{total === undefined ? null : signedCents(total)}</td>
    <td colSpan={4} />
  </tr>
);

function Sale({ trade, toggle }: { trade: Trade; toggle(line: number): void }) {
  if (trade.lots.length <= 1)
    return <Row {...{ trade, toggle }} amount={-trade.proceeds} lot={trade.lots[0]} />;
  return (
    <>
      <Row {...{ trade, toggle }} amount={-trade.proceeds} />
      {trade.lots.map((lot) => (
        <tr key={lot.id} className="lot-line" data-left={trade.included ? undefined : true}>
          <td />
          <td />
          <td />
          <td>{lotWords(lot)}</td>
          <td className="figure">{soldOf(lot)}</td>
          <td />
          <td className="figure">{signedCents(-lot.amount)}</td>
          <Gain gain={lot.term === "short" ? lot.gain : null} sheltered={false} />
          <Gain gain={lot.term === "long" ? lot.gain : null} sheltered={false} />
          <td />
          <td />
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

function Row({ trade, amount, lot, toggle }: RowProps) {
  const { account, price, sheltered, wash_sale, wash_review, note } = trade;
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
      <td>{account}</td>
      <Security trade={trade} />
      <Lot trade={trade} lot={lot} />
      <td className="figure">{price === null ? "" : inCents(price)}</td>
      <td className="figure strong">{signedCents(amount)}</td>
      <Gain gain={trade.est_st_gain} {...gain} short />
      <Gain gain={trade.est_lt_gain} {...gain} />
      <td className="figure">
        {wash_sale && <Status of="watch">{inCents(wash_sale.disallowed_usd)}</Status>}
        {!wash_sale && wash_review && <Status of="watch">Review</Status>}
      </td>
      <td className="note">
        {localizeText(note?.replace(wash_sale ? washSaleText(wash_sale) : "", "") ?? "")}
      </td>
    </tr>
  );
}

const securityOf = ({ symbol, name, class: of }: Trade): string =>
  symbol ?? name ?? (of === "cash" ? "Cash" : `To be chosen: ${identifierToWords(of)}`);

const Security = ({ trade }: { trade: Trade }) => (
  <th scope="row">
    {securityOf(trade)}
    {trade.symbol !== null && trade.name !== null && <span className="quiet"> {trade.name}</span>}
  </th>
);

function Lot({ trade: { lots, quantity }, lot }: Pick<RowProps, "trade" | "lot">) {
  if (lot) {
    return (
      <>
        <td>{lotWords(lot)}</td>
        <td className="figure">{soldOf(lot)}</td>
      </>
    );
  }
  return (
    <>
      <td>{lots.length > 1 && `${lots.length} lots`}</td>
      <td className="figure">{quantity === null ? "" : count(quantity)}</td>
    </>
  );
}

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
