import type { Instrument } from "@advisor/protocol/trading/tools";
import { useDebouncedValue } from "@mantine/hooks";
import { useCallback, useState } from "react";
import { useLoaded } from "../api/use-loaded.ts";
import { Problem } from "../chat/problem.tsx";
import type { Place } from "../navigation/place.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { SearchInput } from "../search-input.tsx";
import { kindWords } from "./kind-words.ts";
import { type InstrumentResult, priceError, type Token, type TradingApi } from "./trading-api.ts";

interface Props {
  api: Pick<TradingApi, "search">;
  token: Token;
  /** The open instrument. */
  open: string | undefined;
}

const typingMs = 200;

/** Finds an instrument by its name or symbol. */
export function InstrumentSearch({ api, token, open }: Props) {
  const [query, setQuery] = useState("");
  const [wanted] = useDebouncedValue(query.trim(), typingMs);
  const load = useCallback(
    async () => (wanted === "" ? undefined : await api.search(wanted, token)),
    [api, wanted, token],
  );
  const { value, error, reload } = useLoaded(load);
  return (
    <search aria-label="Instruments">
      <SearchInput
        size="sm"
        label="Find an instrument"
        placeholder="Name or symbol"
        data-page-search
        value={query}
        maxLength={100}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {error && <Problem error={new Error(priceError(error, token))} retry={reload} />}
      <p className="quiet" role="status">
        {value && foundWords(value)}
      </p>
      {value && (
        <ul className="plain">
          {value.data.instruments.map((one) => (
            <li key={`${one.segment} ${one.security_id}`}>
              <PlaceLink
                className="found"
                to={placeOf(one)}
                aria-current={instrumentRef(one) === open ? "page" : undefined}
              >
                <span className="symbol">{one.trading_symbol}</span>
                <span className="figure quiet">{one.segment}</span>
                <span className="quiet">{one.name}</span>
                <span className="figure quiet">{kindWords(one.instrument_type)}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function foundWords({ data }: InstrumentResult): string {
  const { instruments, more, reason } = data;
  if (instruments.length === 0) return `${reason ?? "No instrument matches."} Try another name.`;
  const matches = instruments.length === 1 ? "1 match" : `${instruments.length} matches`;
  return more
    ? `${matches}, exact first, and more: type more of the name`
    : `${matches}, exact first`;
}

/** An instrument's reference in the URL: its segment, id and symbol. */
export const instrumentRef = ({ segment, security_id, trading_symbol }: Instrument): string =>
  `${segment}.${security_id}.${trading_symbol}`;

const placeOf = (one: Instrument): Place => ({
  ...{ household: null, conversation: null, page: "trading", instrument: instrumentRef(one) },
});
