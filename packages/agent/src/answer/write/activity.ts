import { decimal, sum } from "@advisor/domain/decimal";
import type { Params } from "../../route/routed.ts";
import { listed as named, quantity, usd } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { Activity } from "../looked-up.ts";
import {
  counted,
  fittingRows,
  isOfSize,
  measured,
  picks,
  shownRows,
  tradeValue,
} from "../picked.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { tradesOfClass } from "../trades-of-class.ts";
import { absent } from "./absent.ts";
import { amountOf, headOf, kindOf, line, listed, noneOf, what, which } from "./activity-words.ts";
import { writeGroups } from "./record-groups.ts";

type Trade = Activity["trades"][number];

/** The gain of shares that are gone. */
export const noRealizedGain =
  "The realised gain of past sales is not known: the lots that were sold are not on file.";

interface Asks {
  amount?: boolean;
  units?: boolean;
  /** How many symbols were traded, and not how often. */
  symbols?: boolean;
  /** Yes or no, where the question is whether there is any. */
  answered?(found: boolean): string;
}

export function writeActivity(params: Params, looked: Looked<Activity>, asks: Asks = {}): Reply {
  const { data } = looked;
  if (!data.found) return absent(data, [looked]);
  if (params.topic !== undefined)
    return nothing(`${other(params.topic)} ${dated([looked])}`, [looked]);
  const { trades, fitting, total, but } = chosen(params, data);
  if (trades.length === 0) {
    const isAll = params.limit === undefined && !picks(params);
    const lead = isAll ? (asks.answered?.(false) ?? "") : "";
    const text = `${lead}${noneOf(params, fitting.length)}${but}${otherSide(params, data.trades)}`;
    return nothing(`${text} ${dated([looked])}`, [looked], counted(fitting));
  }
  const groups = writeGroups(fitting, params, {
    what: what(params, true),
    ...{ kindOf, isDone: () => true, byCount: true },
    sizeOf: (trade: Trade) => tradeValue(trade),
  });
  if (groups !== undefined) {
    const text = [groups.text, `${but} ${dated([looked])}`.trim()].join("\n\n");
    return reply(text, [looked], groups.figures);
  }
  return writeRows(params, { trades, fitting, total, but }, looked, asks);
}

type Chosen = ReturnType<typeof chosen>;

/** The trades one by one, and what they come to. */
function writeRows(
  params: Params,
  { trades, fitting, total, but }: Chosen,
  looked: Looked<Activity>,
  asks: Asks,
): Reply {
  const [first, ...more] = trades;
  const isAll = params.limit === undefined && !picks(params);
  const lead = isAll ? (asks.answered?.(true) ?? "") : "";
  const whole = inAll(params, { trades, fitting, total }, asks);
  const isSum = whole.text === "" && (asks.amount === true || isWorked(params));
  const own = isSum ? trades.map((trade) => tradeValue(trade).round(2).toNumber()) : [];
  const figures = [trades.length, total, ...whole.figures, ...own];
  if (first !== undefined && more.length === 0) {
    const told = `${which(params, total)}: ${line(first)} (${first.account}).${but}`;
    const text = [whole.text, `${lead}${isSum ? amountOf(first) : ""}${told}`, dated([looked])];
    return reply(text.filter(Boolean).join(" "), [looked], figures);
  }
  const text = [
    whole.text,
    `${lead}${headOf(params, trades.length, total)}`,
    listed(trades, isSum),
    `${but} ${dated([looked])}`.trim(),
  ];
  return reply(text.filter(Boolean).join("\n\n"), [looked], figures);
}

/** "In all 140 MSFT bought for $62,000.00 (2 trades)."; of several symbols on one side what they come to as well. */
function unitsOf(trades: readonly Trade[]): { text: string; figures: number[] } {
  const groups = [...Map.groupBy(trades, ({ side, symbol }) => `${symbol} ${side}`).values()];
  const sums = groups.map((own) => ({
    own,
    units: sum(own.map((trade) => decimal(trade.quantity))),
    value: sum(own.map(tradeValue)),
  }));
  const parts = sums.flatMap(({ own: [first, ...more], units, value }) =>
    first === undefined
      ? []
      : `${quantity(units)} ${first.symbol} ${first.side === "BUY" ? "bought" : "sold"} for ${usd(value)} (${more.length + 1} ${more.length === 0 ? "trade" : "trades"})`,
  );
  const isOneSide = sums.length > 1 && new Set(trades.map(({ side }) => side)).size === 1;
  const whole = sum(sums.map(({ value }) => value));
  return {
    text: `In all ${parts.join(", ")}${isOneSide ? `, together ${usd(whole)}` : ""}.`,
    figures: [
      ...sums.flatMap(({ own, units, value }) => [units.toNumber(), value.toNumber(), own.length]),
      whole.toNumber(),
    ],
  };
}

