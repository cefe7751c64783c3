import { searchInput } from "../arguments.ts";
import { type Plan, planCalls, planRemark } from "../call-plan.ts";
import type { Clause } from "../clause.ts";
import type { AdvisorMessage } from "../context.ts";
import { noHousehold } from "../fixed-texts.ts";
import { answerFromContext } from "./answer-from-context.ts";
import { asksForStranger } from "./facts.ts";
import { queryInstead } from "./queries.ts";
import type { ContextTopic } from "./topic.ts";

/** Answers from the context block, or looks up what it does not have. */
export function contextPlan(
  topic: ContextTopic,
  { text, offered }: Clause,
  message: AdvisorMessage,
): Plan {
  if (topic === "members" && asksForStranger(text, message) && offered.includes("search_documents"))
    return planCalls([{ name: "search_documents", input: searchInput(text) }]);
  const query = message.household === null ? undefined : queryInstead(topic, text, message);
  return query !== undefined && offered.includes("query_portfolio")
    ? planCalls([{ name: "query_portfolio", input: query }])
    : planRemark(answerFromContext(topic, text, message) ?? noHousehold);
}
