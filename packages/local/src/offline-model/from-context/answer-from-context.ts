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
  if (topic === "last_meeting") return undefined;
  return message.household === null ? undefined : answers[topic](text, message);
}

const answers: Record<
  Exclude<ContextTopic, "draft" | "forecast" | "last_meeting">,
  (text: string, message: AdvisorMessage) => string
> = {
  tasks: tasksText,
  document_list: documentList,
  members: (text, message) => membersText(message, text),
  next_meeting: (_, message) => nextMeetingText(message),
  risk_tolerance: (_, message) => riskToleranceText(message),
  brief: (_, message) => briefText(message),
};

const noDraft =
  "I cannot draft letters or messages, but I can look up the figures for one, search the documents and create a task for it.";
export const noForecast =
  "I make no predictions, but I can look up today's price, the news and what the household holds.";
