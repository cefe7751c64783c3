import type { LotLine } from "@advisor/domain/lots/lot-lines";
import { identifierToWords } from "@advisor/domain/text/display";
import { type KeyboardEvent, useContext } from "react";
import {
  atRate,
  count,
  date,
  dollars,
  inCents,
  percent,
  priceIn,
  signedPercent,
} from "../../format/figures.ts";
import { signedCents } from "../../format/format.ts";
import type { RowPlace } from "../../rows/spacer.tsx";
import { HighlightContext } from "../highlighted.tsx";
import { Status } from "../status.tsx";
import { Cells } from "./columns.tsx";
import { type HeldPosition, nameOf, unknownCost } from "./holding-rows.ts";

interface Props {
  held: HeldPosition;
  /** Whether to show the account's name. */
  named: boolean;
  /** Its issuer is over a policy limit. */
  over: boolean;
  open: boolean;
  turn(open: boolean): void;
  place: RowPlace;
}

/** A holding on one line, which expands to its lots by the button or with Right and Left. */
export function HoldingRow({ held, named, over, open, turn, place }: Props) {
  const { lots, short, long } = held;
  const name = nameOf(held);
  const { highlight_ids } = useContext(HighlightContext);
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") turn(true);
    else if (event.key === "ArrowLeft") turn(false);
  };
  const untaxed = lots.some(({ term }) => term === "no_tax");
  return (
    <tr
      className="one-line"
      {...place}
      data-pointed={highlight_ids.includes(`holding:${name}`) || undefined}
    >
      <th scope="row">
        {lots.length > 0 ? (
          <button
            type="button"
            className="text-button opens"
            aria-expanded={open}
            aria-label={`Lots of ${name}`}
            onClick={() => turn(!open)}
            onKeyDown={byKey}
          >
            ›
          </button>
        ) : (
          <span className="opens" />
        )}{" "}
        <span className="symbol">{name}</span>{" "}
        <span className="quiet" title={besideName(held, named)}>
          {besideName(held, named)}
        </span>
        {held.restricted_until !== null && (
          <>
            {" "}
            <span className="tag restricted">no trading through {date(held.restricted_until)}</span>
          </>
        )}
      </th>
      <Cells
        of={{
          ...figures(held, over),
          short: untaxed ? "no tax" : gain(short),
          long: untaxed ? "no tax" : gain(long),
        }}
      />
    </tr>
  );
}

/** The account or the security's name, and the day of an old price. */
const besideName = ({ account, row, old_price }: HeldPosition, named: boolean): string =>
  [
    ...(named ? [account] : row.symbol !== null ? [row.name] : []),
    ...(old_price === null ? [] : [`price of ${date(old_price)}`]),
  ].join(", ");

const figures = (held: HeldPosition, over: boolean) => ({
  ...kindOf(held),
  value: (
    <td title={held.row.value_reason ?? undefined}>
      {held.row.value === null ? "unknown" : dollars(held.row.value)}
    </td>
  ),
  weight: (
    <td>
      <Weight pct={held.row.weight_pct} over={over} />
    </td>
  ),
  ...gains(held),
});

const kindOf = ({ row, day }: HeldPosition) => ({
  term: (
    <td className="term">
      {row.asset_class === null ? "Mixed" : identifierToWords(row.asset_class)}
    </td>
  ),
  quantity: count(row.quantity),
  price: (
    <td title={priceTitle(row)}>
      {row.price === null ? "no price" : priceIn(row.price, row.price_currency ?? "USD")}
    </td>
  ),
  day: day === null ? "" : signedPercent(day),
});

const gains = (held: HeldPosition) => {
  const { cost, unrealized_pl, unrealized_pl_pct } = held.row;
  return {
    cost: cost === null ? unknownCost([held]) : inCents(cost),
    gain: unrealized_pl === null ? "unknown" : signedCents(unrealized_pl),
    gain_pct: unrealized_pl_pct === null ? "unknown" : signedPercent(unrealized_pl_pct * 100),
  };
};

function priceTitle({ price_date, price_usd, fx_rate, fx_date }: HeldPosition["row"]) {
  if (price_date === null) return undefined;
  return price_usd === undefined || fx_rate === undefined || fx_date === undefined
    ? `Price of ${date(price_date)}`
    : `Price of ${date(price_date)}: ${atRate(price_usd, fx_rate, fx_date)}`;
}

function Weight({ pct, over }: { pct: number | null; over: boolean }) {
  if (pct === null) return "unknown";
  return over ? <Status of="act">{percent(pct)}</Status> : percent(pct);
}

const gain = (value: number | null): string => (value === null ? "" : signedCents(value));

const share = (value: number | null, worth: number | null): string =>
  value === null || worth === null || worth <= 0 ? "" : percent((value / worth) * 100);

interface LotProps {
  lot: LotLine;
  /** The value of the household. */
  worth: number | null;
  /** The last day that counts as soon. */
  soon: string;
  place: RowPlace;
}

/** When a lot becomes long-term; soon stands out. */
const LongTerm = ({ from, soon }: { from: string; soon: string }) => (
  <span className={from <= soon ? "tag" : undefined}>long-term from {date(from)}</span>
);

export function LotRow({ lot, worth, soon, place }: LotProps) {
  const { acquired, source, long_term_from } = lot;
  return (
    <tr className="lot one-line" {...place}>
      <th scope="row">
        {acquired === null ? "No date" : date(acquired)}{" "}
        <span className="quiet">
          {identifierToWords(source).toLowerCase()}{" "}
          {long_term_from !== null && <LongTerm from={long_term_from} soon={soon} />}
        </span>
      </th>
      <Cells of={lotFigures(lot, worth)} />
    </tr>
  );
}

function lotFigures(lot: LotLine, worth: number | null) {
  const { term, quantity, cost_per_share, value, cost } = lot;
  return {
    term: (
      <td className="term">
        {term === "short" && <strong>short-term</strong>}
        {term === "long" && "long-term"}
      </td>
    ),
    quantity: count(quantity),
    price: cost_per_share === null ? "no cost" : `at ${inCents(cost_per_share)}`,
    value: value === null ? "unknown" : inCents(value),
    weight: share(value, worth),
    cost: cost === null ? "no cost" : inCents(cost),
    gain: lot.gain === null ? "unknown" : signedCents(lot.gain),
    gain_pct:
      lot.gain === null || cost === null || cost <= 0 ? "" : signedPercent((lot.gain / cost) * 100),
    short: term === "short" ? gain(lot.gain) : "",
    long: term === "long" ? gain(lot.gain) : "",
  };
}
