import "./trading.css";
import type { Instrument } from "@advisor/protocol/trading/tools";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";
import { Problem } from "../chat/problem.tsx";
import { useNarrow } from "../use-narrow.ts";
import { IndexList } from "./index-list.tsx";
import { InstrumentSearch, instrumentRef } from "./instrument-search.tsx";
import { InstrumentView } from "./instrument-view.tsx";
import { TokenCard } from "./token-card.tsx";
import { priceError, type Token, type TradingApi, tradingApi } from "./trading-api.ts";
import { TradingConversation } from "./trading-conversation.tsx";
import { type TradingDesk, tradingDesk } from "./trading-desk.ts";

interface Props {
  api: Pick<AdvisorApi, "ask" | "stop">;
  link: Connection;
  /** Keeps the trading state in memory while the advisor is signed in. */
  kept: { desk?: TradingDesk };
  /** The instrument in the URL. */
  instrument: string | undefined;
}

/** Instruments, quotes and price history, and questions about them. Read-only: it places no orders. */
export default function TradingPage({ api, link, kept, instrument }: Props) {
  const ways = useMemo(() => tradingApi(api), [api]);
  kept.desk ??= tradingDesk(ways);
  const { desk } = kept;
  const { token } = useSyncExternalStore(desk.subscribe, desk.state);
  const [symbol] = symbolOf(instrument);
  const narrow = useNarrow();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (narrow && instrument !== undefined) shown.current?.scrollIntoView();
  }, [narrow, instrument]);
  useEffect(() => {
    document.title = [symbol, "Trading", "Advisor Copilot"].filter(Boolean).join(" · ");
  }, [symbol]);
  return (
    <main className="trading" id="main" tabIndex={-1}>
      <ConnectionNotice link={link} />
      <div className="trading-columns">
        <aside className="trading-find" aria-label="Find and connect">
          <InstrumentSearch api={ways} token={token} open={instrument} />
          {(!narrow || instrument === undefined) && <IndexList api={ways} token={token} />}
          <TokenCard token={token} set={desk.setToken} forget={desk.forgetToken} />
        </aside>
        <div className="trading-shown" ref={shown}>
          {instrument === undefined ? (
            <NoInstrument />
          ) : (
            <NamedInstrument key={instrument} named={instrument} api={ways} token={token} />
          )}
          <p className="quiet foot">This page reads. It cannot place, change or cancel orders.</p>
        </div>
        <TradingConversation desk={desk} symbol={symbol} />
      </div>
    </main>
  );
}

const NoInstrument = () => (
  <div className="nothing">
    <h1>Trading</h1>
    <p className="quiet">
      Find an instrument by its name or symbol to see its quote and how its price went, or choose an
      index.
    </p>
  </div>
);

/** Parses the symbol and segment from the URL; a symbol may contain dots. */
function symbolOf(named: string | undefined): string[] {
  const [segment, id, ...symbol] = (named ?? "").split(".");
  return segment && id && symbol.length > 0 ? [symbol.join("."), segment, id] : [];
}

interface NamedProps {
  named: string;
  api: TradingApi;
  token: Token;
}

/** Loads the instrument in the URL. */
function NamedInstrument({ named, api, token }: NamedProps) {
  const load = useCallback(() => find(named, api, token), [named, api, token]);
  const { value, error, reload } = useLoaded(load);
  if (error) return <Problem error={new Error(priceError(error, token))} retry={reload} />;
  if (value === undefined) return <div aria-busy="true" />;
  if (value === null) return <Unknown named={named} />;
  return <InstrumentView of={value} api={api} token={token} />;
}

async function find(named: string, api: TradingApi, token: Token): Promise<Instrument | null> {
  const [symbol] = symbolOf(named);
  if (symbol === undefined) return null;
  const { data } = await api.search(symbol, token, mostSearched);
  return data.instruments.find((one) => instrumentRef(one) === named) ?? null;
}

const mostSearched = 50;

const Unknown = ({ named }: { named: string }) => (
  <div className="nothing">
    <h1>Unknown instrument</h1>
    <p className="quiet">
      {named} is not on file. It may have expired, or its name was mistyped: find it again by its
      name or symbol.
    </p>
  </div>
);
