import type { Trade, TradeList } from "@advisor/domain/ips-check/trade-list";
import { Button } from "@mantine/core";
import { Fragment, useContext, useState } from "react";
import { count } from "../format/figures.ts";
import { signedCents } from "../format/format.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import { usePhone } from "../use-narrow.ts";
import { ColumnOrder, columns, phoneOrder, wideOrder, wordColumns } from "./columns.tsx";
import { ConsideredRows } from "./considered-rows.tsx";
import { Sale, TradeRow } from "./trade-row.tsx";
import { WashSaleNote } from "./wash-sale-note.tsx";

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
  const order = usePhone() ? phoneOrder : wideOrder;
  const sells = all ? list.sells : list.sells.slice(0, mostSales);
  return (
    <ScrollRegion className="table-scroll card" aria-label={`${label}, table`}>
      <ColumnOrder value={order}>
        <table className="grid trades" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">Include</span>
              </th>
              {order.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={wordColumns.has(column) ? undefined : "figure"}
                >
                  {columns[column]}
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
                    <td colSpan={order.length + 1}>
                      <WashSaleNote trade={trade} wash={trade.wash_sale} today={today} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
            {sells.length < list.sells.length && (
              <tr>
                <td colSpan={order.length + 1}>
                  <Button size="compact-sm" variant="default" onClick={() => setAll(true)}>
                    Show all {count(list.sells.length)} sales
                  </Button>
                </td>
              </tr>
            )}
            {list.buys.length > 0 && (
              <Group
                name="Buy"
                why="in dollars, where the policy is short"
                total={list.totals.buy}
              />
            )}
            {list.buys.map((trade) => (
              <TradeRow key={keyOf(trade)} trade={trade} amount={trade.proceeds} toggle={toggle} />
            ))}
            {list.cash.length > 0 && <Group name="Cash" why="by account" />}
            {list.cash.map((trade) => (
              <TradeRow
                key={keyOf(trade)}
                trade={trade}
                amount={trade.side === "buy" ? trade.proceeds : -trade.proceeds}
              />
            ))}
            <ConsideredRows considered={list.considered} />
          </tbody>
        </table>
      </ColumnOrder>
    </ScrollRegion>
  );
}

const keyOf = ({ line, account_id }: Trade): string => `${line ?? account_id}`;

interface GroupProps {
  name: string;
  why: string;
  total?: number;
}

function Group({ name, why, total }: GroupProps) {
  const order = useContext(ColumnOrder);
  const before = order.indexOf("amount");
  return (
    <tr className="group">
      <th scope="rowgroup" colSpan={before + 1}>
        {name} <span className="quiet">{why}</span>
      </th>
      <td className="figure strong">{total === undefined ? null : signedCents(total)}</td>
      <td colSpan={order.length - before - 1} />
    </tr>
  );
}
