import * as z from "zod";
import type { Day } from "../../day.ts";
import type { RecordGaps } from "../../portfolio/record-gaps.ts";
import type {
  Cash,
  ClassRow,
  Comparison,
  Conflict,
  Issuer,
  PolicyFault,
  Prohibited,
  Quality,
  Sector,
} from "../comparison.ts";

/** Findings that a limit of the policy is broken. */
const brokenLimits = ["cash", "issuer", "sector", "class", "prohibited", "policy_fault"] as const;

export const Kind = z.enum([
  ...brokenLimits,
  "no_policy",
  "not_computable",
  "empty",
  "settlement",
  "conflict",
  "unvalued",
  "quality",
]);
export type Kind = z.infer<typeof Kind>;

/**
 * `act`: a limit of the policy is broken. `watch`: something limits the check or prevents trades.
 * `none`: nothing is wrong.
 */
export const severities = ["act", "watch", "none"] as const;
export const Severity = z.enum(severities);

type Of<Name extends Kind, Row> = { kind: Name; row: Row };

/** One thing that a check found. The list of households counts them and the panel shows each. */
export type Finding =
  /** `cash`: money must be raised. `settlement`: cash only has to settle. */
  | Of<"cash" | "settlement", Cash>
  | Of<"issuer", Issuer>
  | Of<"sector", Sector>
  | Of<"class", ClassRow>
  | Of<"prohibited", Prohibited>
  | Of<"policy_fault", PolicyFault>
  | Of<"conflict", Conflict>
  | Of<"unvalued", Comparison["unvalued"][number]>
  | Of<"quality", Quality>
  /** `empty`: nothing is held yet. `not_computable`: the holdings have no total value. */
  | Of<"no_policy" | "not_computable" | "empty", null>;

const acted: ReadonlySet<Kind> = new Set(brokenLimits);

export const severityOf = (kind: Kind): z.infer<typeof Severity> =>
  acted.has(kind) ? "act" : kind === "empty" ? "none" : "watch";

/** Whether a class is outside its band. */
export const isOutside = ({ status }: ClassRow): boolean =>
  status === "above_max" || status === "below_min";

/** Codes about the funds' own holdings lists, which a household's check can do without. */
const ofFunds: ReadonlySet<Quality["code"]> = new Set<Quality["code"]>(["fund_fault"]);

/** Everything a check found, most severe first. */
export function findings(check: Comparison): Finding[] {
  const { cash, concentration, sectors, classes, status } = check;
  return [
    ...cashFindings(cash).filter(({ kind }) => kind === "cash"),
    ...rows(
      "issuer",
      concentration.filter(({ breach }) => breach),
    ),
    ...rows(
      "sector",
      sectors.filter(({ breach }) => breach),
    ),
    ...rows("class", classes.filter(isOutside)),
    ...rows("prohibited", check.prohibited),
    ...rows("policy_fault", check.faults),
    ...(status === "no_ips" ? [{ kind: "no_policy", row: null } as const] : []),
    ...(status === "not_computable"
      ? [{ kind: holdsNothing(check) ? "empty" : "not_computable", row: null } as const]
      : []),
    ...cashFindings(cash).filter(({ kind }) => kind === "settlement"),
    ...rows("conflict", distinct(check.conflicts)),
    ...rows("unvalued", check.unvalued),
    ...rows(
      "quality",
      oncePerPriceDay(
        check.data_quality.filter(({ code }) => !ofFunds.has(code) && code !== "unvalued"),
      ),
    ),
  ];
}

const holdsNothing = ({ total_value, unvalued, cash }: Comparison): boolean =>
  total_value === 0 && unvalued.length === 0 && cash.available === 0;

function cashFindings(cash: Cash): Of<"cash" | "settlement", Cash>[] {
  const { shortfall, settlement_gap: gap } = cash;
  if (shortfall === null || shortfall <= 0) return [];
  return [{ kind: gap?.amount === shortfall ? "settlement" : "cash", row: cash }];
}

/** A warning about the price of a holding, which states the price's day. */
export const isOldPrice = (one: Quality): one is Quality & { date: Day } =>
  one.code === "stale_price" && one.date !== undefined;

const rows = <Name extends Kind, Row>(kind: Name, all: readonly Row[]): Of<Name, Row>[] =>
  all.map((row) => ({ kind, row }));

/** Old prices of the same day are one finding, at the position of the first. */
function oncePerPriceDay(all: readonly Quality[]): Quality[] {
  const days = Map.groupBy(all.filter(isOldPrice), ({ date }) => date);
  return all.flatMap((one) => {
    const same = isOldPrice(one) ? (days.get(one.date) ?? []) : [];
    if (same.length < 2) return [one];
    if (one !== same[0]) return [];
    const message = `${same.length} holdings are valued at their prices of ${one.date}.`;
    return [{ code: one.code, message, date: one.date, stale: true as const }];
  });
}

/**
 * A conflict that both lists of trades have is counted once. Where they have it with other figures,
 * each says of which list it is.
 */
function distinct(conflicts: readonly Conflict[]): Conflict[] {
  const seen = new Map<string, Conflict>();
  for (const one of conflicts) {
    if (!seen.has(one.message)) seen.set(one.message, one);
  }
  const byPlace = Map.groupBy(seen.values(), placeOf);
  return [...seen.values()].map((one) =>
    one.mode === undefined || byPlace.get(placeOf(one))?.length === 1
      ? one
      : { ...one, message: `${listOf[one.mode]}: ${one.message}` },
  );
}

const placeOf = ({ code, class: of, symbol, account_id }: Conflict): string =>
  JSON.stringify([code, of, symbol, account_id]);

const listOf = {
  target: "Trades to the targets",
  band: "Trades to the bands",
  contribution: "Deposit",
} as const;

/** The findings of a household over all of its policies, and gaps in its records, counted by kind. */
export const FindingCount = z.object({
  kind: z.enum([...Kind.options, "unreconciled", "no_cost"]),
  severity: Severity,
  count: z.int().positive(),
});
export type FindingCount = z.infer<typeof FindingCount>;

/** The findings of several checks, counted by kind. */
export function countFindings(checks: readonly Comparison[]): FindingCount[] {
  const counts = new Map<Kind, number>();
  for (const { kind } of checks.flatMap(findings)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Kind.options.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [{ kind, severity: severityOf(kind), count }];
  });
}

/** Gaps in the records of a household, which the worklist has as reasons too. */
export const countGaps = ({ reconciliation, without_cost }: RecordGaps): FindingCount[] => [
  ...(reconciliation.reconciled
    ? []
    : [{ kind: "unreconciled", severity: "watch", count: 1 } as const]),
  ...(without_cost.length === 0
    ? []
    : [{ kind: "no_cost", severity: "watch", count: without_cost.length } as const]),
];
