import * as z from "zod";
import { Day } from "../../day.ts";
import type { RecordGaps } from "../../portfolio/record-gaps.ts";
import type * as Task from "../../task.ts";
import {
  band,
  date,
  dollars,
  dollarsExact,
  identifierToWords,
  limit,
  percent,
} from "../../text/display.ts";
import type { ClassRow, Comparison } from "../comparison.ts";
import {
  type Finding,
  findings,
  isOldPrice,
  isOutside,
  Kind,
  Severity,
  severityOf,
} from "./findings.ts";

/** Why a household is in the worklist, in a few words. */
export const Reason = z.object({
  kind: z.enum([...Kind.options, "overdue", "unreconciled", "no_cost"]),
  severity: Severity,
  what: z.string(),
  /** The figures shown next to the reason. */
  beside: z.string(),
  /** The day of the old prices that are the reason. */
  priced: Day.optional(),
});
export type Reason = z.infer<typeof Reason>;

/** Most severe first: cash, then limits, then bands, then overdue items, then unreliable data. */
const order: readonly Reason["kind"][] = [
  ...(["cash", "issuer", "sector", "prohibited", "class", "policy_fault", "overdue"] as const),
  ...(["unreconciled", "no_policy", "not_computable", "no_cost"] as const),
  ...(["settlement", "conflict", "unvalued", "quality", "empty"] as const),
];

export const urgencyRank = ({ kind }: Pick<Reason, "kind">): number => order.indexOf(kind);

/** Reasons from a household's policy checks and records, to act on or to watch. */
export function reasons(gaps: RecordGaps, checks: readonly Comparison[]): Reason[] {
  const found = checks.flatMap(findings);
  return [
    ...found.flatMap(single),
    ...bandsOut(checks.flatMap(({ classes }) => classes)),
    ...(["conflict", "unvalued", "quality"] as const).flatMap((kind) =>
      many(
        kind,
        found.filter((one) => !isOfOldPrices(one)),
      ),
    ),
    ...oldPrices(found),
    ...records(gaps),
  ].toSorted((a, b) => urgencyRank(a) - urgencyRank(b));
}

const reason = (kind: Finding["kind"], what: string, beside: string): Reason[] => [
  { kind, severity: severityOf(kind), what, beside },
];

function single(finding: Finding): Reason[] {
  switch (finding.kind) {
    case "cash": {
      const { available, floor, shortfall } = finding.row;
      return reason(
        "cash",
        `Cash short ${dollars(shortfall ?? 0)}`,
        floor === null || floor === 0
          ? `${dollars(available)} available`
          : `${dollars(available)} of a ${dollars(floor)} floor`,
      );
    }
    case "issuer": {
      const { name, symbols, direct_pct, limit_pct } = finding.row;
      return reason("issuer", over(symbols[0] ?? name, direct_pct, limit_pct), "");
    }
    case "sector": {
      const { sector, weight_pct, limit_pct } = finding.row;
      return reason("sector", over(`${sector} sector`, weight_pct, limit_pct), "");
    }
    case "prohibited":
      return reason(
        "prohibited",
        `${finding.row.symbol ?? finding.row.name} is prohibited`,
        `rule “${finding.row.rule}”`,
      );
    case "policy_fault":
      return reason("policy_fault", "The policy has a fault", "it cannot be compared");
    case "no_policy":
      return reason("no_policy", "No policy yet", "no targets or limits to check");
    case "not_computable":
      return reason("not_computable", "Nothing to check", "no holding of the policy has a value");
    case "empty":
      return reason("empty", "No holdings yet", "there is nothing to check");
    default:
      return [];
  }
}

const over = (name: string, weight: number | null, most: number | null): string =>
  `${name} ${weight === null ? "over" : percent(weight)}, limit ${limit(most)}`;

function bandsOut(classes: readonly ClassRow[]): Reason[] {
  const out = classes.filter(isOutside);
  if (out.length === 0) return [];
  const beside = out
    .map(
      ({ class: of, weight_pct, min_pct, max_pct }) =>
        `${identifierToWords(of)} ${weight_pct === null ? "unknown" : percent(weight_pct)} (${band(min_pct, max_pct)})`,
    )
    .join(", ");
  return reason("class", `${out.length} of ${classes.length} bands out`, beside);
}

const several = {
  conflict: "conflicts between the policy and what can be traded",
  unvalued: "holdings without a price",
  quality: "figures to check",
} as const;

function many(kind: keyof typeof several, found: readonly Finding[]): Reason[] {
  const lines = found.flatMap((finding) => {
    if (finding.kind !== kind) return [];
    return finding.kind === "unvalued"
      ? `${finding.row.symbol ?? finding.row.name} has no price`
      : (finding.row?.message ?? []);
  });
  const [first] = lines;
  if (first === undefined) return [];
  return lines.length === 1
    ? reason(kind, first, "")
    : reason(kind, `${lines.length} ${several[kind]}`, first);
}

const isOfOldPrices = (finding: Finding): boolean =>
  finding.kind === "quality" && isOldPrice(finding.row);

/** One reason for each day of old prices, over all policies. */
function oldPrices(found: readonly Finding[]): Reason[] {
  const days = found.flatMap((finding) =>
    finding.kind === "quality" && isOldPrice(finding.row) ? finding.row.date : [],
  );
  return [...new Set(days)]
    .toSorted()
    .flatMap((priced) =>
      reason("quality", `Prices of ${date(priced)}`, "").map((one) => ({ ...one, priced })),
    );
}

/** Reasons from gaps in the records themselves. */
function records({ reconciliation, without_cost: names }: RecordGaps): Reason[] {
  const { reconciled, stated, computed, gap } = reconciliation;
  const watch = { severity: "watch" } as const;
  return [
    ...(reconciled
      ? []
      : [
          {
            ...watch,
            kind: "unreconciled" as const,
            what: `Unreconciled ${dollarsExact(Math.abs(gap))}`,
            beside: `stated ${dollarsExact(stated)}, computed ${dollarsExact(computed)}`,
          },
        ]),
    ...(names.length === 0
      ? []
      : [{ ...watch, kind: "no_cost" as const, what: `No cost: ${firstOf(names)}`, beside: "" }]),
  ];
}

const mostNames = 4;

/** A few names, and how many more there are. */
const firstOf = (names: readonly string[]): string =>
  names.length <= mostNames
    ? names.join(", ")
    : `${names.slice(0, mostNames - 1).join(", ")} and ${names.length - mostNames + 1} more`;

/** Open tasks past their due date. */
export const overdueTaskReasons = (tasks: readonly Task.Info[], today: Day): Reason[] =>
  tasks
    .filter(({ status, due }) => status === "open" && due !== null && due < today)
    .map(({ title, due }) => ({
      kind: "overdue",
      severity: "act",
      what: `Overdue: ${title}`,
      beside: `due ${date(due ?? "")}`,
    }));
