import type { WashSale } from "@advisor/domain/ips-check/comparison";
import type { Trade } from "@advisor/domain/ips-check/trade-list";
import { count, date, dollarsExact } from "../format/figures.ts";
import { shortDay } from "../format/format.ts";
import { namedMarks, washWindow } from "./wash-window.ts";

interface Props {
  trade: Trade;
  wash: WashSale;
  /** The date of the proposal. */
  today: string;
}

/** The loss that the wash-sale rule disallows, on a line of the 61 days around the sale. */
export function WashSaleNote({ trade, wash, today }: Props) {
  const { from, to, at } = washWindow(today);
  const { disallowed_usd, lost_usd, replacements, clear_on } = wash;
  const day = (one: string) => shortDay(`${one}T12:00`);
  const marks = [
    { at: at(today), words: `${day(today)}, sale` },
    ...replacements.map(({ bought, quantity }) => ({
      at: at(bought),
      words: `${day(bought)}, bought ${count(quantity)}`,
    })),
    ...(clear_on <= to ? [{ at: at(clear_on), words: `${day(clear_on)}, clear` }] : []),
    { at: at(from), words: day(from) },
    { at: at(to), words: day(to) },
  ];
  const bought = replacements
    .map(
      ({ account, symbol, quantity, bought, lot }) =>
        `${account} bought ${count(quantity)} ${symbol} on ${date(bought)}${lot === null ? " (from its trades)" : ""}`,
    )
    .join(", ");
  return (
    <div className="wash-note">
      <p>
        <strong>
          Wash sale: {dollarsExact(disallowed_usd)} of the {trade.symbol ?? trade.name} loss does
          not count now
          {lost_usd > 0 && `, ${dollarsExact(lost_usd)} of it is lost for good`}.
        </strong>{" "}
        {bought}, inside the 61 days. A sale from {date(clear_on)} on keeps the whole loss, as far
        as purchases on file tell.
      </p>
      <div className="wash-window" aria-hidden="true">
        {replacements.map(({ account_id, lot, bought }) => (
          <span
            key={`${account_id} ${lot} ${bought}`}
            className="bought"
            style={{ left: `${at(bought)}%` }}
          />
        ))}
        <span className="sale" style={{ left: `${at(today)}%` }} />
        {clear_on <= to && <span className="clear" style={{ left: `${at(clear_on)}%` }} />}
      </div>
      <p className="quiet wash-days" aria-hidden="true">
        {namedMarks(marks).map(({ at, words }) => (
          <span key={words} style={{ left: `${at}%`, translate: `-${at}%` }}>
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}
