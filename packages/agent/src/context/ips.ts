import type { Day } from "@advisor/domain/day";
import * as Holding from "@advisor/domain/holding";
import { compareAll } from "@advisor/domain/ips-check/compare";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { householdSource as sourceOf } from "@advisor/tools/household-source";
import { classRows, dataQualityRows, detailRows, statusRow, violationRows } from "./ips-rows.ts";
import { includesLevel, type Level } from "./level.ts";
import { shortName } from "./plain-line.ts";
import { type SourceRows, source } from "./source.ts";
import type { SourceInput } from "./source-input.ts";

interface Value {
  comparisons: Comparison[];
  restricted: { symbol: string; until: Day }[];
  as_of: Day;
  today: Day;
}

/** The household's status under its policies, computed as in compare_to_ips. */
export const ipsSource = source<SourceInput, Value>({
  key: "ips",
  room: { summary: 150, default: 800, detailed: 3_000 },
  whole: "compare_to_ips",
  async load({ ports, today }) {
    const snapshot = await ports.snapshot();
    const { household, holdings } = snapshot;
    return {
      comparisons: compareAll({
        snapshot,
        today,
        funds: await ports.funds(Holding.fundSymbols(holdings)),
      }),
      restricted: household.ips.flatMap(({ constraints }) => constraints.restricted),
      as_of: sourceOf(snapshot).as_of,
      today,
    };
  },
  render,
});

function render({ comparisons, restricted, as_of, today }: Value, level: Level): SourceRows {
  const several = comparisons.length > 1;
  const each = (rowsOf: (comparison: Comparison) => string[]): string[] =>
    comparisons.flatMap((one) =>
      rowsOf(one).map((row) =>
        several ? `${shortName(one.ips_name ?? "no policy")}: ${row}` : row,
      ),
    );
  const rows = each((one) => [statusRow(one)]);
  if (includesLevel(level, "default")) {
    const untouchable = restricted
      .filter(({ until }) => until >= today)
      .map(({ symbol, until }) => `restricted: ${symbol} is not to be traded until ${until}`);
    rows.push(
      ...each(violationRows),
      ...new Set(untouchable),
      ...each(classRows),
      ...each(dataQualityRows),
    );
  }
  if (includesLevel(level, "detailed")) rows.push(...each(detailRows));
  return { as_of, rows };
}
