import type {
  ClassRow,
  Comparison,
  Issuer,
  Suggestion,
} from "@advisor/domain/ips-check/comparison";
import { formatChange, formatPercent, formatPoints, formatUsd } from "./figures.ts";
import { shortName } from "./plain-line.ts";

/** The household's status under one policy, in one row. */
export function statusRow(comparison: Comparison): string {
  const { status, total_value, cash } = comparison;
  const figures = [
    `total ${formatUsd(total_value)}`,
    `settled cash ${formatUsd(cash.available)}`,
    ...(cash.floor === null ? [] : [`cash floor ${formatUsd(cash.floor)}`]),
    ...(cash.shortfall === null || cash.shortfall === 0
      ? []
      : [`cash shortfall ${formatUsd(cash.shortfall)}`]),
    ...(cash.settlement_gap === undefined
      ? []
      : [`of which ${formatUsd(cash.settlement_gap.amount)} settles by itself`]),
  ].join(", ");
  if (status === "no_ips") return `no policy in effect, nothing to compare with; ${figures}`;
  if (status === "not_computable") return `not computable; ${figures}`;
  if (status === "ips_invalid") return `policy invalid: ${faultsOf(comparison)}; ${figures}`;
  const outside = comparison.classes.filter(isOutside);
  const names = outside.map((row) => `${shortName(row.class, 40)} ${row.status}`).join(", ");
  return `classes out of band: ${outside.length}${names && ` (${names})`}; ${figures}`;
}

/** Policy violations other than bands. */
export const violationRows = ({ concentration, sectors, prohibited }: Comparison): string[] => [
  ...concentration.filter(({ breach }) => breach).map((row) => `over the limit: ${issuer(row)}`),
  ...sectors
    .filter(({ breach }) => breach)
    .map((row) => `over the limit: sector ${sectorOf(row)}, limit ${formatPercent(row.limit_pct)}`),
  ...prohibited.map(
    ({ symbol, name, account_id, value, rule }) =>
      `prohibited: ${symbol ?? shortName(name)} in ${account_id}, ${formatUsd(value)}, by the rule ${shortName(rule)}`,
  ),
];

/** Asset classes outside their bands come first. */
export const classRows = ({ classes }: Comparison): string[] =>
  [...classes.filter(isOutside), ...classes.filter((row) => !isOutside(row))].map(classRow);

/** Data quality problems that make the figures less reliable. */
export const dataQualityRows = ({ data_quality }: Comparison): string[] =>
  data_quality.map(({ code, message }) => `data quality: ${code}: ${shortName(message, 240)}`);

/** Details for a detailed question: trades, cash needs, assets outside the policy, missing data. */
export const detailRows = (comparison: Comparison): string[] => [
  ...tradesOf(comparison, "band", "to the bands"),
  ...tradesOf(comparison, "target", "to the targets"),
  ...new Set(
    comparison.conflicts.map(
      ({ code, message }) => `conflict: ${code}: ${shortName(message, 240)}`,
    ),
  ),
  ...comparison.cash.needs.map(
    ({ kind, amount, whole_usd, due, note }) =>
      `cash need: ${kind} of ${formatUsd(amount)}${whole_usd === undefined ? "" : ` (this policy's part of ${formatUsd(whole_usd)})`}${due === null ? "" : ` due ${due}`}: ${shortName(note)}`,
  ),
  ...comparison.concentration
    .filter(({ breach }) => !breach)
    .map((row) => `within the limit: ${issuer(row)}`),
  ...comparison.sectors.filter(({ breach }) => !breach).map((row) => `sector: ${sectorOf(row)}`),
  ...comparison.scope.beside.map(
    ({ name, reason, value }) =>
      `beside the policy: account ${shortName(name)} (${reason}), ${formatUsd(value)}`,
  ),
  ...comparison.unvalued.map(
    ({ symbol, name, reason, account_id }) =>
      `without a value: ${symbol ?? shortName(name)} in ${account_id} (${reason})`,
  ),
];

const isOutside = ({ status }: ClassRow): boolean =>
  status === "above_max" || status === "below_min";

const faultsOf = ({ faults }: Comparison): string =>
  faults
    .map((fault) => (fault.class === null ? fault.code : `${fault.code} ${fault.class}`))
    .join();

function classRow(row: ClassRow): string {
  const held = `${shortName(row.class, 40)}: ${formatUsd(row.value)}, ${formatPercent(row.weight_pct)}`;
  if (row.target_pct === null) return held;
  const target = `target ${formatPercent(row.target_pct)}`;
  const drift = `drift ${formatPoints(row.drift_pp)} (${formatChange(row.drift_usd)})`;
  const band =
    row.min_pct === null && row.max_pct === null
      ? "no band"
      : `band ${formatPercent(row.min_pct)} to ${formatPercent(row.max_pct)}`;
  return `${held}, ${target}, ${band}, ${drift}, ${row.status}`;
}

function issuer({ name, direct_pct, look_through_pct, limit_pct, value }: Issuer): string {
  const through =
    look_through_pct === null
      ? ""
      : `, with what its funds hold ${formatPercent(look_through_pct)}`;
  const limit = limit_pct === null ? "no limit" : `limit ${formatPercent(limit_pct)}`;
  return `${shortName(name)}, ${formatUsd(value)}, ${formatPercent(direct_pct)} directly${through}, ${limit}`;
}

const sectorOf = ({ sector, value, weight_pct }: Comparison["sectors"][number]): string =>
  `${shortName(sector, 40)}, ${formatUsd(value)}, ${formatPercent(weight_pct)}`;

function tradesOf({ suggestions }: Comparison, mode: Suggestion["mode"], aim: string): string[] {
  return suggestions
    .filter((one) => one.mode === mode && one.trade_usd !== 0)
    .map((one) => `proposed ${aim}: ${shortName(one.class, 40)} ${formatChange(one.trade_usd)}`);
}
