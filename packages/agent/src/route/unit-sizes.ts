import { type Amounts, bounded } from "./amounts.ts";

/** "over 100 shares", "trades of 20 shares": how many units a trade is to be of, and no dollars. */
export function unitSizes(words: string): Amounts | undefined {
  const said = words.replace(/\b(?:one|a single|a full|a whole) (?=shares?\b|units?\b)/g, "1 ");
  const bounds = bounded(said.match(counted)?.[0].replace(unit, "") ?? "");
  if (Object.keys(bounds).length > 0) return bounds;
  const named = exactly.exec(said)?.groups;
  const amount = named?.of ?? named?.just ?? named?.sized;
  return amount === undefined ? undefined : { amount: Number(amount.replaceAll(",", "")) };
}

const unit = / (?:shares?|units?)\b/g;
/** From what is said of the size to what is counted; what is counted in dollars stands before or behind it. */
const counted =
  /\b(?:(?:at|no|not|up|over|above|under|below|beyond|between|more|less|fewer|greater|bigger|larger|smaller|exceeding|around) )(?:(?:least|most|more|less|fewer|than|to) )*\d[\d,]*(?:\.\d+)?(?: (?:and|to) \d[\d,]*)? (?:shares?|units?)\b|\b\d[\d,]* (?:shares?|units?) (?:or|and) (?:more|less|fewer|up|over|under)\b|\b\d[\d,]* (?:or|and) (?:more|less|fewer) (?:shares?|units?)\b/;
const trade = "(?:trades?|orders?|buys?|sells?|sales?|purchases?|fills?|blocks?|executions?)";
const exactly = new RegExp(
  `\\b${trade} (?:of|for) (?:exactly )?(?<of>\\d[\\d,]*) (?:shares?|units?)\\b|\\b(?:buy|bought|sell|sold|traded?|purchased?) (?:exactly )?(?<just>\\d[\\d,]*) (?:shares?|units?)\\b(?! of\\b)|\\b(?<sized>\\d[\\d,]*) share ${trade}\\b`,
);
