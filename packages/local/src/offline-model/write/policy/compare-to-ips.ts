import { Comparison } from "@advisor/domain/ips-check/comparison";
import * as z from "zod";
import { limitText, money } from "../../format/amounts.ts";
import { bullets, paragraphs, table } from "../../format/markdown.ts";
import { capitalize, classLabel, joinWithAnd, plainLine } from "../../format/text.ts";
import { householdSubject, policySubject, type Subject } from "../household.ts";
import { cite, type WriterInput, writer } from "../writer.ts";
import { asksForTrades, aspectOf, bandVerdict } from "./policy-aspect.ts";
import { leadSentence } from "./policy-lead.ts";
import { lookThroughNote, outsideScopeNotes, policyNotes } from "./policy-notes.ts";
import {
  allocationTable,
  classTable,
  issuersTable,
  legsTable,
  needsTable,
  tradesTable,
} from "./policy-tables.ts";

const Compared = Comparison.extend({
  household_name: z.string(),
  other_policies: z.array(Comparison),
});

/** A single policy is answered for the household, several are answered one by one. */
export const compareToIps = writer(
  Compared,
  ({ household_name, other_policies, ...first }, input) => {
    const policies = [first, ...other_policies];
    const answer = bandVerdict(input.question, policies);
    if (other_policies.length === 0) {
      return `${answer}${section(first, householdSubject(household_name), input)}`;
    }
    const sections = policies.map((policy) =>
      paragraphs([
        `### ${plainLine(policy.ips_name ?? "Without a policy")}`,
        section(policy, policySubject, input),
      ]),
    );
    const intro = `${capitalize(householdSubject(household_name).text)}: each policy is compared by itself. ${cite(input)}`;
    return paragraphs([`${answer}${intro}`, ...sections]);
  },
);

function section(policy: Comparison, who: Subject, input: WriterInput): string {
  if (policy.status === "no_ips") return withoutPolicy(policy, who, input);
  if (policy.status === "ips_invalid") return invalid(policy, who, input);
  if (policy.status === "not_computable") {
    const why =
      policy.total_value === null || policy.total_value > 0
        ? "none of the holdings in its scope has a price, so"
        : `with a total of ${money(policy.total_value)} in its scope`;
    return `The IPS of ${who.text} cannot be compared: ${why} there are no weights. ${cite(input)}`;
  }
  const asked = aspectOf(input.question);
  const first = `${leadSentence(policy, who, asked, input.question)} ${cite(input)}`;
  const bodies = {
    bands: [
      classTable(policy),
      tradesTable(policy),
      asksForTrades(input.question) ? legsTable(policy) : "",
      policyNotes(policy, asked),
    ],
    leverage: [],
    limits: [policyNotes(policy, asked)],
    class: [classTable(policy)],
    trades: [tradesTable(policy), legsTable(policy), policyNotes(policy, asked)],
    deposit: [tradesTable(policy), legsTable(policy), policyNotes(policy, asked)],
    cash: [needsTable(policy), tradesTable(policy), policyNotes(policy, asked)],
    concentration: [issuersTable(policy), policyNotes(policy, asked), lookThroughNote(policy)],
  };
  return paragraphs([first, ...bodies[asked]]);
}

function withoutPolicy(policy: Comparison, who: Subject, input: WriterInput): string {
  const first = `There is no IPS on file for ${who.text}, so there are no targets to compare with. ${cite(input)}`;
  const total = `The allocation of ${money(policy.total_value)} today:`;
  return paragraphs([
    first,
    ...((policy.total_value ?? 0) > 0 ? [total, allocationTable(policy)] : []),
    bullets(outsideScopeNotes(policy)),
    offer(policy),
  ]);
}

function invalid(policy: Comparison, who: Subject, input: WriterInput): string {
  const faults = policy.faults.map((fault) => {
    const of = fault.class === null ? "a class" : classLabel(fault.class);
    return {
      targets_sum: "its targets do not add up to a whole",
      band_order: `the band of ${of} does not enclose its target`,
      duplicate_class: `${of} is named more than once`,
    }[fault.code];
  });
  const title = policy.ips_name === null ? "The IPS" : `The IPS "${plainLine(policy.ips_name)}"`;
  const first = `${title} of ${who.text} cannot be used: ${joinWithAnd(faults)}. No drift is computed until it is corrected. ${cite(input)}`;
  const stated = policy.classes.filter((row) => row.target_pct !== null);
  const targets =
    stated.length === 0
      ? ""
      : table(
          ["Class", "Target"],
          stated.map((row) => [classLabel(row.class), limitText(row.target_pct)]),
        );
  return paragraphs([first, targets, offer(policy)]);
}

const offer = ({ offers }: Comparison): string => {
  const title = offers[0]?.title;
  return title === undefined ? "" : `Shall I create the task "${plainLine(title)}"?`;
};
