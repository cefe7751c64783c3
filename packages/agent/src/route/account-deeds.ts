import { type Item, sentence } from "./item.ts";

/** "Rosa's last trade", "withdrawals by Hector": what is done is done in any account that is theirs. */
export function isDoers(items: readonly Item[], at: number, end: number): boolean {
  const isWhose =
    /s$/i.test(items[end - 1]?.raw ?? "") && deed.test(sentence(items.slice(end, end + 4)));
  return isWhose || deedBy.test(sentence(items.slice(Math.max(0, at - 3), at)));
}

const deeds =
  "(?:trades?|trading|deposits?|withdrawals?|transfers?|purchases?|sales|buys|sells|activity|transactions?|contributions?|fills)";
/** "for Ellen's board memo": what is hers, and no account. */
const papers =
  "(?:(?:board|review|quarterly|annual|monthly|weekly) )*(?:memo|report|meeting|review|file|questions?|email|letter|notes?|records?|call|appointment|deck|summary|sake|birthday)";
const ofHers = new RegExp(`^${papers}\\b`);
export const isPapers = (items: readonly Item[], end: number): boolean =>
  /s$/i.test(items[end - 1]?.raw ?? "") && ofHers.test(sentence(items.slice(end, end + 3)));

const deed = new RegExp(
  `^(?:(?:last|latest|recent|most|pending|completed|failed|biggest|largest|smallest|first|new|newest|oldest|\\d+|total|other|stock|etf|PER|SYM) )*${deeds}\\b`,
);
const deedBy = new RegExp(
  `(?:^|\\s)(?:${deeds} (?:of|by|for|from)|(?:bought|sold|traded|made|deposited|withdrawn) by)$`,
);
