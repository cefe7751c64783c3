import { date } from "../../format/figures.ts";
import { checkedOn } from "../../format/format.ts";
import type { Source } from "./message.ts";
import { sourceWords } from "./source-words.ts";

/** A source on one line: what it is, whose it is, and its date. */
export function sourceName(source: Source): string {
  const { tool, input, provider, as_of, checked, subject, document } = source;
  if (document !== undefined)
    return `${document.title}, ${date(as_of)}, passage ${document.passage}`;
  const dated = checked === undefined ? date(as_of) : checkedOn(checked, as_of);
  return `${sourceWords({ tool, provider, input, about: subject })}, ${dated}`;
}
