import type { Segment } from "@advisor/domain/market/instrument";
import { plainLine } from "../../format/text.ts";
import { cite, type WriterInput } from "../writer.ts";

interface Place {
  security_id: string;
  segment: Segment;
}

/** "Nifty 50 (NIFTY, IDX_I)" if a search of this turn found it, otherwise its id. */
export function instrumentName(place: Place, input: WriterInput): string {
  const row = found(place, input);
  if (row === undefined) return `${place.segment} ${plainLine(place.security_id)}`;
  return `${plainLine(row.name)} (${plainLine(row.trading_symbol)}, ${row.segment})`;
}

/** Cites the result and the search that supplied its name. */
export const citeInstrument = (place: Place, input: WriterInput): string =>
  found(place, input) === undefined ? cite(input) : `${cite(input)} [tool:search_instruments:v1]`;

const found = ({ security_id, segment }: Place, { instruments }: WriterInput) =>
  instruments.find((row) => row.security_id === security_id && row.segment === segment);
