import { securityClass } from "@advisor/domain/text/security-class";
import { companies, tickers } from "./names.ts";

/**
 * Tickers in the text, in order of mention: written with `$`, in capitals, as a well-known name, in
 * lower case if it is a known ticker, or as the one short word in a question about a price.
 */
export function symbols(text: string): string[] {
  const shouted = /[A-Z]/.test(text) && text === text.toUpperCase() && text.split(/\s+/).length > 2;
  const plain = shouted ? text.toLowerCase() : text;
  const found = [...marked(plain), ...capitals(plain), ...named(plain), ...small(plain)];
  const known = found.length === 0 ? pricedWord(plain) : found;
  return [...new Set(known.toSorted((a, b) => a.at - b.at).map(({ symbol }) => symbol))];
}

/** The tickers of a clause; those of `about` when the clause only says "it". */
export function subjectSymbols(clause: string, about: string): string[] {
  const own = symbols(clause);
  return own.length === 0 &&
    /\b(?:it|its|that|them|those|this)\b(?! (?:week|month|quarter|year))/i.test(clause)
    ? symbols(about)
    : own;
}

/** True for a text that consists of tickers or well-known names only. */
export function namesOnlySymbols(text: string): boolean {
  const rest = text
    .replace(/\b(?:tell me|show me|show|about|what|how|info|on|and|the|is|ticker|symbol)\b/gi, " ")
    .replace(/[?!,.]+(?=\s|$)/g, " ")
    .trim();
  const said = rest.split(/\s+/);
  return (
    rest !== "" &&
    (companies.has(rest.toLowerCase()) || said.every((word) => symbols(word).length > 0))
  );
}

/** True for an exchange-traded or mutual fund, for which it makes sense to ask about holdings. */
export const isFund = (symbol: string): boolean =>
  ["etf", "funds"].includes(securityClass(symbol) ?? "");

/** True for a fund, or a ticker that is not known at all. */
export const mayBeFund = (symbol: string): boolean => isFund(symbol) || !tickers.has(symbol);

interface Mention {
  symbol: string;
  at: number;
}

const each = (text: string, pattern: RegExp): { word: string; at: number }[] =>
  [...text.matchAll(pattern)].map((match) => ({ word: match[1] ?? "", at: match.index }));

const marked = (text: string): Mention[] =>
  each(text, /\$([A-Za-z]{1,5}(?:\.[A-Za-z]{1,2})?)\b/g).map(({ word, at }) => ({
    symbol: word.toUpperCase(),
    at,
  }));

/** Two to five capitals, or more with an exchange suffix; words that are also tickers need the `$`. */
const capitals = (text: string): Mention[] =>
  each(
    text,
    /(?<![\w$.'’&^-])(\^[A-Z]{2,10}|[A-Z0-9&]{1,15}\.(?:NS|BO|L|TO)|BRK[.-][AB]|[A-Z]{1,5})(?![\w'’&-]|\.\w)/g,
  )
    .filter(({ word }) => (word.length > 1 || tickers.has(word)) && !notTickers.has(word))
    .filter(({ word }) => tickers.has(word) || !companies.has(word.toLowerCase()))
    .map(({ word, at }) => ({ symbol: word.replace(/^BRK-/, "BRK."), at }));

/** Well-known names, longest first, so that part of one name is not read as another. */
function named(text: string): Mention[] {
  let rest = text.toLowerCase();
  const found: Mention[] = [];
  for (const { name, symbol, pattern } of byLength) {
    const match = rest.includes(name) ? pattern.exec(rest) : null;
    if (match === null) continue;
    found.push({ symbol, at: match.index });
    rest = rest.replaceAll(name, "_".repeat(name.length));
  }
  return found;
}

const byLength = [...companies]
  .sort(([a], [b]) => b.length - a.length)
  .map(([name, symbol]) => ({
    name,
    symbol,
    pattern: new RegExp(`(?<![\\w&-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w&-])`),
  }));

const small = (text: string): Mention[] =>
  each(text, /(?<![\w$.&-])([a-z]{2,5}(?:\.ns)?)(?![\w&-])/g)
    .map(({ word, at }) => ({ symbol: word.toUpperCase(), at, word }))
    .filter(({ symbol, word }) => tickers.has(symbol) && !everydayWords.has(word));

/** "price of zm", "zm quote": treats an unknown word of up to five letters as a ticker. */
function pricedWord(text: string): Mention[] {
  const match =
    /\b(?:price|quote)s? (?:of|for|on) (?:the )?([a-z]{1,5})\b(?! \w)/i.exec(text) ??
    /^\W*([a-z]{2,5}) (?:price|quote)\b/i.exec(text);
  const word = match?.[1]?.toLowerCase();
  if (match === null || word === undefined || everydayWords.has(word)) return [];
  if (notTickers.has(word.toUpperCase())) return [];
  return [{ symbol: word.toUpperCase(), at: match.index }];
}

const notTickers = new Set(
  "ALL IT A I ON NOW KEY LOW CASH IPS IRA IRAS ROTH ETF ETFS USD EUR INR US USA UK EU YTD MTD QTD RMD RMDS HSA SEP FIFO HIFO TWR MWR FX EPS PE AUM OK AND OR NOT THE FOR IN OF TO IS ARE DO BY AT AS AN MY ME WE BE IF SO UP NO YES AM PM EOD ESG REIT REITS LT ST SEC API AI CEO CFO CPA NSE BSE MCX FNO ATS TTM CAGR NAV ACH LTP OHLC ATM ITM OTM IV DCA RSU DRIP Q1 Q2 Q3 Q4 EBITDA ROE FCF LLC NAV PL ID D X Q FYI ASAP TODO TBD WHAT WHY HOW SHOW ONLY DATE NOTE".split(
    " ",
  ),
);

const everydayWords = new Set(
  "it its his her their all a i on now key low cash the any what this that them they so my me we our us be is are do does for of to in at an as by and or up no yes bac ma pm ms mo ge cat hd ba gm cost meta ko tip big buy sell like best last first snow shop coin dis shy uber gold good each one more arm de hon lin mu tm ups spot lyft low now".split(
    " ",
  ),
);
