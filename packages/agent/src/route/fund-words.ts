import { companyNames, muniFunds } from "@advisor/domain/text/company-names";
import type { Item } from "./item.ts";

/** The funds held that are called by what they hold: "the s&p fund", "vanguard's gold etf". */
export function fundAt(
  items: readonly Item[],
  at: number,
  held: ReadonlySet<string> | undefined,
): { symbols: readonly string[]; end: number } | undefined {
  const bare =
    bareAt(items, at, held) ?? moneyMarketAt(items, at, held) ?? privateAt(items, at, held);
  if (bare !== undefined) return bare;
  if (general.test(items[at - 1]?.said ?? "")) return undefined;
  const house = items[at]?.said ?? "";
  const start = houses.test(house) ? at + 1 : at;
  if (start > at && nouns.test(wordAt(items, start) ?? "")) return ofHouse(house, at + 2, held);
  const named = contents
    .filter(([phrase]) => phrase.every((word, index) => wordAt(items, start + index) === word))
    .map(([phrase, tickers]) => ({ tickers, end: nounEnd(items, start + phrase.length) }))
    .find(({ end }) => end !== undefined);
  if (named?.end === undefined) return undefined;
  const { tickers, end } = named;
  const symbols = held === undefined ? tickers.slice(0, 1) : tickers.filter((one) => held.has(one));
  return symbols.length === 0 ? undefined : { symbols, end };
}

/** "how is gold doing", where a gold fund is held; the metal's own price is another's to tell. */
function bareAt(items: readonly Item[], at: number, held: ReadonlySet<string> | undefined) {
  const said = items.map((item) => item.said).join(" ");
  if (items[at]?.said !== "gold" || ofMetal.test(said)) return undefined;
  const end = /^(?:positions?|holdings?|exposure|stake)$/.test(items[at + 1]?.said ?? "")
    ? at + 2
    : at + 1;
  if (nounEnd(items, at + 1) !== undefined) return undefined;
  const symbols = held === undefined ? ["GLD"] : goldFunds.filter((one) => held.has(one));
  return symbols.length === 0 ? undefined : { symbols, end };
}

const goldFunds = ["GLD", "IAU"];
const ofMetal =
  /\b(?:price|quote|spot|ounces?|oz|bullion|coins?|bars?|mcx|grams?|futures?) (?:of |for |on )?(?:\w+ )?gold\b|\bgold (?:price|quote|spot|ounces?|bullion|coins?|bars?|mcx|futures?|stars?|standard)\b/;

/** "the money market balance", where such a fund is held; an account of that kind is none. */
function moneyMarketAt(items: readonly Item[], at: number, held: ReadonlySet<string> | undefined) {
  const isOne = items[at]?.said === "money" && items[at + 1]?.said === "market";
  const after = items[at + 2]?.gap === "none" ? (items[at + 2]?.said ?? "") : "";
  const isGeneral = items[0]?.said === "what" && /^an?$/.test(items[at - 1]?.said ?? "");
  if (!isOne || isGeneral || /^(?:accounts?|rates?|yields?|interest)$/.test(after))
    return undefined;
  const end = nounEnd(items, at + 2) ?? (after === "funds" ? at + 3 : at + 2);
  const symbols = held === undefined ? ["VMFXX"] : moneyMarkets.filter((one) => held.has(one));
  return symbols.length === 0 ? undefined : { symbols, end };
}
const moneyMarkets = ["VMFXX", "VUSXX", "SPAXX", "SPRXX", "FDRXX", "SWVXX", "SNVXX"];

/** "the private fund", where just one is held. */
function privateAt(items: readonly Item[], at: number, held: ReadonlySet<string> | undefined) {
  const first = at + (items[at + 1]?.said === "equity" ? 2 : 1);
  const noun = items[first]?.said ?? "";
  const isOne = /^(?:private|unlisted|illiquid|unquoted)$/.test(items[at]?.said ?? "");
  const before = items[at - 1]?.said ?? "";
  if (
    !(
      isOne &&
      /^(?:fund|holding|position|investment|stake|company|business|partnership)$/.test(noun)
    ) ||
    general.test(before)
  )
    return undefined;
  const own = [...(held ?? [privateMark])].filter((one) => one.startsWith(privateMark));
  return own.length === 1 ? { symbols: own, end: first + 1 } : undefined;
}
const privateMark = "private_";

/** "the vanguard etf", "my vanguard fund", where just one of that house is held. */
function ofHouse(house: string, end: number, held: ReadonlySet<string> | undefined) {
  const own = [...companyNames]
    .filter(([name]) => name.startsWith(`${house} `))
    .map(([, symbol]) => symbol);
  const symbols =
    held === undefined ? own.slice(0, 1) : [...new Set(own)].filter((one) => held.has(one));
  return symbols.length === 1 ? { symbols, end } : undefined;
}

/** "a gold etf" is any. */
const general = /^(?:an?|any|which|what|some|other|another)$/;
const houses = /^(?:vanguard|ishares|schwab|spdr|fidelity|invesco|blackrock)$/;
const fillers = /^(?:index|stock|stocks|bonds|market|500|100)$/;
const nouns = /^(?:fund|etf|tracker)$/;

function nounEnd(items: readonly Item[], from: number): number | undefined {
  let at = from;
  while (items[at]?.gap === "none" && fillers.test(items[at]?.said ?? "")) at += 1;
  return items[at]?.gap === "none" && nouns.test(items[at]?.said ?? "") ? at + 1 : undefined;
}

const wordAt = (items: readonly Item[], at: number): string | undefined =>
  items[at]?.said.replace(/^bonds$/, "bond");

/** The longer words come before those that they begin with. */
const contents: readonly (readonly [readonly string[], readonly string[]])[] = `
s&p: VOO SPY IVV FXAIX VFIAX SWPPX
sp500: VOO SPY IVV FXAIX VFIAX SWPPX
sp: VOO SPY IVV FXAIX VFIAX SWPPX
s and p: VOO SPY IVV FXAIX VFIAX SWPPX
total international: VXUS
total stock: VTI VTSAX ITOT FSKAX
total bond: BND VBTLX AGG
total market: VTI VTSAX ITOT FSKAX
nasdaq: QQQ QQQM
gold: GLD IAU
international: VXUS VEA IEFA EFA
emerging markets: VWO IEMG EEM
emerging market: VWO IEMG EEM
dividend: SCHD VYM VIG
reit: VNQ
real estate: VNQ
money market: VMFXX
tips: TIP
inflation protected: TIP
tax exempt: VTEB VTEAX
muni: ${[...muniFunds].join(" ")}
munis: ${[...muniFunds].join(" ")}
municipal: ${[...muniFunds].join(" ")}
bitcoin: IBIT FBTC GBTC BITB ARKB
target date: VTTSX
target retirement: VTTSX
esg: ESGV VSGX
`
  .trim()
  .split("\n")
  .map((line) => {
    const [phrase = "", tickers = ""] = line.split(": ");
    return [phrase.split(" "), tickers.split(" ")] as const;
  });
