import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { bullets, label, limit, listed, money, percent, plain } from "../../format.ts";
import type { Aspect } from "./policy-aspect.ts";

/** Everything that limits the comparison or needs a person's eye, one line each. */
export function notes(policy: Comparison, asked: Aspect): string {
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
    ...assumptions(policy, asked),
  ];
  return bullets(lines);
}

/** How much of each fund the look-through weights know, in one line. */
export function lookThrough({ assumptions }: Comparison): string {
  const funds = assumptions.flatMap((text) => {
    const said = /^Look-through of (\S+): holdings of (\S+), ([\d.]+ %) disclosed/.exec(text);
    return said === null ? [] : [`${plain(said[1] ?? "")} (${said[3]} on ${said[2]})`];
  });
  return funds.length === 0
    ? ""
    : bullets([`"With funds" counts what the funds disclose: ${listed(funds)}.`]);
}

/** What the comparison takes for granted, as far as it bears on what was asked. */
const bearing: Readonly<Record<Aspect, RegExp>> = {
  leverage: /margin|leverage/i,
  limits: /ESG screens/,
  bands: /5\/25 rule|add up to|takes effect/,
  class: /5\/25 rule|add up to/,
  trades: /deposit|Gains realised|add up to/,
  deposit: /deposit|Gains realised/,
  cash: /Needs without an account/,
  concentration: /takes effect/,
};
const shownAssumptions = 2;

function assumptions({ assumptions: all }: Comparison, asked: Aspect): string[] {
  const said = all.filter((one) => bearing[asked].test(one)).slice(0, shownAssumptions);
  return said.length === 0 ? [] : [`Assumed: ${said.map(plain).join(" ")}`];
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
