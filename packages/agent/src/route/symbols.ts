import { knownTickers } from "@advisor/domain/text/company-names";
import { editDistance } from "@advisor/domain/text/edit-distance";
import { everydayWords } from "./everyday.ts";
import { filedAt } from "./filed.ts";
import { fundAt } from "./fund-words.ts";
import { type Item, type Span, symbolMark } from "./item.ts";
import { nameAt } from "./names.ts";
import { namesOptions, optionsAt, optionsBeside } from "./option-words.ts";
import { openings } from "./shorthand.ts";
import { words } from "./words.ts";

/** Everyday words that are tickers as well: without a `$` they are read so only when held and in capitals. */
const collisions = new Set("ALL IT A ON NOW KEY LOW CASH".split(" "));

/** Symbols named by the words, or by the one that answers which is meant; those that stand side by side make one mention. */
export function symbolSpans(
  items: readonly Item[],
  given: {
    held: ReadonlySet<string> | undefined;
    shouted: boolean;
    isAnswer?: boolean;
    isNext?: boolean;
  },
): Span[] {
  const [only, ...others] = items;
  const lone = only?.raw.toUpperCase() ?? "";
  if (given.isAnswer === true && others.length === 0 && knownTickers.has(lone)) {
    return [spanOf(0, 1, [lone])];
  }
  const next = given.isNext === true ? nextOne(items, given.held) : undefined;
  if (next !== undefined) return [next];
  const found: Span[] = [];
  let index = 0;
  while (index < items.length) {
    const one = symbolAt(items, index, given);
    if (one === undefined) {
      index += 1;
      continue;
    }
    found.push(spanOf(index, one.end, one.symbols));
    index = one.end;
  }
  return found
    .reduce<Span[]>((spans, span) => joined(items, spans, span), [])
    .flatMap((span) => withOptions(items, span, given.held));
}

/** "and hd", after the price of another one, is the holding. */
function nextOne(items: readonly Item[], held: ReadonlySet<string> | undefined): Span | undefined {
  const at = items.length - 1;
  const symbol = items[at]?.raw.toUpperCase() ?? "";
  const isLed = items
    .slice(0, at)
    .every(({ said }) => /^(?:and|or|what|how|about|then|now|also|for)$/.test(said));
  const isOrdinary = collisions.has(symbol) || everydayWords.has(symbol.toLowerCase());
  // "cost?" after what it is worth: what it has cost.
  if (items[at]?.raw === "cost" && held?.has(symbol) !== true) return undefined;
  const isKnown = held?.has(symbol) ?? (knownTickers.has(symbol) && !isOrdinary);
  return isLed && isKnown ? spanOf(at, at + 1, [symbol]) : undefined;
}

/** "apple calls" are the options held and not the shares; without any the words stay as they are. */
function withOptions(
  items: readonly Item[],
  span: Span,
  held: ReadonlySet<string> | undefined,
): readonly Span[] {
  const beside = optionsBeside(items, span, span.mention.symbols ?? [], held);
  if (beside === undefined || held === undefined) return [span];
  return beside.symbols.length === 0 ? [] : [spanOf(beside.start, beside.end, beside.symbols)];
}

/** "bnd vteb tip": a word that may be a symbol as well, behind two that are. */
const isInRow = (items: readonly Item[]): boolean =>
  items.some((_, at) =>
    [0, 1, 2].every((ahead) => knownTickers.has(items[at + ahead]?.raw.toUpperCase() ?? "")),
  );

/** Words that mean one thing or another by what is held: options by their share, a fund by what it holds. */
export const leansOnHeld = (message: string): boolean => {
  const items = words(message);
  if (filed.test(message) || namesOptions(message) || isInRow(items)) return true;
  return symbolSpans(items, { held: undefined, shouted: false }).some(({ start, end, mention }) => {
    const isFund = fundAt(items, start, undefined)?.end === end;
    return (
      isFund || optionsBeside(items, { start, end }, mention.symbols ?? [], undefined) !== undefined
    );
  });
};

/** "private harborview", "Harborview IV" */
const filed = /\b(?:private|Private)[_ ]\w|\b[A-Z][a-z]+ (?:I{1,3}|IV|VI{0,3})\b/;

/** A collision word in capitals, in a message where capitals mean something. */
export function isCollision(item: Item, index: number, shouted: boolean): boolean {
  if (shouted || !collisions.has(item.raw)) return false;
  return item.raw !== "A" || (index > 0 && item.gap !== "stop");
}

/** True for a share that trades in India, which a broker's quotes may not have. */
export const isIndian = (symbol: string): boolean => /\.(?:NS|BO)$/.test(symbol);

