import type { Segment } from "@advisor/domain/market/instrument";
import { plain } from "../../format.ts";
import { cite, type WriterInput } from "../writer.ts";

interface Place {
  security_id: string;
  segment: Segment;
}

/** "Nifty 50 (NIFTY, IDX_I)" where a search of this turn found it, else its id. */
export function instrumentName(place: Place, given: WriterInput): string {
  const row = found(place, given);
  if (row === undefined) return `${place.segment} ${plain(place.security_id)}`;
  return `${plain(row.name)} (${plain(row.trading_symbol)}, ${row.segment})`;
}

/** The result, and the search that gave it its name. */
export const citeInstrument = (place: Place, given: WriterInput): string =>
  found(place, given) === undefined ? cite(given) : `${cite(given)} [tool:search_instruments:v1]`;

const found = ({ security_id, segment }: Place, { instruments }: WriterInput) =>
  instruments.find((row) => row.security_id === security_id && row.segment === segment);
