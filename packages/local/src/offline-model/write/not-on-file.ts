import { plain } from "../format.ts";
import { cite, type Given } from "./writer.ts";

export function notOnFile(
  what: string,
  { symbol, suggestions }: { symbol: string; suggestions: string[] },
  given: Given,
): string {
  const meant =
    suggestions.length === 0 ? "" : ` Did you mean ${suggestions.map(plain).join(" or ")}?`;
  return `There is no ${what} for ${plain(symbol)} on file.${meant} ${cite(given)}`;
}
