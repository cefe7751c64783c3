import type { TradeList } from "@advisor/domain/ips-check/trade-list";
import { identifierToWords } from "@advisor/domain/text/display";
import { dollarsExact, limit, percent, signed } from "../format/figures.ts";
import { localizeText } from "../format/localize-text.ts";
import { LimitMeter } from "../panel/check/limit-meter.tsx";
import { PolicyBar } from "../panel/check/weights-and-bands.tsx";
import { FigureTable } from "../panel/figure-table.tsx";
import { Status } from "../panel/status.tsx";

interface Props {
  list: TradeList;
  assumptions: readonly string[];
}

type ClassAfter = TradeList["classes"][number];

/** The household after the trades, and what they cannot fix. */
export const AfterTrades = ({ list, assumptions }: Props) => (
  <aside className="proposal-after card" aria-label="After the trades">
    <Classes classes={list.classes} />
    {list.gain_limit && (
      <Gains list={list} limit={list.gain_limit.limit} left={list.gain_limit.left} />
    )}
    {list.cash_after && <CashAfter {...list.cash_after} />}
    {list.issuers.length > 0 && (
      <section aria-label="Issuers after">
        <h2>Issuers after</h2>
        <ul className="plain">
          {list.issuers.map(({ name, limit_pct, before_pct, after_pct }) => (
            <li key={name} className="pair">
              <span>
                {name}, of {limit(limit_pct)}
              </span>
              <span className="figure">
                {percent(before_pct)} →{" "}
                {after_pct > limit_pct ? (
                  <Status of="act">{percent(after_pct)}</Status>
                ) : (
                  <strong>{percent(after_pct)}</strong>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    )}
    {list.conflicts.length > 0 && (
      <section aria-label="What the trades cannot do">
        <h2>What the trades cannot do</h2>
        <ul className="plain">
          {list.conflicts.map(({ message }) => (
            <li key={message}>
              <Status of="watch">{message}</Status>
            </li>
          ))}
        </ul>
      </section>
    )}
    <details>
      <summary>{assumptions.length} assumptions</summary>
      <ul>
        {assumptions.map((text) => (
          <li key={text}>{localizeText(text)}</li>
        ))}
      </ul>
    </details>
  </aside>
);

const isOut = ({ min_pct, max_pct }: ClassAfter, weight: number | null): boolean =>
  weight !== null &&
  ((max_pct !== null && weight > max_pct) || (min_pct !== null && weight < min_pct));

const Classes = ({ classes }: { classes: readonly ClassAfter[] }) => (
  <>
    <h2>After the trades</h2>
    <FigureTable
      label="Weights before and after"
      heads={["Class", "Against the band", "Before", "After"]}
    >
      {classes.map((row) => (
        <tr key={row.class}>
          <th scope="row">{identifierToWords(row.class)}</th>
          <td className="bar-cell">
            <PolicyBar
              of={{ ...row, weight_pct: row.after_pct }}
              out={isOut(row, row.after_pct)}
              before={{ weight_pct: row.weight_pct, out: isOut(row, row.weight_pct) }}
            />
          </td>
          <Weight row={row} weight={row.weight_pct} />
          <Weight row={row} weight={row.after_pct} after />
        </tr>
      ))}
    </FigureTable>
    <p className="quiet marks-legend">
      <span className="before">before</span> <span className="after">after the trades</span>
    </p>
  </>
);

interface WeightProps {
  row: ClassAfter;
  weight: number | null;
  after?: boolean;
}

const Weight = ({ row, weight, after = false }: WeightProps) => (
  <td className={after ? "weight-after" : "quiet"}>
    {weight === null ? (
      "unknown"
    ) : isOut(row, weight) ? (
      <Status of="act">{percent(weight)}</Status>
    ) : (
      percent(weight)
    )}
  </td>
);

const CashAfter = ({ available, floor }: NonNullable<TradeList["cash_after"]>) => (
  <section aria-label="Cash after">
    <h2>Cash after</h2>
    <p className="pair">
      <span>Floor {dollarsExact(floor)}</span>
      {available < floor ? (
        <Status of="act">{dollarsExact(available)}</Status>
      ) : (
        <strong>{dollarsExact(available)}</strong>
      )}
    </p>
  </section>
);

interface GainsProps {
  list: TradeList;
  limit: number;
  left: number;
}

function Gains({ list, limit, left }: GainsProps) {
  const { net_gain } = list.totals;
  const label = `${signed(net_gain)} net gain after this, limit ${dollarsExact(limit)}`;
  return (
    <section aria-label="Gains against the year's limit">
      <h2>Gains against the year’s limit</h2>
      <LimitMeter label={label} value={net_gain} limit={limit} bad={net_gain > limit} />
      <p className="pair">
        <span>
          <strong>{signed(net_gain)}</strong> net after this
        </span>
        <span>
          {left >= 0
            ? `${dollarsExact(left)} left of ${dollarsExact(limit)}`
            : `${dollarsExact(-left)} over ${dollarsExact(limit)}`}
        </span>
      </p>
      <p className="quiet">Gains realized earlier this year are not on file and not counted.</p>
    </section>
  );
}
