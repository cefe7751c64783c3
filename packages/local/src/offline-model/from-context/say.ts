import type { AdvisorMessage } from "../context.ts";
import { brief } from "./brief.ts";
import { documentList } from "./documents.ts";
import { members, nextMeeting, riskTolerance } from "./facts.ts";
import { tasks } from "./tasks.ts";
import type { ContextTopic } from "./topic.ts";

/** The answer from what the message came with; undefined where no household is chosen to answer about. */
export function fromContext(
  topic: ContextTopic,
  text: string,
  given: AdvisorMessage,
): string | undefined {
  if (topic === "draft") return noDraft;
  if (topic === "forecast") return noForecast;
  return given.household === null ? undefined : answers[topic](text, given);
}

const answers: Record<
  Exclude<ContextTopic, "draft" | "forecast">,
  (text: string, given: AdvisorMessage) => string
> = {
  tasks,
  document_list: documentList,
  members: (_, given) => members(given),
  next_meeting: (_, given) => nextMeeting(given),
  risk_tolerance: (_, given) => riskTolerance(given),
  brief: (_, given) => brief(given),
};

const noDraft =
  "I cannot draft letters or messages, but I can look up the figures for one, search the documents and create a task for it.";
export const noForecast =
  "I make no predictions, but I can look up today's price, the news and what the household holds.";
