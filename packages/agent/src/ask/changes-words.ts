import { decimal } from "@advisor/domain/decimal";
import { assetClassName, dollars } from "@advisor/domain/money";
import type { Info } from "@advisor/domain/portfolio/changes";
import { joinNames } from "@advisor/query/schema/fault";
import { countOf, dayText, formatFigure } from "@advisor/query/words/format";
import { capitalize } from "@advisor/query/words/phrases";

const fewNames = 8;

const usd = (value: number): string => dollars(decimal(value));
const size = (value: number): string => usd(Math.abs(value));

/** What changed since a day, in sentences: first the value, then the activity. */
export function changesText(changes: Info): string {
  const { tasks_done } = changes;
  const done =
    tasks_done.length === 0
      ? []
      : [
          `Done: ${joinNames(
            tasks_done.map(({ title }) => title),
            fewNames,
          )}.`,
        ];
  return [
    valueText(changes),
    ...movedTexts(changes),
    ...positionTexts(changes),
    ...driftTexts(changes),
    ...done,
  ].join(" ");
}

/** What a statement could contain but does not is "none"; without the statement it is not on file. */
function movedTexts({ since, trades, transfers }: Info): string[] {
  const others = [...Map.groupBy(transfers ?? [], ({ status }) => status)]
    .filter(([status]) => status !== "completed")
    .map(([status, own]) => `${own.length} ${status}`);
  const of = others.length === 0 ? "" : ` (${joinNames(others)})`;
  const known = [
    ...(trades === null ? [] : [someOf(trades.length, "trade", "trades")]),
    ...(transfers === null ? [] : [`${someOf(transfers.length, "transfer", "transfers")}${of}`]),
  ];
  const missing = [
    ...(trades === null ? ["trades"] : []),
    ...(transfers === null ? ["transfers"] : []),
  ];
  return [
    ...(known.length === 0 ? [] : [`Since ${dayText(since)} there were ${joinNames(known)}.`]),
    ...(missing.length === 0 ? [] : [`${capitalize(joinNames(missing))} are not on file.`]),
  ];
}

const someOf = (many: number, one: string, more: string): string =>
  many === 0 ? `no ${more}` : countOf(many, one, more);

function valueText({ value, value_reason, since }: Info): string {
  if (value === null) return `The value of ${dayText(since)} cannot be compared: ${value_reason}.`;
  const { from, before, to, now, change, net_deposits, market, without } = value;
  const way = change < 0 ? "fell" : "rose";
  const beside =
    without.length === 0 ? "" : ` Without ${joinNames(without)}, of which no values are on file.`;
  return `The value ${way} from ${usd(before)} on ${dayText(from)} to ${usd(now)} on ${dayText(to)}, by ${size(change)}${splitText(net_deposits, market)}.${beside}`;
}

function splitText(net_deposits: number | null, market: number | null): string {
  if (net_deposits === null || market === null) return "";
  if (net_deposits === 0) return ", all of it from the market";
  return `: ${usd(net_deposits)} from net deposits and ${usd(market)} from the market`;
}

function positionTexts({ positions, positions_by }: Info): string[] {
  if (positions === null) return ["Positions of that day are not on file."];
  const by = Map.groupBy(positions, ({ change }) => change);
  const parts = [...by].map(([change, own]) => {
    return `${change} ${joinNames(
      own.map(({ name }) => name),
      fewNames,
    )}`;
  });
  const source = positions_by === "trades" ? " (by the trades on file)" : "";
  return parts.length === 0 ? [] : [`Positions${source}: ${parts.join("; ")}.`];
}

function driftTexts({ drift, drift_as_of }: Info): string[] {
  if (drift_as_of === null) return [];
  const points = (value: number) => formatFigure(decimal(value), "points");
  const parts = drift.flatMap(({ now, before }) =>
    before?.drift_pp == null || now.drift_pp === null || before.drift_pp === now.drift_pp
      ? []
      : `${assetClassName(now.class)} ${points(before.drift_pp)} then, ${points(now.drift_pp)} now`,
  );
  return parts.length === 0 ? [] : [`Off target: ${parts.join("; ")}.`];
}
