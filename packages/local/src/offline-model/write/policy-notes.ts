import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { bullets, label, limit, listed, money, percent, plain } from "../format.ts";

/** Everything that limits the comparison or needs a person's eye, one line each. */
export function notes(policy: Comparison): string {
  const lines = [
    ...policy.conflicts.map(({ message }) => `Conflict: ${plain(message)}`),
    ...policy.prohibited.map(
      (held) =>
        `Prohibited holding: ${plain(held.name)}, ${money(held.value)} (${plain(held.rule)}).`,
    ),
    ...policy.sectors.filter((sector) => sector.breach).map(sectorBreach),
    ...unvalued(policy),
    ...beside(policy),
    ...policy.data_quality
      .filter(({ code }) => code !== "unvalued")
      .map(({ message }) => `Data: ${plain(message)}`),
    ...assumptions(policy),
  ];
  return bullets(lines);
}

/** How much of each fund the look-through weights know. */
export const lookThrough = (policy: Comparison): string =>
  bullets(policy.assumptions.filter(isLookThrough).map(plain));

const isLookThrough = (assumption: string): boolean => assumption.startsWith("Look-through of");

function assumptions(policy: Comparison): string[] {
  const said = policy.assumptions.filter((one) => !isLookThrough(one)).map(plain);
  return said.length === 0 ? [] : [`Assumptions: ${said.join(" ")}`];
}

const sectorBreach = (sector: Comparison["sectors"][number]): string =>
  `Sector above its limit: ${label(sector.sector)}, ${percent(sector.weight_pct)} against ${limit(sector.limit_pct)}.`;

function unvalued({ unvalued: holdings, coverage_pct }: Comparison): string[] {
  if (holdings.length === 0) return [];
  const reasons = { no_price: "no price", no_fx_rate: "no exchange rate" };
  const named = holdings.map(({ name, reason }) => `${plain(name)} (${reasons[reason]})`);
  return [
    `Not valued and not in the total: ${listed(named)}. ${percent(coverage_pct)} of the positions have a value.`,
  ];
}

export function beside({ scope }: Comparison): string[] {
  const reasons = { held_away: "held away", education: "education", other_policy: "other policy" };
  return scope.beside.map(
    ({ name, reason, value }) =>
      `Outside the comparison: ${plain(name)} (${reasons[reason]}), ${money(value)}.`,
  );
}
