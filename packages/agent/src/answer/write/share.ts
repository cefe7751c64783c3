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

interface Beside {
  priced: Looked<Quotes>;
  params: Params;
  asked: { text: string };
}

/** Led by what a symbol is of the value of all that is held, where every value is on file. */
export function withShare(
  said: Reply,
  held: Looked<z.infer<typeof Positions>>,
  list: Looked<z.infer<typeof PositionsList>>,
  beside: Beside,
): Reply {
  const { priced, params } = beside;
  const all = valued(remaining(list.data.positions, params.without), priced.data.quotes);
  return ledByShare(said, held, beside, {
    whole: worthOf(all).round(2),
    obstacle: obstacleIn(all),
    ofAll: "all positions",
    of: "the value of the positions held,",
    source_id: list.source_id,
  });
}

/** Led by what a symbol is of the account value, cash included. */
export function withShareOfValue(
  said: Reply,
  held: Looked<z.infer<typeof Positions>>,
  stated: Looked<z.infer<typeof Summary>>,
  beside: Beside,
): Reply {
  const { priced, params } = beside;
  const whole = decimal(stated.data.totals?.total_value ?? 0);
  const own = valued(held.data.positions, priced.data.quotes);
  const place = params.account === undefined ? "" : ` of ${params.account}`;
  return ledByShare(said, held, beside, {
    whole,
    obstacle: whole.gt(0) ? obstacleIn(own) : "there is no account value to hold it against",
    ofAll: "the account value",
    of: `the account value${place}, cash included,`,
    source_id: stated.source_id,
  });
}

interface Whole {
  whole: Decimal;
  /** Why no share can be worked out. */
  obstacle: string | undefined;
  ofAll: string;
  of: string;
  source_id: string;
}

function ledByShare(
  said: Reply,
  { data: { symbol, positions } }: Looked<z.infer<typeof Positions>>,
  { priced, params, asked }: Beside,
  { whole, obstacle, ofAll, of, source_id }: Whole,
): Reply {
  const own = valued(positions, priced.data.quotes);
  if (own.length === 0) return said;
  const sources = [...said.sources, source_id];
  if (obstacle !== undefined) {
    const text = `Its share of ${ofAll} is not worked out: ${obstacle}. ${said.text}`;
    return { ...said, text, sources };
  }
  const value = worthOf(own);
  const share = shareOf(value, whole);
  const lead = withinBound(asked, params, value.div(whole).times(100));
  return {
    ...said,
    text: `${lead}${symbol} is ${share.text} of ${of} ${usd(whole)}. ${said.text}`,
    calculated: [...said.calculated, ...share.figures, whole.toNumber()],
    sources,
  };
}

/** What positions are worth together. */
export const worthOf = (rows: readonly Position[]): Decimal =>
  sum(rows.map((one) => one.market_value ?? zero));

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
