import { identifierToWords } from "@advisor/domain/text/display";

const kinds: Readonly<Record<string, string>> = {
  FUTIDX: "index future",
  OPTIDX: "index option",
  FUTSTK: "future",
  OPTSTK: "option",
  FUTCOM: "commodity future",
  OPTFUT: "option on a future",
};

/** A type of instruments in words: "equity", "index future". */
export const kindWords = (instrument_type: string): string =>
  kinds[instrument_type] ?? identifierToWords(instrument_type.toLowerCase()).toLowerCase();
