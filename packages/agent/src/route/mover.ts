import type { RoutedPart } from "./routed.ts";
import { heard } from "./words.ts";

type Asked = Pick<RoutedPart, "text"> & Partial<Pick<RoutedPart, "params">>;

/** Asks how far something has moved and not which way. */
export function asksMover({ text, params }: Asked): boolean {
  const said = heard(text);
  return params?.either_way === true || (movers.test(said) && !ways.test(said));
}

const movers =
  /\b(?:mov(?:ed?|es|ing)|swung|swings?|chang(?:ed?|es|ing)|mov(?:er|ement)s?|volatile) (?:\w+ )?(?:most|least|furthest|farthest|hardest)\b|\b(?:biggest|largest|greatest|top|smallest|most|least) (?:\d+ )?(?:movers?|moves?|swings?|movements?|mov(?:ed|ing)|changes?)\b/;
const ways =
  /\b(?:up|down|against|for (?:us|me|them)|best|worst|better|worse|gain\w*|loss(?:es)?|lost|losing|positive|negative|wrong|right|good|bad|higher|lower|upward|downward)\b/;
