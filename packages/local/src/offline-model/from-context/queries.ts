import type { Query } from "@advisor/query/schema/query";
import type { AdvisorMessage } from "../context.ts";
import { asksForOverdue, asksForUrgent } from "./tasks.ts";
import type { ContextTopic } from "./topic.ts";

/** The query for what a topic is asked for and the context block does not have; undefined where it has all of it. */
export function queryInstead(
  topic: ContextTopic,
  text: string,
  { rows }: AdvisorMessage,
): Query | undefined {
  if (topic === "tasks" && rows.rows("tasks") === undefined) return tasksFor(text);
  if (topic === "members" && asksForDates.test(text)) return birthDates;
  if (topic === "document_list" && rows.rows("documents") === undefined)
    return /\bnotes?\b/i.test(text) ? ofType("meeting_note", "note") : allDocuments;
  return topic === "last_meeting" ? { ...ofType("meeting_note"), limit: 1 } : undefined;
}

const asksForDates = /\b(?:birth ?days?|birth dates?|dates? of birth|born)\b/i;

function tasksFor(text: string): Query {
  const status = asksForOverdue(text) ? ["overdue"] : ["open", "overdue"];
  const urgent = { field: "priority", op: "is" as const, values: ["high"] };
  return {
    dataset: "tasks",
    measures: ["days"],
    aggregate: "list",
    where: [
      { field: "status", op: "is", values: status },
      ...(asksForUrgent(text) ? [urgent] : []),
    ],
    order: { by: "due", direction: "asc" },
  };
}

const birthDates: Query = {
  dataset: "members",
  measures: ["age"],
  aggregate: "list",
  show: ["birth_date"],
  order: { by: "birth_date", direction: "asc" },
};

const allDocuments: Query = {
  dataset: "documents",
  measures: ["days"],
  aggregate: "list",
  order: { by: "date", direction: "desc" },
};

const ofType = (...values: string[]): Query => ({
  ...allDocuments,
  where: [{ field: "type", op: "is", values }],
});
