import { askedBack } from "../message/asked-back.ts";
import { callsOf, type Message, textOf } from "../message/message.ts";

const most = 3;

/** Questions that the tools can answer for every household, even without a policy or holdings. */
const answered = [
  "Is the household outside its IPS bands?",
  "Do they have enough cash for the next 90 days?",
  "What are their largest holdings?",
  "What is the unrealized gain by account?",
  "Which tasks are open?",
  "What is their return this year?",
] as const;

/** Suggested questions about a household: those not asked yet, starting after the last one asked. */
export function followUps(messages: readonly Message[]): string[] {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || textOf(last) === "" || waits(last)) return [];
  if (askedBack(textOf(last)) !== undefined) return [];
  const asked = messages.filter(({ role }) => role === "user").map(textOf);
  const at = answered.findIndex((one) => about(one) === about(asked.at(-1) ?? ""));
  const order = [...answered.slice(at + 1), ...answered.slice(0, at + 1)];
  return order.filter((one) => !asked.some((text) => about(text) === about(one))).slice(0, most);
}

const waits = (message: Message): boolean =>
  callsOf(message).some(({ state }) => state === "approval-requested");

const topics = ["ips", "cash", "holdings", "gain", "tasks", "return"] as const;

/** The first topic named in a question, or else the question itself. */
function about(text: string): string {
  const words = text.toLowerCase().split(/[^a-z]+/);
  return topics.find((topic) => words.includes(topic)) ?? text;
}
