import type { Line } from "@advisor/domain/lots/lot-lines";
import {
  count,
  date,
  dollars,
  dollarsExact,
  percent,
  signed,
  signedPercent,
  words,
} from "@advisor/domain/text/display";
import { type KeyboardEvent, useState } from "react";
import { PointedRow } from "../pointed.tsx";
import { type HeldPosition, nameOf } from "./holding-rows.ts";

interface Props {
  held: HeldPosition;
  /** The account's name stands beside the holding. */
  named: boolean;
}

/** A holding in a line; its lots open below it, by the button or by Right and Left. */
export function HoldingRow({ held, named }: Props) {
  const [open, setOpen] = useState(false);
  const { row, lots, account, short, long } = held;
  const name = nameOf(held);
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") setOpen(true);
    else if (event.key === "ArrowLeft") setOpen(false);
  };
  const untaxed = lots.some(({ term }) => term === "no_tax");
  return (
    <>
      <PointedRow id={`holding:${name}`}>
        <th scope="row">
          {lots.length > 0 ? (
            <button
              type="button"
              className="opens"
              aria-expanded={open}
              aria-label={`Lots of ${name}`}
              onClick={() => setOpen(!open)}
              onKeyDown={byKey}
            >
              ›
            </button>
          ) : (
            <span className="opens" />
          )}{" "}
          {name}
          <span className="quiet">{named ? account : row.symbol !== null ? row.name : ""}</span>
        </th>
        <Figures row={row} />
        <td>{untaxed ? "no tax" : gain(short)}</td>
        <td>{untaxed ? "no tax" : gain(long)}</td>
      </PointedRow>
      {open && lots.map((lot) => <LotRow key={lot.lot_id} lot={lot} />)}
    </>
  );
}

const Figures = ({ row }: Pick<HeldPosition, "row">) => (
  <>
    <td>{count(row.quantity)}</td>
    <td title={row.price_date === null ? undefined : `Price of ${date(row.price_date)}`}>
      {row.price === null ? "no price" : dollarsExact(row.price)}
    </td>
    <td title={row.value_reason ?? undefined}>
      {row.value === null ? "unknown" : dollars(row.value)}
    </td>
    <td>{row.weight_pct === null ? "unknown" : percent(row.weight_pct)}</td>
    <td>{row.cost === null ? "no cost" : dollarsExact(row.cost)}</td>
    <td>{row.unrealized_pl === null ? "unknown" : signed(row.unrealized_pl)}</td>
    <td>
      {row.unrealized_pl_pct === null ? "unknown" : signedPercent(row.unrealized_pl_pct * 100)}
    </td>
  </>
);

const gain = (value: number | null): string => (value === null ? "" : signed(value));

function LotRow({ lot }: { lot: Line }) {
  const { acquired, quantity, cost_per_share, value, cost, source, term, long_term_from } = lot;
  return (
    <tr className="lot">
      <th scope="row">
        {acquired === null ? "No date" : date(acquired)}
        <span className="quiet">
          {words(source).toLowerCase()}
          {term === "short" && <strong>, short-term</strong>}
          {term === "long" && ", long-term"}
          {long_term_from !== null && `, long-term from ${date(long_term_from)}`}
        </span>
      </th>
      <td>{count(quantity)}</td>
      <td>{cost_per_share === null ? "no cost" : `at ${dollarsExact(cost_per_share)}`}</td>
      <td>{value === null ? "unknown" : dollarsExact(value)}</td>
      <td />
      <td>{cost === null ? "no cost" : dollarsExact(cost)}</td>
      <td>{lot.gain === null ? "unknown" : signed(lot.gain)}</td>
      <td />
      <td>{term === "short" ? gain(lot.gain) : ""}</td>
      <td>{term === "long" ? gain(lot.gain) : ""}</td>
    </tr>
  );
}
