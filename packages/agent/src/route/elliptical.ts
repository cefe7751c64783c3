import { sentence } from "./item.ts";
import { claimOf, type Piece } from "./piece.ts";
import type { Reading } from "./read.ts";
import type { Intent } from "./routed.ts";

/** The two where one of them lacks what the other says. */
export function completed(before: Piece, own: Piece, reading: Reading): Piece[] | undefined {
  if (isColumn(before, own)) return [own];
  const whole = withSymbolOf(before, own, reading);
  if (whole !== undefined) return [whole, own];
  if (isWithin(before, own)) return [before];
  const again =
    ofOtherDays(before, own, reading) ??
    ofOtherSymbol(before, own, reading) ??
    ofOtherWay(before, own, reading);
  return again === undefined ? undefined : [before, again];
}

/** "the quantity and price of the last BND buy": columns of one row. */
const isColumn = (before: Piece, own: Piece): boolean =>
  !own.fresh &&
  own.claim?.intent === "activity" &&
  column.test(sentence(before.items)) &&
  ofColumn.test(sentence(own.items));
const columns = "(?:quantity|size|dates?|day|price|amount|account|number of shares|share count)";
const column = new RegExp(`^(?:(?:what (?:is|was|were)|show me|give me|the) )*${columns}$`);
const ofColumn = new RegExp(`^(?:the )?${columns} of (?:the|my|our|his|her|their)\\b`);

/** "average cost and current price for VOO": the symbol at the end is of both. */
function withSymbolOf(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  const [symbol, ...others] = own.items.filter(({ symbols }) => symbols !== undefined);
  const last = before.items.at(-1);
  const isApart = own.fresh || before.items.some(({ symbols }) => symbols !== undefined);
  if (symbol === undefined || last === undefined || others.length > 0 || isApart) return undefined;
  if (!ofOneSymbol.test(sentence(before.items)) || !endsOn.test(sentence(own.items)))
    return undefined;
  const items = [...before.items, { ...symbol, at: last.at, end: last.end }];
  return { ...before, items, idle: false, claim: claimOf(items, [], reading) };
}
const ofOneSymbol =
  /^(?:(?:my|our|the|what is|show me|give me|get me) )*(?:(?:average|total) )?(?:cost(?: basis| per share| a share)?|share count|number of shares|quantity|units held|gain|gain or loss|price|quote|market value)$/;
const endsOn = /\b(?:of|for|on|in) (?:(?:my|our|the) )?SYM(?: (?:shares?|stocks?|position))?$/;

/** "the last two months of 2025 (November and December)": days that are told of already. */
function isWithin(before: Piece, { items, joint }: Piece): boolean {
  const [all, ...others] = before.items.flatMap(({ period }) => period ?? []);
  const isTold = joint.length === 0 || others.length > 0;
  const days = items.length === 1 && isTold ? items[0]?.period : undefined;
  if (days?.from === undefined || days.to === undefined || days.timeframe !== undefined)
    return false;
  return (
    all !== undefined && (all.from ?? days.to) <= days.from && days.to <= (all.to ?? days.from)
  );
}

/** "trades in January and in June": the same of other days. */
function ofOtherDays(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  const [days] = own.items.filter(({ period }) => period !== undefined);
  const isTied = own.joint.length > 0 || (own.items.length === 1 && !own.fresh);
  const isAlone = isTied && onlyDays.test(sentence(own.items));
  const isDated = before.items.some(({ period }) => period !== undefined);
  const isOnRecord = before.claim !== undefined && onRecord.has(before.claim.intent);
  if (days === undefined || !(isAlone && isDated && isOnRecord)) return undefined;
  // "and the ytd number" asks for the return.
  if (/(?:to.date|td)$/i.test(reading.text.slice(days.at, days.end))) return undefined;
  const named = own.items.find(({ symbols }) => symbols !== undefined);
  const items = before.items.map((item) => {
    if (item.period !== undefined) return days;
    const one = item.symbols === undefined ? item : (named ?? item);
    return { ...one, at: days.at, end: days.end };
  });
  return { ...own, items, claim: claimOf(items, [], reading) };
}

/** "my gain on VTI and on VOO": the same of another symbol. */
function ofOtherSymbol(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  const [symbol] = own.items.filter(({ symbols }) => symbols !== undefined);
  const named = before.items.filter(({ symbols }) => symbols !== undefined);
  const isAlone = own.joint.length > 0 && !own.fresh && onlySymbol.test(sentence(own.items));
  const isOfSymbol = before.claim !== undefined && ofSymbol.has(before.claim.intent);
  if (symbol === undefined || named.length !== 1 || !(isAlone && isOfSymbol)) return undefined;
  const items = before.items.map((item) => ({
    ...(item.symbols === undefined ? item : symbol),
    at: symbol.at,
    end: symbol.end,
  }));
  return { ...own, items, claim: claimOf(items, [], reading) };
}
const onlySymbol = /^(?:on|of|for|about) (?:(?:my|our|the|their) )?SYM$/;
const ofSymbol: ReadonlySet<Intent> = new Set(["symbol_performance", "positions"] as const);

/** "how much came in by wire this year, and how much by ACH": the same by the other way. */
function ofOtherWay(before: Piece, own: Piece, reading: Reading): Piece | undefined {
  const way = own.items.find(({ said }) => ways.test(said));
  const last = own.items.at(-1);
  const isOnRecord = before.claim?.intent === "transfers";
  const isTold = before.items.some(({ said }) => ways.test(said));
  if (way === undefined || last === undefined || !(isOnRecord && isTold)) return undefined;
  if (own.joint.length === 0 || !onlyWay.test(sentence(own.items))) return undefined;
  const days = own.items.filter(({ period }) => period !== undefined);
  const { at } = own.items[0] ?? way;
  const items = [
    ...before.items.filter(({ period }) => period === undefined || days.length === 0),
    ...days,
  ].map((item) => ({ ...(ways.test(item.said) ? way : item), at, end: last.end }));
  return { ...own, items, claim: claimOf(items, [], reading) };
}
const ways = /^(?:ach|wires?|wired)$/;
const onlyWay =
  /^(?:(?:how (?:much|many)|what|which|of (?:it|that|them|those)|was|were|is|came|went|come|in|out|the) )*(?:(?:by|via|through|over|with|as|an?) )+(?:ach|wires?)(?: transfers?)?(?: PER)?$/;

const onlyDays =
  /^(?:(?:in|on|for|of|during|over|also) )*(?:SYM )?(?:(?:in|on|for|during|over) )*PER$/;
const onRecord: ReadonlySet<Intent> = new Set(["activity", "transfers"] as const);
