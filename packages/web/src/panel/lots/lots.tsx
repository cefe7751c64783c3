import { priceDays, priceWords } from "../price-days.ts";
import "./lots.css";
import { identifierToWords } from "@advisor/domain/text/display";
import type { HouseholdDetail } from "@advisor/protocol/household";
import { NativeSelect } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { FilterChips } from "../../filter-chips.tsx";
import { count, date, inCents } from "../../format/figures.ts";
import { fileName } from "../../format/file-name.ts";
import { signedCents } from "../../format/format.ts";
import { type RowPlace, Spacer } from "../../rows/spacer.tsx";
import { useVisibleRows } from "../../rows/use-visible-rows.ts";
import { ScrollRegion } from "../../scroll-region.tsx";
import { CopyOrSave } from "../copy-cells.tsx";
import { checkDay } from "../holdings/holding-rows.ts";
import {
  isOfKind,
  type Kind,
  kinds,
  lotTotals,
  type Order,
  orders,
  soonDays,
  sortLots,
  spreadsheetCells,
  type TaxLot,
  taxLotsOf,
} from "./lot-list.ts";

const kindNames: Record<Kind, string> = {
  all: "All",
  short: "Short-term",
  long: "Long-term",
  loss: "Losses",
  soon: `Long-term in ${soonDays} days`,
};

const orderNames: Record<Order, string> = {
  symbol: "by symbol",
  acquired: "by day, oldest first",
  gain: "by gain, losses first",
  value: "by value",
  soon: "by days to long-term",
};

const atPrices = (days: readonly string[]): string =>
  days.length === 0 ? "without prices on file" : `at ${priceWords(days)}`;

/** All tax lots of the household, as they would be taxed if sold today. */
export function Lots({ household }: { household: HouseholdDetail }) {
  const [kind, setKind] = useState<Kind>("all");
  const [order, setOrder] = useState<Order>("symbol");
  const today = checkDay(household);
  const all = useMemo(() => taxLotsOf(household, today), [household, today]);
  const lots = useMemo(
    () =>
      sortLots(
        all.filter((lot) => isOfKind(lot, kind, today)),
        order,
      ),
    [all, kind, order, today],
  );
  if (all.length === 0) return <p className="quiet">No lots are on file for this household.</p>;
  return (
    <>
      <div className="tools">
        <NativeSelect
          size="xs"
          aria-label="Order of the lots"
          value={order}
          data={orders.map((value) => ({ value, label: orderNames[value] }))}
          onChange={({ currentTarget: { value } }) =>
            setOrder(orders.find((one) => one === value) ?? order)
          }
        />
        <CopyOrSave
          cells={() => spreadsheetCells(lots)}
          file={fileName([household.name, "lots"], "csv")}
        />
        <fieldset className="chips lot-kinds" aria-label="Show">
          <FilterChips
            kinds={kinds}
            names={kindNames}
            chosen={kind}
            choose={setKind}
            count={(one) => all.filter((lot) => isOfKind(lot, one, today)).length}
          />
        </fieldset>
      </div>
      {lots.length === 0 ? (
        <p className="quiet">No lot is of this kind. Show all of them instead.</p>
      ) : (
        <LotTable lots={lots} />
      )}
      <p className="quiet">
        From the lots of the accounts on file, {atPrices(priceDays(household))}, as if sold on{" "}
        {date(today)}. LT is long-term: it begins one day after a year. Accounts without tax on a
        sale say “no tax”.
      </p>
    </>
  );
}

const rowPx = 45;

function LotTable({ lots }: { lots: readonly TaxLot[] }) {
  const { holder, shown, before, after, measure } = useVisibleRows({
    count: lots.length,
    height: rowPx,
    keyOf: (at) => lots[at]?.key ?? "",
  });
  const totals = lotTotals(lots);
  return (
    <ScrollRegion className="scrolls" aria-label="Tax lots, table">
      <table
        className="figures lots"
        ref={holder}
        aria-label="Tax lots"
        aria-rowcount={lots.length + 2}
      >
        <thead>
          <tr>
            {["Lot", "Acquired", "Gain, term", "Value, cost", "Quantity"].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <Spacer height={before} />
        <tbody>
          {shown.map((at) => {
            const lot = lots[at];
            if (lot === undefined) return null;
            const place = { "data-index": at, "aria-rowindex": at + 2, ref: measure };
            return <LotRow key={lot.key} lot={lot} place={place} />;
          })}
        </tbody>
        <Spacer height={after} />
        <tfoot>
          <tr className="total" aria-rowindex={lots.length + 2}>
            <th scope="row" colSpan={2}>
              {count(lots.length)} {lots.length === 1 ? "lot" : "lots"}
            </th>
            <td>
              {signed(totals.short)} ST
              <span className="below">{signed(totals.long)} LT</span>
            </td>
            <td>
              {money(totals.value, "unknown")}
              <span className="quiet below">{money(totals.cost, "cost not known")}</span>
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function LotRow({ lot: { account, line, days_left }, place }: { lot: TaxLot; place: RowPlace }) {
  const { symbol, name, acquired, source, quantity, cost_per_share, cost, value, gain } = line;
  return (
    <tr {...place}>
      <th scope="row">
        {symbol ?? name} <span className="quiet">{account}</span>
      </th>
      <td>
        {acquired === null ? "No date" : date(acquired)}
        {source !== "purchase" && (
          <span className="quiet"> {identifierToWords(source).toLowerCase()}</span>
        )}
        {days_left !== null && (
          <span className="quiet below">
            {days_left} {days_left === 1 ? "day" : "days"} to LT
          </span>
        )}
      </td>
      <td>
        {signed(gain)}
        <span className="below">{terms[line.term ?? "unknown"]}</span>
      </td>
      <td>
        {money(value, "no price")}
        <span className="quiet below">{money(cost, "no cost")}</span>
      </td>
      <td>
        {count(quantity)}
        <span className="quiet below">
          {cost_per_share === null ? "no cost" : `at ${inCents(cost_per_share)}`}
        </span>
      </td>
    </tr>
  );
}

const terms: Record<NonNullable<TaxLot["line"]["term"]> | "unknown", ReactNode> = {
  short: <strong>short-term</strong>,
  long: "long-term",
  no_tax: <span className="quiet">no tax</span>,
  unknown: <span className="quiet">term not known</span>,
};

const money = (value: number | null, unknown: string): string =>
  value === null ? unknown : inCents(value);

const signed = (value: number | null): string => (value === null ? "unknown" : signedCents(value));