/** "4 different symbols: VTI, BND, VXUS and VTTSX." */
function symbolsOf(trades: readonly Trade[]): { text: string; figures: number[] } {
  const symbols = [...new Set(trades.map(({ symbol }) => symbol))];
  const many = symbols.length === 1 ? "symbol" : "different symbols";
  return { text: `${symbols.length} ${many}: ${named(symbols)}.`, figures: [symbols.length] };
}

/** "On average $445.56 a share: 220 MSFT bought for $98,022.50 (3 trades)."; one trade says its price itself. */
function averagePrice(trades: readonly Trade[]): { text: string; figures: number[] } {
  const groups = [...Map.groupBy(trades, ({ side, symbol }) => `${symbol} ${side}`).values()];
  const told = groups.flatMap((own) => {
    const units = sum(own.map((trade) => decimal(trade.quantity)));
    if (own.length < 2 || units.eq(0)) return [];
    const average = sum(own.map(tradeValue)).div(units).round(2);
    const { text, figures } = unitsOf(own);
    const of = text.replace("In all ", "");
    return {
      text: `On average ${usd(average)} a share: ${of}`,
      figures: [average.toNumber(), ...figures],
    };
  });
  return {
    text: told.map(({ text }) => text).join(" "),
    figures: told.flatMap(({ figures }) => figures),
  };
}

/** Where there was nothing on the side asked about, what there was on the other one. */
function otherSide({ side, amount: of }: Params, trades: readonly Trade[]): string {
  const others = trades.filter((trade) => trade.side !== side).slice(0, 3);
  if (side === undefined || of !== undefined || others.length === 0) return "";
  return ` On file is ${others.map((trade) => `${line(trade)} (${trade.account})`).join("; ")}.`;
}

/** A sum or an average, which of one trade is what it came to. */
const isWorked = ({ measure }: Params): boolean => measure === "sum" || measure === "average";

/** What the trades come to; one says its quantity and amount itself, and of those not looked up there is no sum of units. */
function inAll(
  params: Params,
  { trades, fitting, total }: Record<"trades" | "fitting", readonly Trade[]> & { total: number },
  { units = false, symbols = false }: Asks,
): { text: string; figures: number[] } {
  const meant = isSome(params) ? trades : fitting;
  if (symbols && params.measure === "count") return symbolsOf(meant);
  if (params.measure === "price") return averagePrice(meant);
  if (meant.length === 1 && isWorked(params)) return { text: "", figures: [] };
  const isOfUnits = units || (params.measure === "sum" && params.symbol !== undefined);
  return isOfUnits && meant.length > 1 && fitting.length >= total
    ? unitsOf(meant)
    : measured(meant, params, { kindOf, sizeOf: tradeValue });
}

/** Only so many, or one place: what is worked out is of these. */
const isSome = ({ limit, nth, order }: Params): boolean =>
  limit !== undefined || nth !== undefined || order !== undefined;

const mostListed = 50;

/** The trades that were asked for, how many there are in all, and what was left out. */
export function chosen(params: Params, { trades: found, total: all }: Activity) {
  const { side } = params;
  const own = side === undefined ? found : found.filter((trade) => trade.side === side);
  const { trades, unknown } = tradesOfClass(own, params);
  const total = trades.length < found.length ? trades.length : all;
  const out = leftOut({ intent: "activity", params });
  const isPicked = picks(params) || params.asset_class !== undefined;
  if (out === "" && !isPicked) return { trades, fitting: trades, total, but: "" };
  const sized = remaining(trades, params.without).filter(isOfUnits(params));
  const fitting = inOrder(fittingRows(sized, params, tradeValue), params);
  return {
    trades: shownRows(fitting, params).slice(0, mostListed),
    fitting,
    total: fitting.length,
    but: `${out === "" ? "" : ` Without ${out}.`}${unknown}`,
  };
}

const isOfUnits =
  ({ units }: Params) =>
  (trade: Trade): boolean =>
    units === undefined || isOfSize(decimal(trade.quantity), units);

/** By the price a share, where that is what is asked. */
const inOrder = (trades: readonly Trade[], { order }: Params): Trade[] =>
  order === "dearest" || order === "cheapest"
    ? trades.toSorted((a, b) => (order === "dearest" ? b.price - a.price : a.price - b.price))
    : [...trades];

/** Asked for something that the record of trades does not hold. */
const other = (topic: string): string =>
  topic === "realized_gain"
    ? noRealizedGain
    : `There is no record of ${topic.replaceAll("_", " ")} on file; the activity holds trades only.`;
