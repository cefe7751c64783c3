import { type Plan, planRemark } from "../call-plan.ts";
import type { AdvisorMessage } from "../context.ts";
import type { Turn } from "../converse.ts";
import { noHousehold } from "../fixed-texts.ts";
import { taskPlan } from "../task-plan.ts";
import { notePlan } from "./note.ts";
import { taskChangePlan } from "./task-change.ts";

const topics = ["create_task", "add_note", "update_task"] as const;
/** A topic whose call writes, and waits for the advisor's approval. */
export type Write = (typeof topics)[number];

const known: ReadonlySet<string> = new Set(topics);
export const isWrite = (topic: string): topic is Write => known.has(topic);

export function writePlan(
  topic: Write,
  text: string,
  message: AdvisorMessage,
  before: Turn | undefined,
): Plan {
  if (topic === "create_task") return taskPlan(text, message, before);
  if (topic === "add_note") return notePlan(text);
  return message.household === null ? planRemark(noHousehold) : taskChangePlan(text, message);
}
