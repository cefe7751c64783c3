import { plain } from "../../format.ts";
import { meant } from "../absent.ts";
import { cite, type WriterInput } from "../writer.ts";

export function notOnFile(
  what: string,
  { symbol, suggestions }: { symbol: string; suggestions: string[] },
  given: WriterInput,
): string {
  return `There is no ${what} for ${plain(symbol)} on file.${meant(suggestions)} ${cite(given)}`;
}
