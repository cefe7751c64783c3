import type { HouseholdValues } from "@advisor/protocol/household-values";
import {
  date,
  dollars,
  dollarsExact,
  numberFormat,
  signed,
  signedPercent,
} from "../../format/figures.ts";

export type Period = HouseholdValues["periods"][number];
export type Point = HouseholdValues["points"][number];
type Moved = NonNullable<HouseholdValues["moved"]>[number];
type Differing = HouseholdValues["compared"]["accounts"][number];

export const periodNames: Record<Period["name"], string> = {
  this_year: "This year",
  one_year: "1 year",
  since_start: "Since start",
};

const compact = numberFormat({
  ...{ style: "currency", currency: "USD", notation: "compact", maximumFractionDigits: 2 },
});

/** For the axis only: $2.4M. */
export const axisDollars = (value: number): string => compact.format(value).replace("-", "−");

const kinds = { deposit: "deposit", withdrawal: "withdrawal", joins: "account added" };

/** "deposit +$1,000 on Feb 17, 2026 (Joint brokerage)". */
export const movedWords = ({ kind, amount_usd, day, account }: Moved): string =>
  `${kinds[kind]} ${signed(amount_usd)} on ${date(day)} (${account})`;

export interface Marker {
  day: string;
  net_usd: number;
  moved: Moved[];
}

/** The net flows of a day, excluding transfers between the household's accounts. */
export function markersOf(moved: readonly Moved[], { from, to }: Pick<Period, "from" | "to">) {
  const within = moved.filter(({ day }) => day > from && day <= to);
  const days = [...Map.groupBy(within, ({ day }) => day)];
  return days.flatMap(([day, own]): Marker[] => {
    const net_usd = Math.round(own.reduce((sum, one) => sum + one.amount_usd * 100, 0)) / 100;
    return net_usd === 0 ? [] : [{ day, net_usd, moved: own }];
  });
}

/** The accessible name of the chart. */
export function chartName(period: Period, markers: readonly Marker[]): string {
  const moves = markers.length === 1 ? "1 day" : `${markers.length} days`;
  return `Value from ${dollars(period.begin_usd)} on ${date(period.from)} to ${dollars(period.end_usd)} on ${date(period.to)}, with deposits or withdrawals on ${moves}`;
}

export const sourceWords = ({ accounts }: Pick<HouseholdValues, "accounts">): string =>
  [...new Set(accounts.flatMap(({ sources }) => sources))].join(", ");

/** The custodian's own return, if it differs from the computed one. */
export function statedWords({ stated_pct, time_weighted_pct }: Period): string | undefined {
  if (stated_pct === null) return undefined;
  if (time_weighted_pct !== null && Math.abs(stated_pct - time_weighted_pct) < halfAStep) return;
  return `The custodian states a return of ${signedPercent(stated_pct)}.`;
}

/** Custodians state returns to one decimal. */
const halfAStep = 0.05;

const reasons: Record<Differing["why"], (one: Differing, day: string) => string> = {
  no_values: () => "no value of that day is on file",
  not_held: () => "it is not among the holdings",
  other_day: ({ holdings_as_of }, day) =>
    `the value is of ${date(day)}, the holdings are of ${date(holdings_as_of ?? day)}`,
  same_day: () => "both are of the same day, so one of the sources is wrong or incomplete",
};

/** Compares the newest value with the total at the top of the panel. */
export function comparedWords({ points, compared }: HouseholdValues): string[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const { holdings_usd, holdings_as_of, difference_usd } = compared;
  const priced = holdings_as_of === null ? "" : ` at ${date(holdings_as_of)} prices`;
  const total = `the holdings above${priced}`;
  if (holdings_usd === null) return [`The value of ${total} is unknown.`];
  if (difference_usd === 0 || difference_usd === null) return [`The same as ${total}.`];
  const side = difference_usd > 0 ? "more" : "less";
  const gap = dollarsExact(Math.abs(difference_usd));
  return [
    `${gap} ${side} than ${total} (${dollarsExact(holdings_usd)}):`,
    ...compared.accounts.map((one) => `${one.account}: ${reasons[one.why](one, last.day)}.`),
  ];
}
