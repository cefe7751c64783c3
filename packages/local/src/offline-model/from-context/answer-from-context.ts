import type { AdvisorMessage } from "../context.ts";
import { briefText } from "./brief.ts";
import { documentList } from "./documents.ts";
import { membersText, nextMeetingText, riskToleranceText } from "./facts.ts";
import { tasksText } from "./tasks.ts";
import type { ContextTopic } from "./topic.ts";

/** The answer to a topic from the context block; undefined when no household is chosen. */
export function answerFromContext(
  topic: ContextTopic,
  text: string,
  message: AdvisorMessage,
): string | undefined {
  if (topic === "draft") return noDraft;
  if (topic === "forecast") return noForecast;
  return message.household === null ? undefined : answers[topic](text, message);
}

const answers: Record<
  Exclude<ContextTopic, "draft" | "forecast">,
  (text: string, message: AdvisorMessage) => string
> = {
  tasks: tasksText,
  document_list: documentList,
  members: (_, given) => membersText(given),
  next_meeting: (_, given) => nextMeetingText(given),
  risk_tolerance: (_, given) => riskToleranceText(given),
  brief: (_, given) => briefText(given),
};

const noDraft =
  "I cannot draft letters or messages, but I can look up the figures for one, search the documents and create a task for it.";
export const noForecast =
  "I make no predictions, but I can look up today's price, the news and what the household holds.";
