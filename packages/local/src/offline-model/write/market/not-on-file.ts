import { plainLine } from "../../format/text.ts";
import { didYouMean } from "../absent.ts";
import { cite, type WriterInput } from "../writer.ts";

export function notOnFile(
  what: string,
  { symbol, suggestions }: { symbol: string; suggestions: string[] },
  input: WriterInput,
): string {
  return `There is no ${what} for ${plainLine(symbol)} on file.${didYouMean(suggestions)} ${cite(input)}`;
}
