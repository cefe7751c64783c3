import type { HouseholdCard } from "@advisor/protocol/household";

const bands = "Is the family outside their IPS bands?";
const cash = "Do they have enough cash for the next 90 days?";
const issuers = "Which issuers are over their limit?";

const general = [
  "Which households are short of cash?",
  "Who has a meeting next week?",
  "What is in VOO?",
];

/** Suggested first questions: what the check of a household found comes before what is always asked. */
export function promptsFor(card: Pick<HouseholdCard, "check"> | undefined): string[] {
  if (card === undefined) return general;
  const kinds = new Set(card.check?.findings.map(({ kind }) => kind));
  const found = [
    ...(kinds.has("cash") ? [cash] : []),
    ...(kinds.has("issuer") ? [issuers] : []),
    ...(kinds.has("no_policy") || kinds.has("not_computable") || kinds.has("empty") ? [] : [bands]),
  ];
  return [
    "What should I raise?",
    ...found,
    "Show me their holdings",
    "Create a task to call them about their cash next week",
  ];
}
