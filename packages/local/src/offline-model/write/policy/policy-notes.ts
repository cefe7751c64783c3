import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { isOldPrice } from "@advisor/domain/ips-check/findings/findings";
import { limitText, money, percentText } from "../../format/amounts.ts";
import { bullets } from "../../format/markdown.ts";
import { classLabel, joinWithAnd, plainLine } from "../../format/text.ts";
import type { Aspect } from "./policy-aspect.ts";

/** Everything that limits the comparison or needs review, one line each. */
export function policyNotes(policy: Comparison, asked: Aspect): string {
  const lines = [
    ...policy.conflicts.map(({ message }) => `Conflict: ${plainLine(message)}`),
    ...policy.prohibited.map(
      (held) =>
        `Prohibited holding: ${plainLine(held.name)}, ${money(held.value)} (${plainLine(held.rule)}).`,
    ),
    ...policy.sectors.filter((sector) => sector.breach).map(sectorBreach),
    ...unvalued(policy),
    ...outsideScopeNotes(policy),
    ...dataNotes(policy.data_quality.filter(({ code }) => code !== "unvalued")),
    ...assumptions(policy, asked),
  ];
  return bullets(lines);
}

const mostNames = 12;

/**
 * Warnings about the figures. Holdings whose old prices are of one day share a line. It names them
 * and does not count them, because no source states the count.
 */
function dataNotes(warnings: Comparison["data_quality"]): string[] {
  const old = warnings.filter((one) => isOldPrice(one) && one.symbol !== undefined);
  const days = Map.groupBy(old, ({ date }) => date);
  const lines = warnings.flatMap((one) => {
    const same = old.includes(one) ? (days.get(one.date) ?? [one]) : [one];
    return one === same[0] ? warningOf(one, same) : [];
  });
  return lines.map((line) => `Data: ${plainLine(line)}`);
}

type Warning = Comparison["data_quality"][number];

function warningOf({ message, date }: Warning, same: readonly Warning[]): string {
  const names = [...new Set(same.flatMap(({ symbol }) => symbol ?? []))];
  if (names.length < 2) return message;
  const named = names.length > mostNames ? [...names.slice(0, mostNames), "others"] : names;
  return `${joinWithAnd(named)} are valued at their prices of ${date}.`;
}

/** The coverage of each fund by the look-through weights, in one line. */
export function lookThroughNote({ assumptions }: Comparison): string {
  const funds = assumptions.flatMap((text) => {
    const said = /^Look-through of (\S+): holdings of (\S+), ([\d.]+ %) disclosed/.exec(text);
    return said === null ? [] : [`${plainLine(said[1] ?? "")} (${said[3]} on ${said[2]})`];
  });
  return funds.length === 0
    ? ""
    : bullets([`"With funds" counts what the funds disclose: ${joinWithAnd(funds)}.`]);
}

/** Which assumptions of the comparison matter for each aspect. */
const bearing: Readonly<Record<Aspect, RegExp>> = {
  leverage: /margin|leverage/i,
  limits: /ESG screens/,
  bands: /5\/25 rule|add up to|takes effect/,
  class: /5\/25 rule|add up to/,
  trades: /deposit|Gains realized|add up to/,
  deposit: /deposit|Gains realized/,
  cash: /Needs without an account/,
  concentration: /takes effect/,
};
const shownAssumptions = 2;

function assumptions({ assumptions: all }: Comparison, asked: Aspect): string[] {
  const said = all.filter((one) => bearing[asked].test(one)).slice(0, shownAssumptions);
  return said.length === 0 ? [] : [`Assumed: ${said.map(plainLine).join(" ")}`];
}

const sectorBreach = (sector: Comparison["sectors"][number]): string =>
  `Sector above its limit: ${classLabel(sector.sector)}, ${percentText(sector.weight_pct)} against ${limitText(sector.limit_pct)}.`;

function unvalued({ unvalued: holdings, coverage_pct }: Comparison): string[] {
  if (holdings.length === 0) return [];
  const reasons = { no_price: "no price", no_fx_rate: "no exchange rate" };
  const named = holdings.map(({ name, reason }) => `${plainLine(name)} (${reasons[reason]})`);
  return [
    `Not valued and not in the total: ${joinWithAnd(named)}. ${percentText(coverage_pct)} of the positions have a value.`,
  ];
}

export function outsideScopeNotes({ scope }: Comparison): string[] {
  const reasons = { held_away: "held away", education: "education", other_policy: "other policy" };
  return scope.beside.map(
    ({ name, reason, value }) =>
      `Outside the comparison: ${plainLine(name)} (${reasons[reason]}), ${money(value)}.`,
  );
}
