import { type Decimal, decimal, sum, zero } from "@advisor/domain/decimal";
import type { Position } from "@advisor/domain/position";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { listed, usd } from "../format.ts";
import { remaining } from "../left-out.ts";
import type { Positions, PositionsList, Quotes, Summary } from "../looked-up.ts";
import { isOfSize, isSized } from "../picked.ts";
import type { Looked, Reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { isPolar, yesOrNo } from "../whether.ts";

/** True when a share of the whole is asked for. */
export const asksShare = ({ beyond = [] }: Params): boolean => beyond.includes("weight");

/** "9.61 %" of the whole, as a recorded calculation. */
export function shareOf(part: Decimal | number, whole: Decimal | number) {
  const figure = decimal(part).div(whole).times(100).round(2);
  return { text: `${figure.toFixed(2)} %`, figures: [figure.toNumber()] };
}

/** Led by what a symbol is of the value of all that is held, where every value is on file. */
export function withShare(
  said: Reply,
  held: Looked<z.infer<typeof Positions>>,
  list: Looked<z.infer<typeof PositionsList>>,
  { priced, params, asked }: { priced: Looked<Quotes>; params: Params; asked: { text: string } },
): Reply {
  const { symbol, positions } = held.data;
  const own = valued(positions, priced.data.quotes);
  const all = valued(remaining(list.data.positions, params.without), priced.data.quotes);
  if (own.length === 0) return said;
  const obstacle = obstacleIn(all);
  if (obstacle !== undefined) {
    return {
      ...said,
      text: `Its share of all positions is not worked out: ${obstacle}. ${said.text}`,
      sources: [...said.sources, list.source_id],
    };
  }
  const value = (rows: typeof all): Decimal => sum(rows.map((one) => one.market_value ?? zero));
  const whole = value(all).round(2);
  const share = shareOf(value(own), whole);
  const lead = withinBound(asked, params, value(own).div(whole).times(100));
  return {
    ...said,
    text: `${lead}${symbol} is ${share.text} of the value of the positions held, ${usd(whole)}. ${said.text}`,
    calculated: [...said.calculated, ...share.figures, whole.toNumber()],
    sources: [...said.sources, list.source_id],
  };
}

/** Led by what a symbol is of the account value, cash included. */
export function withShareOfValue(
  said: Reply,
  held: Looked<z.infer<typeof Positions>>,
  stated: Looked<z.infer<typeof Summary>>,
  { priced, params, asked }: { priced: Looked<Quotes>; params: Params; asked: { text: string } },
): Reply {
  const { symbol, positions } = held.data;
  const own = valued(positions, priced.data.quotes);
  const whole = stated.data.totals?.total_value ?? 0;
  if (own.length === 0) return said;
  const obstacle = whole > 0 ? obstacleIn(own) : "there is no account value to hold it against";
  const sources = [...said.sources, stated.source_id];
  if (obstacle !== undefined) {
    const text = `Its share of the account value is not worked out: ${obstacle}. ${said.text}`;
    return { ...said, text, sources };
  }
  const value = sum(own.map((one) => one.market_value ?? zero));
  const share = shareOf(value, whole);
  const of = params.account === undefined ? "" : ` of ${params.account}`;
  const lead = withinBound(asked, params, value.div(whole).times(100));
  return {
    ...said,
    text: `${lead}${symbol} is ${share.text} of the account value${of}, cash included, ${usd(whole)}. ${said.text}`,
    calculated: [...said.calculated, ...share.figures, whole],
    sources,
  };
}

/** "is AAPL more than 5 % of the portfolio": yes or no, before the share itself. */
export const withinBound = (asked: { text: string }, params: Params, percent: Decimal): string =>
  isSized(params) && isPolar(asked) ? yesOrNo(isOfSize(percent, params)) : "";

/** Without every value there is no whole; of a whole that owed shares lessen, nothing is a share. */
export function obstacleIn(all: readonly Position[]): string | undefined {
  const named = (rows: readonly Position[]): string =>
    listed([...new Set(rows.map(({ symbol, name }) => symbol ?? name))]);
  const unpriced = all.filter((one) => one.market_value === null);
  if (unpriced.length > 0) return `there is no quote on file for ${named(unpriced)}`;
  const short = all.filter((one) => one.quantity.lt(0));
  return short.length > 0 ? `some are short (${named(short)})` : undefined;
}
