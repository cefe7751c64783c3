import { Comparison } from "@advisor/domain/ips-check/comparison";
import * as z from "zod";
import {
  bullets,
  capital,
  label,
  limit,
  listed,
  money,
  paragraphs,
  plain,
  table,
} from "../../format.ts";
import { household, type Subject, underPolicy } from "../household.ts";
import { cite, type WriterInput, writer } from "../writer.ts";
import { asksForTrades, aspect, verdict } from "./policy-aspect.ts";
import { lead } from "./policy-lead.ts";
import { beside, lookThrough, notes } from "./policy-notes.ts";
import { allocation, classTable, issuers, legs, needs, trades } from "./policy-tables.ts";

const Compared = Comparison.extend({
  household_name: z.string(),
  other_policies: z.array(Comparison),
});

/** One policy is answered for the household, several are answered one by one. */
export const compareToIps = writer(
  Compared,
  ({ household_name, other_policies, ...first }, given) => {
    const policies = [first, ...other_policies];
    const answer = verdict(given.question, policies);
    if (other_policies.length === 0) {
      return `${answer}${section(first, household(household_name), given)}`;
    }
    const sections = policies.map((policy) =>
      paragraphs([
        `### ${plain(policy.ips_name ?? "Without a policy")}`,
        section(policy, underPolicy, given),
      ]),
    );
    const intro = `${capital(household(household_name).text)}: each policy is compared by itself. ${cite(given)}`;
    return paragraphs([`${answer}${intro}`, ...sections]);
  },
);

function section(policy: Comparison, who: Subject, given: WriterInput): string {
  if (policy.status === "no_ips") return withoutPolicy(policy, who, given);
  if (policy.status === "ips_invalid") return invalid(policy, who, given);
  if (policy.status === "not_computable") {
    return `The IPS of ${who.text} cannot be compared: with a total of ${money(policy.total_value)} in its scope there are no weights. ${cite(given)}`;
  }
  const asked = aspect(given.question);
  const first = `${lead(policy, who, asked, given.question)} ${cite(given)}`;
  const bodies = {
    bands: [
      classTable(policy),
      trades(policy),
      asksForTrades(given.question) ? legs(policy) : "",
      notes(policy, asked),
    ],
    leverage: [],
    limits: [notes(policy, asked)],
    class: [classTable(policy)],
    trades: [trades(policy), legs(policy), notes(policy, asked)],
    deposit: [trades(policy), legs(policy), notes(policy, asked)],
    cash: [needs(policy), trades(policy), notes(policy, asked)],
    concentration: [issuers(policy), notes(policy, asked), lookThrough(policy)],
  };
  return paragraphs([first, ...bodies[asked]]);
}

function withoutPolicy(policy: Comparison, who: Subject, given: WriterInput): string {
  const first = `There is no IPS on file for ${who.text}, so there are no targets to compare with. ${cite(given)}`;
  const total = `The allocation of ${money(policy.total_value)} today:`;
  return paragraphs([
    first,
    ...(policy.total_value > 0 ? [total, allocation(policy)] : []),
    bullets(beside(policy)),
    offer(policy),
  ]);
}

function invalid(policy: Comparison, who: Subject, given: WriterInput): string {
  const faults = policy.faults.map((fault) => {
    const of = fault.class === null ? "a class" : label(fault.class);
    return {
      targets_sum: "its targets do not add up to a whole",
      band_order: `the band of ${of} does not enclose its target`,
      duplicate_class: `${of} is named more than once`,
    }[fault.code];
  });
  const title = policy.ips_name === null ? "The IPS" : `The IPS "${plain(policy.ips_name)}"`;
  const first = `${title} of ${who.text} cannot be used: ${listed(faults)}. No drift is computed until it is corrected. ${cite(given)}`;
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
