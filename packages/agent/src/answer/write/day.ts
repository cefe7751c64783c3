import { sum } from "@advisor/domain/decimal";
import { dayPct } from "@advisor/domain/ratio";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { listed, signedUsd } from "../format.ts";
import type { Performance, PositionsList, Quotes } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { noReturn, writeNoPerformance } from "./performance.ts";

/**
 * The day's change of what is held, where no return of the day is on file. What has no change on file is named,
 * and then nothing is said of the whole.
 */
export function writeDay(
  { account }: Params,
  stated: Looked<z.infer<typeof Performance>>,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes>,
): Reply {
  const all = valued(list.data.positions, priced.data.quotes);
  const positions = all.filter(({ day_change }) => day_change !== null);
  if (positions.length === 0) return writeNoPerformance(stated);
  const change = sum(positions.flatMap(({ day_change }) => day_change ?? []));
  const now = sum(positions.flatMap(({ market_value }) => market_value ?? []));
  const percent = dayPct(change, now.minus(change))?.round(2).toNumber();
  const beside = percent === undefined ? "" : ` (${percent > 0 ? "+" : ""}${percent} %)`;
  const where = account === undefined ? "" : ` in ${account}`;
  const used = [stated, list, priced];
  const out = all.filter(({ day_change }) => day_change === null);
  const named = listed([...new Set(out.map(({ symbol, name }) => symbol ?? name))]);
  const [some, apart] =
    out.length === 0 ? ["", ""] : [" with a day change on file", ` Not counted: ${named}.`];
  const text = `On the day the holdings${where}${some} changed by ${signedUsd(change)}${beside}, computed from positions and quotes, without cash.${apart}`;
  const figures = [change.round(2).toNumber(), ...(percent === undefined ? [] : [percent])];
  return reply(`${text} ${noReturn(stated)} ${dated(used)}`, used, figures);
}
