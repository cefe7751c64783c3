import { useCallback } from "react";
import { useLoaded } from "../api/use-loaded.ts";
import { signedPercent } from "../format/figures.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { barPrice, barTime } from "./bar-words.ts";
import type { Token, TradingApi } from "./trading-api.ts";

/** The exchange's ids of the most common indexes. */
const indexes = [
  { security_id: "13", symbol: "NIFTY", name: "Nifty 50" },
  { security_id: "25", symbol: "BANKNIFTY", name: "Nifty Bank" },
  { security_id: "51", symbol: "SENSEX", name: "Sensex" },
];

interface Props {
  api: Pick<TradingApi, "quotes">;
  token: Token;
}

/** The common indexes; hidden if they are unavailable. */
export function IndexList({ api, token }: Props) {
  const load = useCallback(
    () => api.quotes({ IDX_I: indexes.map(({ security_id }) => security_id) }, token),
    [api, token],
  );
  const { value } = useLoaded(load);
  const [newest] = value?.data.quotes ?? [];
  if (value === undefined || newest === undefined) return null;
  return (
    <section aria-label="Indexes">
      <h2>Indexes</h2>
      <ul className="plain">
        {indexes.map(({ security_id, symbol, name }) => {
          const quote = value.data.quotes.find((one) => one.security_id === security_id);
          const instrument = `IDX_I.${security_id}.${symbol}`;
          return (
            quote && (
              <li key={security_id}>
                <PlaceLink
                  className="index"
                  to={{ household: null, conversation: null, page: "trading", instrument }}
                >
                  <span className="grow">{name}</span>
                  <span className="figure">{barPrice(quote.last_price)}</span>
                  <span className="figure">
                    {quote.change_pct === null
                      ? "no change on file"
                      : signedPercent(quote.change_pct)}
                  </span>
                </PlaceLink>
              </li>
            )
          );
        })}
      </ul>
      <p className="quiet">
        Points, {barTime(newest.as_of)}
        {value.simulated && ", simulated"}
      </p>
    </section>
  );
}
