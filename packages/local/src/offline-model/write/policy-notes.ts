import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { label, limit, listed, money, percent, plain } from "../format.ts";

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
    ...policy.assumptions.map((assumption) => `Assumption: ${plain(assumption)}`),
  ];
  return lines.map((line) => `- ${line}`).join("\n");
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

function beside({ scope }: Comparison): string[] {
  const reasons = { held_away: "held away", education: "education", other_policy: "other policy" };
  return scope.beside.map(
    ({ name, reason, value }) =>
      `Outside this policy: ${plain(name)} (${reasons[reason]}), ${money(value)}.`,
  );
}