function symbolAt(
  items: readonly Item[],
  at: number,
  given: { held: ReadonlySet<string> | undefined; shouted: boolean },
): { symbols: readonly string[]; end: number } | undefined {
  const item = items[at];
  if (item === undefined || item.said !== wordOf(items, at)) return undefined;
  const fund = fundAt(items, at, given.held);
  if (fund !== undefined) return fund;
  const filed = filedAt(items, at, given.held);
  if (filed !== undefined) return filed;
  const options = optionsAt(items, at, given.held);
  if (options !== undefined) return { symbols: options, end: at + 1 };
  const named = nameAt(items, at);
  if (named !== undefined) return { symbols: [named.symbol], end: named.end };
  const symbol = ticker(item, at, items, given);
  return symbol === undefined ? undefined : { symbols: [symbol], end: at + 1 };
}

/** A word opened into several counts once, by its first one. */
const wordOf = (items: readonly Item[], at: number): string | undefined =>
  items[at - 1]?.at === items[at]?.at ? undefined : items[at]?.said;

function ticker(
  item: Item,
  at: number,
  items: readonly Item[],
  { held, shouted }: { held: ReadonlySet<string> | undefined; shouted: boolean },
): string | undefined {
  const raw = withoutEnding(item.raw).replace(/^(brk|bf)-/i, "$1.");
  const upper = raw.toUpperCase();
  if (/^\$[A-Z]/.test(upper)) return upper.slice(1);
  if (option.test(upper)) return upper;
  if (isIndian(upper)) return likest(upper, held);
  if (!/^[A-Z&]{1,12}(?:\.[A-Z]{1,2})?$/.test(upper)) return undefined;
  if (collisions.has(upper)) {
    return isCollision(item, at, shouted) && held?.has(upper) === true ? upper : undefined;
  }
  if (raw === upper && !shouted) return inCapitals(upper);
  if (openings.has(raw)) return undefined;
  return inSmall(upper, items, at) ?? besideHeld(upper, items, at, held);
}

/** "relaince.ns": of what is held the one that is meant. */
const likest = (symbol: string, held: ReadonlySet<string> = new Set()): string =>
  held.has(symbol)
    ? symbol
    : ([...held].find((one) => isIndian(one) && editDistance(symbol, one, 2) <= 2) ?? symbol);

