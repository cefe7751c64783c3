/** Topics answered from the context block of a message, or by a fixed text. */
export type ContextTopic = (typeof contextTopics)[number];

const contextTopics = [
  "tasks",
  "members",
  "next_meeting",
  "last_meeting",
  "risk_tolerance",
  "document_list",
  "brief",
  "draft",
  "forecast",
] as const;

const known: ReadonlySet<string> = new Set(contextTopics);
export const isContextTopic = (topic: string): topic is ContextTopic => known.has(topic);
