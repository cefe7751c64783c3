/**
 * Words for selling and paying: the amount becomes smaller, but they state neither a gain nor a
 * loss.
 */
const reducing =
  "sell\\w*|sold|sales?|(?:took|take|takes|taken|taking) out|reduc\\w+|trim\\w*|withdr[ae]w\\w*|outflow\\w*|cut|pay\\w*|paid|spen[dt]\\w*|rais\\w+";
const down =
  "loss(?:es)?|los(?:es?|ing)|lost|down|fell|fall(?:s|en|ing)?|below|under|underweight|underwater|under cost|in the red|behind|less|lower|decreas\\w+|declin\\w+|drop\\w*|slipp\\w+|slid|dipp\\w+|sank|tumbl\\w+|shed|retreat\\w*|deficit|negative|minus|(?<!side is )short(?: of|fall)?(?!-term)|shy of|lack\\w*|owe[sd]?|debt|borrow\\w*|margin|loan|liabilit\\w+|disallow\\w*|light|takes? away|detract\\w*|written|wrote|too low|ha(?:s|ve|d) cost";
const up =
  "gain(?:s|ed)?|profit\\w*|heavy|up|rose|rises?|risen|above|over|overweight|ahead|in the black|made|increas\\w+|climb\\w*|advanc\\w+|jump\\w*|surg\\w+|rall\\w+|grew|grown|earned|more|buy\\w*|bought|add\\w*|appreciat\\w+|too high";
const directionsOf = (less: string): RegExp =>
  new RegExp(`(?<![\\w$])(?:(${less})|(${up}))(?!\\w)`, "gi");
const directions = directionsOf(`${down}|${reducing}`);
const resultDirections = directionsOf(down);
const idioms =
  /\b(?:add\w*|sum\w*|ma[dk]e?s?|com(?:e|es|ing)|show\w*|free\w*|open\w*) up\b|\b(?:up|down) (?:to|from)\b|\b(?:more|less) than\b/gi;

/** "Over one year" and "over the last 12 months" state a span. */
const time =
  "over\\s+(?:(?:the|its|their|this|that|all|of)\\s+)*(?:(?:last|past|previous|prior|trailing|next|coming|whole|same|full|[a-z]+|\\d+)[\\s-]+){0,2}(?:days?|weeks?|months?|quarters?|years?|periods?|time|decade)\\b";
const overTime = new RegExp(`^\\s*${time}`, "i");
const spanOfTime = new RegExp(`\\b${time}`, "gi");

/** The direction that the words state: the last one counts. */
export const directionIn = (words: string): "up" | "down" | null =>
  lastOf(words.replace(spanOfTime, " "), directions);

/** The same for words about gains and losses. */
export const resultDirectionIn = (words: string): "up" | "down" | null =>
  lastOf(words, resultDirections);

function lastOf(words: string, directions: RegExp): "up" | "down" | null {
  const found = [...words.replace(idioms, " ").matchAll(directions)].at(-1);
  if (found === undefined) return null;
  return found[1] === undefined ? "up" : "down";
}

/** True for words that say an amount is owed or negative. */
export const statesNegative = (words: string): boolean =>
  /(?<![\w$])(?:negative|minus|below zero|owe[sd]?|owing|debts?|borrow\w*|loans?|margin|liabilit\w+|overdr\w+|overdraft|deficit|(?<!side is )short(?!-term)\w*|in the red|written|wrote|debits?)(?!\w)/i.test(
    words.replace(/\b(?:no|without)\s+(?:any\s+)?(?:margin\s+)?\w+/gi, ""),
  );

/** After a figure only the next words count: "points over", "in the black", "short of". */
export function directionAfter(words: string): "up" | "down" | null {
  if (overTime.test(words)) return null;
  const next =
    /^\s*(?:(?:percentage\s+|basis\s+)?points?\s+|pp\s+|bps\s+)?((?:in\s+the\s+|too\s+)?[a-z]+)(?!-term)\b/i.exec(
      words,
    );
  const word = next?.[1] ?? "";
  return /^(above|over|ahead|up|more|in the black|below|under|short|shy|behind|less|down|lower|light|heavy|in the red|too low|too high|loss(?:es)?|gains?|profits?)$/i.test(
    word,
  )
    ? directionIn(word)
    : null;
}
