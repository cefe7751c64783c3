import { Comparison } from "@advisor/domain/ips-check/comparison";
import * as z from "zod";
import { label, limit, listed, money, paragraphs, plain, table } from "../format.ts";
import { household } from "./household.ts";
import { asksForTrades, aspect } from "./policy-aspect.ts";
import { lead } from "./policy-lead.ts";
import { notes } from "./policy-notes.ts";
import { allocation, classTable, issuers, legs, needs, trades } from "./policy-tables.ts";
import { cite, type Given, writer } from "./writer.ts";

const Compared = Comparison.extend({
  household_name: z.string(),
  other_policies: z.array(Comparison),
});

/** One section for each policy, the citation behind the first sentence of each. */
export const compareToIps = writer(
  Compared,
  ({ household_name, other_policies, ...first }, given) => {
    const policies = [first, ...other_policies];
    const sections = policies.map((policy) => {
      const title =
        policies.length > 1 ? `### ${plain(policy.ips_name ?? "Without a policy")}` : "";
      return paragraphs([title, section(policy, household_name, given)]);
    });
    return paragraphs(sections);
  },
);

function section(policy: Comparison, name: string, given: Given): string {
  if (policy.status === "no_ips") return withoutPolicy(policy, name, given);
  if (policy.status === "ips_invalid") return invalid(policy, name, given);
  if (policy.status === "not_computable") {
    return `The IPS of ${household(name).text} cannot be compared: with a total of ${money(policy.total_value)} in its scope there are no weights. ${cite(given)}`;
  }
  const asked = aspect(given.question);
  const first = `${lead(policy, name, asked, given.question)} ${cite(given)}`;
  const bodies = {
    bands: [
      classTable(policy),
      trades(policy),
      asksForTrades(given.question) ? legs(policy) : "",
      notes(policy),
    ],
    class: [classTable(policy)],
    trades: [trades(policy), legs(policy), notes(policy)],
    deposit: [trades(policy), legs(policy), notes(policy)],
    cash: [needs(policy), trades(policy), notes(policy)],
    concentration: [issuers(policy), notes(policy)],
  };
  return paragraphs([first, ...bodies[asked]]);
}

function withoutPolicy(policy: Comparison, name: string, given: Given): string {
  const first = `There is no IPS on file for ${household(name).text}, so there are no targets to compare with. ${cite(given)}`;
  const total = `The allocation of ${money(policy.total_value)} today:`;
  return paragraphs([
    first,
    ...(policy.classes.length === 0 ? [] : [total, allocation(policy)]),
    offer(policy),
  ]);
}

function invalid(policy: Comparison, name: string, given: Given): string {
  const faults = policy.faults.map((fault) => {
    const of = fault.class === null ? "a class" : label(fault.class);
    return {
      targets_sum: "its targets do not add up to a whole",
      band_order: `the band of ${of} does not enclose its target`,
      duplicate_class: `${of} is named more than once`,
    }[fault.code];
  });
  const title = policy.ips_name === null ? "The IPS" : `The IPS "${plain(policy.ips_name)}"`;
  const first = `${title} of ${household(name).text} cannot be used: ${listed(faults)}. No drift is computed until it is corrected. ${cite(given)}`;
  const stated = policy.classes.filter((row) => row.target_pct !== null);
  const targets =
    stated.length === 0
      ? ""
      : table(
          ["Class", "Target"],
          stated.map((row) => [label(row.class), limit(row.target_pct)]),
        );
  return paragraphs([first, targets, offer(policy)]);
}

const offer = ({ offers }: Comparison): string => {
  const title = offers[0]?.title;
  return title === undefined ? "" : `Shall I create the task "${plain(title)}"?`;
};
