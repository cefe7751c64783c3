import type { Figures } from "./figures.ts";
import type { Order, Parts } from "./parts.ts";
import { asPercent, isKin } from "./units.ts";

/** By what is ranked and which way: "the biggest loss" is the lowest gain. */
export function orderOf(
  parts: Parts,
  sense: Figures["sense"],
  measures: readonly string[],
  today: boolean,
): Order | null {
  const { order } = parts;
  if (order === null) return null;
  const { by: _, ...rest } = order;
  const by = byOf(parts, measures, today);
  const lossy = sense === "down" && parts.measures.some((name) => name.startsWith("loss"));
  const direction = lossy ? flipped[order.direction] : order.direction;
  return by === undefined ? { ...rest, direction } : { ...rest, direction, by };
}

const flipped = { asc: "desc", desc: "asc", largest: "largest" } as const;
const losses: Readonly<Record<string, string>> = { loss: "gain", loss_pct: "gain_pct" };

function byOf({ order, nouns, unit }: Parts, measures: readonly string[], today: boolean) {
  const named = order?.by;
  const first = measures.find((name) => name !== "count");
  const own = named === "performance" ? (first ?? "gain") : (losses[named ?? ""] ?? named);
  const gains = nouns.some(({ where }) => where.some(({ field }) => field === "gain"));
  const by = own === undefined ? (gains ? "gain" : undefined) : preferred(own, measures, first);
  const now = today && by?.startsWith("gain") ? by.replace("gain", "day_change") : by;
  return now !== undefined && unit === "percent" ? asPercent(now) : now;
}

/** "best" and "worst" are by gain, unless another figure is named with them. */
function preferred(own: string, measures: readonly string[], first: string | undefined): string {
  const kin = measures.find((name) => isKin(own, name));
  if (kin !== undefined) return kin;
  const usual = /gain|performance/.test(own) && !measures.includes(own);
  return usual ? (first ?? own) : own;
}
