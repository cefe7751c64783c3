import { catalog } from "@advisor/tools/catalog.gen";
import { householdTool } from "@advisor/tools/tool";
import type { Converse } from "./converse.ts";

/** Requests for tests, as the agent of the product sends them. */

export const allTools = [
  "compare_to_ips",
  "get_household_holdings",
  "search_documents",
  "create_task",
  "get_ticker_info",
  "get_etf_holdings",
];

/** Every tool of the product, and those that need no household. */
export const everyTool = catalog.map(({ name }) => name);
export const openTools = catalog.filter((tool) => !householdTool(tool)).map(({ name }) => name);
/** What the trading door offers. */
export const tradingTools = ["search_instruments", "get_market_quote", "get_historical_data"];

export const trader = `<context>
today: 2026-11-21
mode: trading
</context>
`;

export const smith = `<context>
today: 2026-11-21
mode: client
household: Smith family (hh_d1)
members: Laura Smith (primary, 52), Paul Smith (spouse, 50)
</context>
`;

export const nobody = `<context>
today: 2026-11-21
mode: general
</context>
`;

type Message = Converse["messages"][number];

export const user = (text: string, context = smith): Message => ({
  role: "user",
  content: [{ text: `${context}${text}` }],
});

/** A finished turn with one call and its result. */
export const answered = (
  text: string,
  name: string,
  input: Record<string, unknown> = {},
  data: Record<string, unknown> = {},
): Message[] => [
  user(text),
  called(name, input),
  returned(result(name, data)),
  { role: "assistant", content: [{ text: "..." }] },
];

export const called = (name: string, input: Record<string, unknown>): Message => ({
  role: "assistant",
  content: [{ toolUse: { toolUseId: "use_1", name, input } }],
});

export const returned = (json: unknown): Message => ({
  role: "user",
  content: [{ toolResult: { toolUseId: "use_1", content: [{ json }] } }],
});

export const result = (name: string, data: Record<string, unknown>) => ({
  source_id: `tool:${name}:v1`,
  as_of: "2026-11-20",
  provider: "household",
  delay: "eod",
  simulated: true,
  data,
});

export const request = (messages: Message[], tools = allTools): Converse => ({
  system: [{ text: "You are the advisor's copilot." }],
  messages,
  toolConfig: { tools: tools.map((name) => ({ toolSpec: { name } })) },
});
