const thousands: ReadonlyMap<string, number> = new Map([
  ["k", 1_000],
  ["grand", 1_000],
  ["m", 1_000_000],
  ["mm", 1_000_000],
]);

/** "401k" and "529" are accounts; a year, a percentage and a number of shares are no money. */
const noMoney =
  /\b(?:401 ?k|403 ?b|457 ?b?|529)\b|\b(?:in|of|since|for|during|year|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{1,2})?) (?:19|20)\d\d\b(?! (?:dollars|bucks))|\b[\d.,]+ ?(?:%|percent|shares?|units?|contracts?|days?|weeks?|months?|years?|accounts?)(?!\w)/g;

const figure = new RegExp(
  `(?<![\\w.,-])(?<mark>\\$)?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)(?: ?(?<scale>${[...thousands.keys()].join("|")}))?(?![\\w-])(?<money> (?:dollars?|bucks|usd)\\b)?`,
);

/** The dollars that cash is to be enough for, as in "can they cover a 15,000 withdrawal". */
export const amountToCover = (said: string): number | undefined =>
  covering.test(said) ? namedAmount(said) : undefined;

const covering =
  /\b(?:cover\w*|afford|enough|sufficient|withdraw\w*|pull|take|get|buy|pay|spend|wire|send|move|transfer|need\w*|over|above|more than|at least|under|below|less than|exceed\w*|fund|have|has|got|there|invest|distribut\w*|rmd|meet|raise|free up|liquid|available|for)\b/;

/** The dollars that a clause's words name, as in "a 15,000 withdrawal" or "20k"; a bare figure below 100 counts something else. */
function namedAmount(said: string): number | undefined {
  const { mark, digits = "", scale, money } = figure.exec(said.replace(noMoney, " "))?.groups ?? {};
  const isMoney = (mark ?? scale ?? money) !== undefined || /\d{3}|,|\./.test(digits);
  const factor = thousands.get(scale ?? "") ?? 1;
  return isMoney ? Number(digits.replaceAll(",", "")) * factor : undefined;
}
