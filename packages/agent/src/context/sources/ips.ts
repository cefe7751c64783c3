import type { Day } from "@advisor/domain/day";
import * as Holding from "@advisor/domain/holding";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { householdSource as sourceOf } from "@advisor/tools/household-source";
import { classRows, dataQualityRows, detailRows, statusRow, violationRows } from "../ips-rows.ts";
import { includesLevel, type Level } from "../level.ts";
import { phrasePattern } from "../phrases.ts";
import { shortName } from "../plain-line.ts";
import { type SourceRows, source } from "../source.ts";
import type { SourceInput } from "../source-input.ts";

interface Value {
  comparisons: Comparison[];
  restricted: { symbol: string; until: Day }[];
  as_of: Day;
  today: Day;
}

/** The household's status under its policies, computed as in compare_to_ips. */
export const ipsSource = source<SourceInput, Value>({
  key: "ips",
  position: 2,
  brief: "default",
  tool: "compare_to_ips",
  asked: {
    clear: phrasePattern(
      "ips",
      "investment polic(?:y|ies)",
      "policy statements?",
      "(?:in|out of|outside|within|inside|back in|below|above) (?:of )?(?:(?:the|their|its|her|his|our|any) )?(?:ips )?(?:bands?|ranges?|targets?)",
      "bands?",
      "drift(?:s|ed|ing)?",
      "re-?balanc(?:e|es|ed|ing)",
      "asset (?:allocation|mix)",
      "off[- ]target|on target",
      "over-?weight(?:ed)?|under-?weight(?:ed)?",
      "(?:cash|liquidity) (?:reserves?|floor|shortfall|cushion|needs?)",
      "enough cash|short of cash|emergency fund",
      "single[- ]issuer|single[- ]stock (?:risk|limit)",
      "(?:too|over)[- ]?concentrated|over-?exposed|too (?:much|many|heavy) (?:in|into|of)",
      "guidelines|mandates?|complian(?:t|ce)|compl(?:y|ies)",
      "(?:should|could|can|may|must) (?:we|they|she|he|i) (?:\\w+ )?(?:sell|buy|trim|add|reduce|trade)",
      "(?:proposed|suggested|recommended) trades?|what to (?:sell|buy|trim)",
      "prohibited|forbidden|(?:allowed|permitted) to (?:hold|own|sell|buy)",
      "(?:get|bring|put) (?:\\w+ )?back (?:to|in|into|on)",
    ),
    loose: phrasePattern(
      "polic(?:y|ies)",
      "allocat(?:ed|ion|ions)",
      "(?:over|under|above|below|within) (?:the|their|its|her|his|our) (?:limits?|max(?:imum)?|min(?:imum)?)",
      "concentrat(?:ed|ion)",
      "targets?",
      "restricted|blackout|(?:what|which) trades?",
      "reserves?|shortfall",
      "in line|on track|out of line",
      "rmds?|required minimum distributions?",
      "diversified|diversification|balanced",
    ),
  },
  room: { summary: 150, default: 800, detailed: 3_000 },
  whole: "compare_to_ips",
  async load({ ports, today }) {
    const [snapshot, { compareAll }] = await Promise.all([
      ports.snapshot(),
      import("@advisor/domain/ips-check/compare"),
    ]);
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
