import type { Instrument, Interval, Quote } from "@advisor/protocol/trading/tools";
import { SegmentedControl } from "@mantine/core";
import { useCallback, useState } from "react";
import { useLoaded } from "../api/use-loaded.ts";
import { useReturnToTab } from "../api/use-return-to-tab.ts";
import { Problem } from "../chat/problem.tsx";
import { Fact } from "../fact.tsx";
import { count } from "../format/figures.ts";
import { BarView } from "./bar-view.tsx";
import {
  barPrice,
  changeWords,
  firstDay,
  intervals,
  priceOf,
  sourceWords,
  spanWords,
} from "./bar-words.ts";
import { Simulated } from "./simulated.tsx";
import { priceError, type QuoteResult, type Token, type TradingApi } from "./trading-api.ts";

interface Props {
  of: Instrument;
  api: Pick<TradingApi, "quotes" | "history">;
  token: Token;
}

/** One instrument: its quote and price history. */
export function InstrumentView({ of, api, token }: Props) {
  const load = useCallback(
    () => api.quotes({ [of.segment]: [of.security_id] }, token),
    [api, of, token],
  );
  const { value, error, reload } = useLoaded(load);
  useReturnToTab(reload);
  const quote = value?.data.quotes[0];
  const settled = value !== undefined || error !== undefined;
  return (
    <section className="instrument" aria-label={of.name} aria-busy={!settled}>
      <header>
        <div className="grow">
          <h1>{of.name}</h1>
          <p className="quiet">{aboutWords(of)}</p>
        </div>
        {quote && (
          <div className="figure">
            <p className="last">{priceOf(of, quote.last_price)}</p>
            <p>{changeWords(quote)}</p>
          </div>
        )}
      </header>
      {error && <Problem error={new Error(priceError(error, token))} retry={reload} />}
      {value && quote === undefined && (
        <p className="quiet">No quote of {of.trading_symbol} is on file.</p>
      )}
      {value && quote && <Day of={quote} quoted={value} token={token} />}
      {settled && <PriceBars of={of} api={api} token={token} newest={quote?.as_of} />}
    </section>
  );
}

const aboutWords = ({ trading_symbol, segment, security_id, isin, lot_size }: Instrument): string =>
  [
    ...[trading_symbol, segment, `id ${security_id}`],
    ...(isin === null ? [] : [isin]),
    ...(lot_size === null ? [] : [`lot ${count(lot_size)}`]),
  ].join(", ");

function Day({ of, quoted, token }: { of: Quote; quoted: QuoteResult; token: Token }) {
  const { open, high, low, previous_close, volume } = of;
  return (
    <div className="of-day">
      <dl className="day">
        <Fact name="Open" value={barPrice(open)} />
        <Fact name="High" value={barPrice(high)} />
        <Fact name="Low" value={barPrice(low)} />
        <Fact name="Previous close" value={barPrice(previous_close)} />
        <Fact name="Volume" value={volume === null ? "not on file" : count(volume)} />
      </dl>
      <p className="quiet legend">
        <span>Quote: {sourceWords(quoted, token)}</span>
        {quoted.simulated && <Simulated />}
      </p>
    </div>
  );
}

/** Price bars of the chosen interval. */
function PriceBars({ of, api, token, newest }: Props & { newest: string | undefined }) {
  const [interval, setInterval] = useState<Interval>("day");
  const load = useCallback(
    () => api.history(of, interval, firstDay(interval, newest), token),
    [api, of, interval, newest, token],
  );
  const { value, error, reload } = useLoaded(load);
  return (
    <section className="course" aria-label="Price history" aria-busy={!value && !error}>
      <div className="tools">
        <SegmentedControl
          size="xs"
          aria-label="Interval of a bar"
          value={interval}
          data={[...intervals]}
          onChange={setInterval}
        />
        {value && <span className="quiet">{spanWords(value)}</span>}
      </div>
      {error && <Problem error={new Error(priceError(error, token))} retry={reload} />}
      {value && value.data.bars.length === 0 && (
        <p className="quiet">
          {value.data.reason ?? "There are no bars."}
          {value.data.suggestions.length > 0 && ` Perhaps: ${value.data.suggestions.join("; ")}.`}
        </p>
      )}
      {value && value.data.bars.length > 0 && (
        <BarView
          key={`${value.data.security_id} ${value.data.interval}`}
          of={of}
          history={value}
          token={token}
        />
      )}
    </section>
  );
}
