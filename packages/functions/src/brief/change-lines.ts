import type { Day } from "@advisor/domain/day";
import { assetClassName } from "@advisor/domain/money";
import type { Info as Changes } from "@advisor/domain/portfolio/changes";
import { count, date, dollars, dollarsExact, points, signed } from "@advisor/domain/text/display";
import type { Line } from "@advisor/protocol/brief";
import type { StoredRecords } from "@advisor/query/book/facts";
import { activityOf } from "../book/household-statements.ts";
import type { BriefDeps } from "./build.ts";

const mostChanges = 8;

/** Changes since the last meeting, as lines with sources. */
export function changeLines(work: BriefDeps): Line[] {
  const { since, changed } = work;
  if (since === null || changed === null) return [];
  return [
    ...moneyMoved(work, since),
    ...valueAndPositionLines(work, changed),
    ...driftLines(work, changed),
  ];
}

function moneyMoved({ filed, record }: BriefDeps, since: Day): Line[] {
  const all = activityOf(filed.statements, filed.snapshot.holdings).filter(
    ({ day }) => day > since,
  );
  const sources = [record("Trades and transfers", statementDay(filed.statements))];
  if (all.length === 0) return [{ text: "No trades and no transfers on file.", sources }];
  const lines = all
    .slice(0, mostChanges)
    .map(({ day, what, symbol, quantity, amount, account, status }) => ({
      text: `${date(day)}: ${status === null || status === "completed" ? "" : `${status} `}${what}${symbol === null ? "" : ` ${count(quantity ?? 0)} ${symbol}`}, ${dollarsExact(amount)}, ${account}.`,
      sources,
    }));
  const more = all.length - lines.length;
  return more > 0 ? [...lines, { text: `${more} more trades and transfers.`, sources }] : lines;
}

/** The day of the trades and transfers on file. */
const statementDay = ({ activity, transfers }: StoredRecords["statements"]): Day | undefined =>
  [activity?.as_of ?? "", transfers?.as_of ?? ""].toSorted().at(-1) || undefined;

/** The value and the positions at the last meeting, if recorded. */
function valueAndPositionLines(
  { record, filed }: BriefDeps,
  { value, positions, positions_by }: Changes,
): Line[] {
  const lines: Line[] = [];
  if (value !== null) {
    const { from, before, change, net_deposits, market, without } = value;
    const split =
      net_deposits === null || market === null
        ? ""
        : `, ${signed(net_deposits)} net deposits and ${signed(market)} market`;
    const beside = without.length === 0 ? "" : ` Without ${without.join(", ")}.`;
    lines.push({
      text: `Value was ${dollars(before)} on ${date(from)}: ${signed(change)} since${split}.${beside}`,
      sources: [record("Household", from)],
    });
  }
  const from = value?.from;
  const source =
    positions_by === "record" && from !== undefined
      ? record("Household", from)
      : record("Trades and transfers", statementDay(filed.statements));
  return [
    ...lines,
    ...(positions ?? []).slice(0, mostChanges).map((one) => ({
      text: `${one.name}: ${count(one.before)} then, ${count(one.now)} now.`,
      sources: [source],
    })),
  ];
}

/** Asset classes with a changed weight. */
function driftLines({ check, record }: BriefDeps, { drift, drift_as_of }: Changes): Line[] {
  if (drift_as_of === null) return [];
  return drift.flatMap(({ now, before }) => {
    const [a, b] = [before?.drift_pp ?? null, now.drift_pp];
    if (a === null || b === null || a === b) return [];
    return {
      text: `${sentenceCase(assetClassName(now.class))}: ${points(a)} off target then, ${points(b)} now.`,
      sources: [check(), record("Household", drift_as_of)],
    };
  });
}

const sentenceCase = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
