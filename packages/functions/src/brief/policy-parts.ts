import { decimal, sum } from "@advisor/domain/decimal";
import { cashNeedsBy } from "@advisor/domain/ips-check/cash";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { findingLine } from "@advisor/domain/ips-check/findings/finding-words";
import { findings, severityOf } from "@advisor/domain/ips-check/findings/findings";
import { date, dollars, identifierToWords } from "@advisor/domain/text/display";
import type { Brief, Line } from "@advisor/protocol/brief";
import type { StoredRecords } from "@advisor/query/book/facts";
import type { BriefDeps } from "./build.ts";

/** What the policies of a household say; where there are several, each line names its own. */

/** The policy's name where another policy could be meant. */
const policyOf = (checks: readonly Comparison[], { ips_name }: Comparison): string | undefined =>
  checks.length > 1 ? (ips_name ?? undefined) : undefined;

export const accountName =
  ({ snapshot }: StoredRecords) =>
  (id: string): string =>
    snapshot.accounts.find((account) => account.id === id)?.name ?? id;

export const redFlags = ({ filed, checks, check }: BriefDeps): Line[] =>
  checks.flatMap((policy) =>
    findings(policy)
      .filter(({ kind }) => severityOf(kind) === "act")
      .map((finding) => {
        const { what, beside } = findingLine(finding, accountName(filed));
        const more = [beside, policyOf(checks, policy) ?? ""].filter((one) => one !== "");
        const text = more.length === 0 ? `${what}.` : `${what}: ${more.join(", ")}.`;
        return { text, sources: [check()], lead: what };
      }),
  );

export const allocation = ({ checks, check }: BriefDeps): Brief["allocation"] => ({
  rows: checks.flatMap((policy) => {
    const name = policyOf(checks, policy);
    return policy.classes.map((row) => ({ ...row, ...(name && { policy: name }) }));
  }),
  sources: checks.some(({ classes }) => classes.length > 0) ? [check()] : [],
});

/** Each need once and whole, also one whose parts are in the checks of several policies. */
export function cashDue({ filed, checks, check, today }: BriefDeps): Brief["cash_due"] {
  const { accounts, household } = filed.snapshot;
  const checked = new Set(checks.flatMap(({ scope }) => scope.account_ids));
  const within = accounts.filter(({ id }) => checked.has(id));
  const needs = cashNeedsBy(within, household.needs, today);
  return {
    rows: needs.map(({ due, kind, note, amount }) => ({
      due: due === null ? "No date" : date(due),
      note: note === "" ? identifierToWords(kind) : note,
      amount: dollars(amount.toNumber()),
    })),
    total: dollars(sum(needs.map(({ amount }) => decimal(amount))).toNumber()),
    sources: needs.length === 0 ? [] : [check()],
  };
}
