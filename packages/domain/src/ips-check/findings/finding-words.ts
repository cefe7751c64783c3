import * as american from "../../text/display.ts";
import { identifierToWords } from "../../text/display.ts";
import type { figureFormats } from "../../text/figures.ts";
import type { ClassRow, Issuer, PolicyFault, Prohibited } from "../comparison.ts";
import type { Finding, FindingCount } from "./findings.ts";

/** A finding on one line: what is wrong, then the figures. */
export interface FindingLine {
  what: string;
  beside: string;
}

type AccountName = (account_id: string) => string;

/** How figures and days are written. */
type Figures = Pick<ReturnType<typeof figureFormats>, "date" | "dollars" | "limit" | "percent">;

/**
 * The sentence of a finding with its figures. The messages of conflicts and data quality are used
 * unchanged.
 */
export function findingLine(
  finding: Finding,
  accountName: AccountName,
  figures: Figures = american,
): FindingLine {
  const { date, dollars, limit } = figures;
  switch (finding.kind) {
    case "cash": {
      const { available, floor, shortfall } = finding.row;
      const what = `Cash is ${dollars(shortfall ?? 0)} under its floor`;
      return { what, beside: `${dollars(available)} available, floor ${dollars(floor ?? 0)}` };
    }
    case "settlement": {
      const { available, floor, settlement_gap: gap } = finding.row;
      const day = gap?.settles ? ` on ${date(gap.settles)}` : "";
      const what = `${dollars(gap?.amount ?? 0)} of the cash floor settles${day}`;
      return { what, beside: `${dollars(available)} settled, floor ${dollars(floor ?? 0)}` };
    }
    case "issuer":
      return issuerLine(finding.row, figures);
    case "sector": {
      const { sector, weight_pct, limit_pct } = finding.row;
      return {
        what: weighed(`${sector} sector`, weight_pct, figures),
        beside: `limit ${limit(limit_pct)}`,
      };
    }
    case "class":
      return classLine(finding.row, figures);
    case "prohibited":
      return prohibitedLine(finding.row, accountName, figures);
    case "policy_fault":
      return { what: faultOf(finding.row), beside: "the policy cannot be compared" };
    case "conflict":
    case "quality":
      return { what: finding.row.message, beside: "" };
    case "unvalued": {
      const { symbol, name, account_id, reason } = finding.row;
      const why = reason === "no_price" ? "no price" : "no exchange rate";
      return { what: `${symbol ?? name} has ${why}`, beside: accountName(account_id) };
    }
    case "no_policy":
      return { what: "No policy in effect", beside: "no targets or limits to check" };
    case "not_computable":
      return { what: "Nothing to check", beside: "no holding of the policy has a value" };
    case "empty":
      return { what: "No holdings yet", beside: "there is nothing to check" };
  }
}

function classLine(row: ClassRow, figures: Figures): FindingLine {
  const { dollars, limit } = figures;
  const { value, weight_pct, status, min_pct, max_pct } = row;
  const isAbove = status === "above_max";
  const edge_pct = isAbove ? max_pct : min_pct;
  // A class without a value does not tell the total.
  const beyond =
    weight_pct === null || weight_pct === 0 || edge_pct === null
      ? ""
      : `, ${dollars(Math.abs(value - (value / weight_pct) * edge_pct))} ${isAbove ? "over" : "under"}`;
  return {
    what: weighed(identifierToWords(row.class), weight_pct, figures),
    beside: `${isAbove ? "maximum" : "minimum"} ${limit(edge_pct)}${beyond}`,
  };
}

function issuerLine(row: Issuer, figures: Figures): FindingLine {
  const { dollars, limit } = figures;
  const { name, direct_pct, limit_pct, excess_if_reinvested_usd: over } = row;
  const beyond = over === null ? "" : `, ${dollars(over)} over`;
  return { what: weighed(name, direct_pct, figures), beside: `limit ${limit(limit_pct)}${beyond}` };
}

function prohibitedLine(
  row: Prohibited,
  accountName: AccountName,
  { dollars }: Figures,
): FindingLine {
  const { symbol, name, account_id, value, rule } = row;
  const worth = value === null ? "no price" : dollars(value);
  return {
    what: `${symbol ?? name} is prohibited`,
    beside: `rule “${rule}”, ${worth}, ${accountName(account_id)}`,
  };
}

const weighed = (name: string, weight: number | null, { percent }: Figures): string =>
  weight === null ? name : `${name} ${percent(weight)}`;

function faultOf({ code, class: of }: PolicyFault): string {
  const named = of === null ? "a class" : identifierToWords(of);
  return {
    targets_sum: "The targets do not add up to 100%",
    band_order: `The band of ${named} does not enclose its target`,
    duplicate_class: `The policy names ${named} twice`,
  }[code];
}

const short: Record<FindingCount["kind"], [one: string, more: string]> = {
  cash: ["cash short", "cash short"],
  issuer: ["issuer", "issuers"],
  sector: ["sector", "sectors"],
  class: ["band", "bands"],
  prohibited: ["prohibited", "prohibited"],
  policy_fault: ["policy fault", "policy faults"],
  settlement: ["cash settles", "cash settles"],
  conflict: ["conflict", "conflicts"],
  unvalued: ["without price", "without price"],
  quality: ["figures to check", "figures to check"],
  unreconciled: ["unreconciled", "unreconciled"],
  no_cost: ["no cost", "no cost"],
  no_policy: ["no policy", "no policy"],
  not_computable: ["nothing to check", "nothing to check"],
  empty: ["no holdings", "no holdings"],
};

/** Kinds that concern the whole household, so a count in front of them would mean nothing. */
const uncounted: ReadonlySet<FindingCount["kind"]> = new Set<FindingCount["kind"]>([
  ...(["no_policy", "not_computable", "empty", "unreconciled", "no_cost", "quality"] as const),
]);

/** A short summary of all findings, most severe first: Issuer, sector, 2 bands. */
export function findingsBadge(findings: readonly FindingCount[]): string {
  const text = findings
    .map(({ kind, count }) => {
      const [one, more] = short[kind];
      return count === 1 || uncounted.has(kind) ? one : `${count} ${more}`;
    })
    .join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
