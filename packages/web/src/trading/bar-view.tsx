import "./bars.css";
import type { Instrument } from "@advisor/protocol/trading/tools";
import { Suspense, useState } from "react";
import { useAmountsHidden } from "../amounts/hidden-amounts.ts";
import { maskAmounts } from "../amounts/mask.ts";
import { count } from "../format/figures.ts";
import { onUse } from "../on-use/on-use.ts";
import { CopyOrSave } from "../panel/copy-cells.tsx";
import { FigureTable } from "../panel/figure-table.tsx";
import { barPrice, barTime, barWords, hasRanges, pictureName, sourceWords } from "./bar-words.ts";
import { Simulated } from "./simulated.tsx";
import type { History, Token } from "./trading-api.ts";

// The chart library is loaded with the first chart.
const Candles = onUse(() => import("./candles.tsx"));

interface Props {
  of: Instrument;
  history: History;
  token: Token;
}

/** Price bars as a chart, one by one, and as a table. */
export function BarView({ of, history, token }: Props) {
  const { bars } = history.data;
  const [at, read] = useState(bars.length - 1);
  const hidden = useAmountsHidden();
  const bar = bars[at];
  const words = bar === undefined ? "" : barWords(bar);
  const isCandles = hasRanges(bars);
  return (
    <>
      <Suspense fallback={<div className="candles" />}>
        <Candles label={pictureName(of, history)} bars={bars} read={read} />
      </Suspense>
      <input
        type="range"
        aria-label="Bar"
        aria-valuetext={hidden ? maskAmounts(words) : words}
        min={0}
        max={bars.length - 1}
        value={at}
        onChange={(event) => read(Number(event.currentTarget.value))}
      />
      <p className="bar-read">{words}</p>
      <p className="quiet legend">
        {isCandles ? (
          <>
            <span className="hollow">closed higher (hollow)</span>
            <span className="filled">closed lower (filled)</span>
          </>
        ) : (
          <span>A line of closes: the provider has no open, high and low.</span>
        )}
        <span>
          Charts by TradingView Lightweight Charts™, Copyright © 2025 TradingView, Inc.{" "}
          <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
            tradingview.com
          </a>
        </span>
        <span>Bars: {sourceWords(history, token)}</span>
        {history.simulated && <Simulated />}
      </p>
      <details>
        <summary>Show as table</summary>
        <Bars of={of} history={history} />
      </details>
    </>
  );
}

const heads = ["Time", "Open", "High", "Low", "Close", "Volume"];

function Bars({ of, history }: Omit<Props, "token">) {
  const rows = history.data.bars.toReversed();
  const cells = [
    heads,
    ...rows.map(({ at, open, high, low, close, volume }) => [
      at,
      ...[open, high, low, close, volume ?? ""].map(String),
    ]),
  ];
  return (
    <>
      <div className="tools">
        <CopyOrSave
          cells={() => cells}
          file={`${of.trading_symbol}-${history.data.interval}.csv`}
        />
      </div>
      <div className="bar-rows">
        <FigureTable label={`Bars of ${of.trading_symbol}`} heads={heads}>
          {rows.slice(0, mostRows).map((bar) => (
            <tr key={bar.at}>
              <th scope="row">{barTime(bar.at)}</th>
              <td>{barPrice(bar.open)}</td>
              <td>{barPrice(bar.high)}</td>
              <td>{barPrice(bar.low)}</td>
              <td>{barPrice(bar.close)}</td>
              <td>{bar.volume === null ? "not on file" : count(bar.volume)}</td>
            </tr>
          ))}
        </FigureTable>
      </div>
      {rows.length > mostRows && (
        <p className="quiet">
          The newest {mostRows}; cells and CSV have all {rows.length}.
        </p>
      )}
    </>
  );
}

const mostRows = 30;
