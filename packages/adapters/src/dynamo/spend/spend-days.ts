import { parseTotal } from "@advisor/domain/conversation";
import { addDays } from "@advisor/domain/day";
import type * as Spend from "@advisor/domain/spend";
import { spendKey } from "../keys.ts";
import type { StoreDeps } from "../store-deps.ts";
import { spentOnDay } from "./spend-item.ts";

/** An advisor's spending for each of the last days (UTC) that has any, today first. */
export async function readSpendByDay(
  { table, clock }: Pick<StoreDeps, "table" | "clock">,
  advisorId: string,
  count: number,
): Promise<Spend.DaySpend[]> {
  const now = clock.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const days = Array.from({ length: count }, (_, back) => addDays(today, -back));
  const items = await table.getMany(days.map((day) => spendKey(advisorId, day)));
  return days.flatMap((day, at) => {
    const item = items[at];
    if (item === undefined) return [];
    return [{ day, spent: spentOnDay(item, now), turns: parseTotal(item.turns) }];
  });
}