/** "JNJ's", and "JNJs" as it is typed in haste. */
const withoutEnding = (raw: string): string => {
  const [, stem = ""] = /^([A-Z]{2,5})s$/.exec(raw) ?? [];
  return knownTickers.has(stem) && !abbreviations.has(stem) ? stem : raw.replace(/'s$/i, "");
};

/** A contract by the name the Options Clearing Corporation gives it: share, day, call or put, strike. */
const option = /^[A-Z]{1,6}\d{6}[CP]\d{8}$/;

function inSmall(upper: string, items: readonly Item[], at: number): string | undefined {
  if (!knownTickers.has(upper)) return undefined;
  if (upper.length === 1) return besidePrice(items, at) ? upper : undefined;
  const small = upper.toLowerCase();
  const isSeldom =
    (seldom.has(small) && besidePrice(items, at)) ||
    (hardly.has(small) && (leads.test(items[at - 1]?.said ?? "") || isListed(items, at)));
  return everyday.has(small) && !isSeldom ? undefined : upper;
}

/** "bnd vteb tip combined": a word of its own, right behind other symbols that are held, as it is. */
function besideHeld(
  upper: string,
  items: readonly Item[],
  at: number,
  held: ReadonlySet<string> | undefined,
): string | undefined {
  const before = items.slice(Math.max(0, at - 2), at).map(({ raw }) => raw.toUpperCase());
  const isHeld = [upper, ...before].every((one) => held?.has(one) === true);
  return before.length === 2 && isHeld ? upper : undefined;
}

/** "ko and pg prices" */
function isListed(items: readonly Item[], at: number): boolean {
  const next = items[at + 2]?.raw ?? "";
  const isJoined = /^(?:and|or|&|\+)$/.test(items[at + 1]?.said ?? "");
  return isJoined && knownTickers.has(next.toUpperCase()) && !everyday.has(next.toLowerCase());
}

function inCapitals(upper: string): string | undefined {
  if (knownTickers.has(upper)) return upper;
  return /^[A-Z]{2,5}$/.test(upper) && !abbreviations.has(upper) ? upper : undefined;
}

function besidePrice(items: readonly Item[], at: number): boolean {
  const after = items[at + 1]?.said ?? "";
  const before = `${items[at - 2]?.said} ${items[at - 1]?.said}`;
  return (
    /^(?:price|quote|last|stock|shares?|position|holding|performance|gain|loss|cost|profit|value|worth|p&l|qty|quantity)$/.test(
      after,
    ) || /(?:price|quote) (?:of|for)$/.test(before)
  );
}

const spanOf = (start: number, end: number, symbols: readonly string[]): Span => ({
  start,
  end,
  mention: { said: symbolMark, symbols },
});

/** "AAPL and MSFT", "AAPL, MSFT": one mention of two. */
function joined(items: readonly Item[], spans: readonly Span[], span: Span): Span[] {
  const before = spans.at(-1);
  const between = items.slice(before?.end, span.start);
  const isOne =
    before !== undefined &&
    between.length <= 1 &&
    between.every(({ said }) => /^(?:and|or|vs|versus|plus|&|\+)$/.test(said)) &&
    items.slice(before.end, span.start + 1).every(({ gap }) => gap !== "stop") &&
    !isAnother(items, before, span);
  if (!isOne) return [...spans, span];
  const symbols = [...(before.mention.symbols ?? []), ...(span.mention.symbols ?? [])];
  return [...spans.slice(0, -1), spanOf(before.start, span.end, [...new Set(symbols)])];
}

/** "my cost in Apple, and Tesla's price": after a comma it is another's. */
const isAnother = (items: readonly Item[], before: Span, { start, end }: Span): boolean =>
  items[before.end]?.gap === "comma" &&
  before.end < start &&
  isWhose(items[end - 1]) &&
  !isWhose(items[before.end - 1]);

const isWhose = (item: Item | undefined): boolean => /'s?$/.test(item?.raw ?? "");

/** Of the small words, those that are hardly words: beside a price or a position they are tickers. */
const seldom = new Set(
  "shw ko pm hd ge gm ba ma dis cop duk nio ally sony dell tip cat snow hood snap".split(" "),
);
/** Of these the ones that are tickers after "how much" and in a list, too. */
const hardly = new Set("shw ko hd ge gm ba cop duk nio sony dell".split(" "));
const leads = /^(?:much|many|my|our|any|of|on|own|hold|bought|sold)$/;

/** Small words that are tickers too. */
const everyday = new Set(
  "shw cat cost snow shop coin hood ma ms mo pm ba hd ge gm dis low on now it all a key cash ups well so o t f c v ko tip shy big net arm spot pins snap mar sq xyz tm gps cl de dal luv ally mu el sap nio rsp dia sh gis cop duk lin fox dell sony".split(
    " ",
  ),
);

/** Capitals that are no tickers in a question about accounts. */
const abbreviations = new Set(
  "IPS IRA IRAS ROTH ETF ETFS USD EUR GBP INR US USA UK EU YTD MTD QTD WTD RMD RMDS HSA DAF UTMA UGMA FSA SEP FIFO HIFO TWR MWR IRR XIRR FX EPS PE ROI AUM OK AND OR NOT THE FOR IN OF TO IS ARE DO DID BY AT AS AN MY ME WE BE IF SO UP NO YES AM PM EOD ESG REIT REITS LT ST SEC API AI CEO CFO CPA LLC NAV ID FYI ASAP TODO TBD WHAT WHY HOW SHOW ONLY DATE NOTE ACH PL PNL APR APY CD CDS IPO NYSE DAN JSON SQL HTML LTP OHLC NSE BSE MCX MF MFS ITD YOY QOQ TLDR LOL OMG PLS PLZ THX HI HEY WTF IDK BTW IMO EOY EOM TOTAL STOCK BEST WORST PRICE SELL BUY HOLD CASH BOND FUND LIST GIVE TELL WILL CAN HAS HAD HAVE ANY OUT OFF GET SEE NEW OLD BIG TOP DAY WEEK YEAR MONTH JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT SUN EST PST ET PT UTC GMT HYSA SIPC FDIC FINRA IRS TAX ACCT BRO SIR DRIP OTC ADR ATM ITM OTM NIFTY SENSEX BTC ETH VIX SYSTEM USER ROLE ADMIN DROP TABLE FROM WHERE SELECT NULL TRUE VERY MUCH PLEASE NEVER EVER EVERY ALSO THAT THIS THEM THEIR THEY YOUR OUR ITS HIS HER SHE HE WHO WHEN WHICH THEN THAN JUST LIKE LAST NEXT THIS WITH OVER MORE MOST LESS MANY SOME BOTH EACH".split(
    " ",
  ),
);
