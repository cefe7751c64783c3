import { parseAdvisorMessage } from "../context.ts";
import type { Turn } from "../converse.ts";
import { words } from "../read/words.ts";
import type { ContextTopic } from "./topic.ts";

/**
 * "Anything late?" and "which one matters most" after a list of tasks, which needs no call. `topicOf` is the topic of a
 * message.
 */
export function contextFollowUp(
  text: string,
  before: Turn | undefined,
  topicOf: (text: string) => string | undefined,
): ContextTopic | undefined {
  if (before === undefined || words(text).length > mostWords || !choosesTasks.test(text)) return;
  const { question } = parseAdvisorMessage(before.text);
  return topicOf(question) === "tasks" || asksAboutTasks(before) ? "tasks" : undefined;
}

const mostWords = 7;
const asksAboutTasks = ({ calls }: Turn): boolean =>
  calls.length > 0 && calls.every(({ input }) => input.dataset === "tasks");

const choosesTasks =
  /\b(?:late|overdue|behind|urgent|important|matters?|priority|pressing|due (?:by|this|next|soon)|today|tomorrow|this week|next week|this month|soon)\b/i;
