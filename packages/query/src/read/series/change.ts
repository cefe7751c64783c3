import { withoutUndefined } from "../../schema/normalize.ts";
import type { Query } from "../../schema/query.ts";
import { type ClauseParts, withoutKeywords } from "../compose/parts.ts";
import { type EarlierQuestions, type FollowUpQuestion, followUp } from "./context.ts";

/** "so it went down by", "how much less is that now": the later of two values against the earlier one. */
export function readChange(
  parts: ClauseParts,
  { newest, asked }: EarlierQuestions,
): FollowUpQuestion | undefined {
  const before = asked.at(-2);
  const { keywords, measures, filters, nouns } = parts;
  const open = measures.length + filters.length + nouns.length === 0;
  if (!keywords.has("difference") || !open || before === undefined) return undefined;
  const [earlier, later] = [before, newest].toSorted((one, other) =>
    dayOf(one).localeCompare(dayOf(other)),
  );
  if (earlier === undefined || later === undefined || !areOfOneSubject(earlier, later))
    return undefined;
  const compare =
    earlier.dataset === later.dataset
      ? { period: earlier.period }
      : withoutUndefined({
          dataset: earlier.dataset,
          where: earlier.where,
          period: earlier.period,
        });
  const { dataset, where, period } = later;
  return {
    parts: followUp(
      withoutKeywords(parts, ["difference", "those", "comparative_less", "comparative_more"]),
    ),
    query: {
      ...withoutUndefined({ dataset, where, period }),
      measures: ["account_value"],
      aggregate: "total",
      compare,
    },
  };
}

/** The day of a value; today's is the last of all. */
const dayOf = ({ dataset, period }: Query): string =>
  dataset === "accounts" ? "9999" : (period?.to ?? period?.from ?? period?.name ?? "");

/** Two values of the same accounts on different days; of one day they are not a change. */
const areOfOneSubject = (earlier: Query, later: Query): boolean =>
  earlier.dataset === "valuations" &&
  (later.dataset === "valuations" || isValue(later)) &&
  JSON.stringify(earlier.where ?? []) === JSON.stringify(later.where ?? []) &&
  dayOf(earlier) !== dayOf(later);

const isValue = ({ dataset, measures: [main] }: Query): boolean =>
  dataset === "accounts" && main === "account_value";
