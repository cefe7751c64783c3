import { sum } from "@advisor/domain/decimal";
import { dayPct } from "@advisor/domain/ratio";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { signedUsd } from "../format.ts";
import type { Performance, PositionsList, Quotes } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { noReturn, writeNoPerformance } from "./performance.ts";

/** The day's change of what is held, where no return of the day is on file and every position has its quote. */
export function writeDay(
  { account }: Params,
  stated: Looked<z.infer<typeof Performance>>,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes>,
): Reply {
  const positions = valued(list.data.positions, priced.data.quotes);
  const changes = positions.flatMap(({ day_change }) => day_change ?? []);
  if (positions.length === 0 || changes.length < positions.length) {
    return writeNoPerformance(stated);
  }
  const change = sum(changes);
  const now = sum(positions.flatMap(({ market_value }) => market_value ?? []));
  const percent = dayPct(change, now.minus(change))?.round(2).toNumber();
  const beside = percent === undefined ? "" : ` (${percent > 0 ? "+" : ""}${percent} %)`;
  const where = account === undefined ? "" : ` in ${account}`;
  const used = [stated, list, priced];
  const text = `On the day the holdings${where} changed by ${signedUsd(change)}${beside}, computed from positions and quotes, without cash.`;
  const figures = [change.round(2).toNumber(), ...(percent === undefined ? [] : [percent])];
  return reply(`${text} ${noReturn(stated)} ${dated(used)}`, used, figures);
}
