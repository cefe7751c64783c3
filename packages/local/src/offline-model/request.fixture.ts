import { catalog } from "@advisor/tools/catalog.gen";
import { isHouseholdTool } from "@advisor/tools/tool";
import { offlineReply } from "./answer.ts";
import type { ConverseRequest, ToolCall } from "./converse.ts";

/** Requests as the product's agent sends them. */

export const allTools = [
  "compare_to_ips",
  "query_portfolio",
  "search_documents",
  "create_task",
  "get_ticker_info",
  "get_etf_holdings",
];

/** Every tool of the product, and those that need no household. */
export const everyTool = catalog.map(({ name }) => name);
export const openTools = catalog.filter((tool) => !isHouseholdTool(tool)).map(({ name }) => name);
/** The tools of the trading door. */
export const tradingTools = ["search_instruments", "get_market_quote", "get_historical_data"];

export const tradingContext = `<context>
today: 2026-11-21
mode: trading
</context>
`;

export const smithContext = `<context>
today: 2026-11-21
mode: client
household: Smith family (hh_d1)
members: Laura Smith (primary, 52); Paul Smith (spouse, 50)
accounts: Joint brokerage (joint); Paul's Roth IRA (roth_ira, Paul Smith); Laura's rollover IRA (rollover_ira, Laura Smith)
holds: AAPL; VOO; MSFT
<holdings_context as_of="2026-11-20" level="default" whole="get_household_holdings">
total: 1000000.00 USD, cash 35000.00 USD, holdings: 4, accounts: 3
account: Joint brokerage (acc_joint), joint, taxable, 369670.00 USD, of it cash 22000.00 USD, as of 2026-11-20
account: Paul's Roth IRA (acc_roth), roth_ira, tax_free, 122230.00 USD, of it cash 3000.00 USD, as of 2026-11-20
account: Laura's rollover IRA (acc_rollover), rollover_ira, tax_deferred, 335350.00 USD, of it cash 6000.00 USD, as of 2026-11-20
AAPL in Joint brokerage: 165 at 214 USD, 35310.00 USD, 3.53%, us_equity, gain 18090.50 USD (105.06%)
VOO in Laura's rollover IRA: 300 at 448 USD, 134400.00 USD, 13.44%, us_equity, gain 47930.00 USD (55.43%)
MSFT in Joint brokerage: 60 at 456 USD, 27360.00 USD, 2.74%, us_equity, gain 13018.00 USD (90.77%)
</holdings_context>
</context>
`;

export const noHouseholdContext = `<context>
today: 2026-11-21
mode: general
</context>
`;

type Message = ConverseRequest["messages"][number];

export const userMessage = (text: string, context = smithContext): Message => ({
  role: "user",
  content: [{ text: `${context}${text}` }],
});

/** A finished turn with one call and its result. */
export const finishedTurn = (
  text: string,
  name: string,
  input: Record<string, unknown> = {},
  data: Record<string, unknown> = {},
): Message[] => [
  userMessage(text),
  toolCallMessage(name, input),
  toolResultMessage(toolOutcome(name, data)),
  { role: "assistant", content: [{ text: "..." }] },
];

export const toolCallMessage = (
  name: string,
  input: Record<string, unknown>,
  toolUseId = "use_1",
): Message => ({
  role: "assistant",
  content: [{ toolUse: { toolUseId, name, input } }],
});

export const toolResultMessage = (json: unknown, toolUseId = "use_1"): Message => ({
  role: "user",
  content: [{ toolResult: { toolUseId, content: [{ json }] } }],
});

export const toolOutcome = (name: string, data: Record<string, unknown>) => ({
  source_id: `tool:${name}:v1`,
  as_of: "2026-11-20",
  provider: "household",
  delay: "eod",
  simulated: true,
  data,
});

export const request = (messages: Message[], tools = allTools): ConverseRequest => ({
  system: [{ text: "You are the advisor's copilot." }],
  messages,
  toolConfig: { tools: tools.map((name) => ({ toolSpec: { name } })) },
});

/** The first calls for a message when every tool is offered. */
export const callsOf = (text: string, context = smithContext): ToolCall[] =>
  offlineReply(request([userMessage(text, context)], everyTool)).calls;

/** The reply to a message where no document has a passage about it; other tools than the search are not called. */
export function replyWithoutPassages(text: string): string {
  const reply = offlineReply(request([userMessage(text)], everyTool));
  const [search, ...others] = reply.calls;
  if (search === undefined) return reply.text;
  if (search.name !== "search_documents" || others.length > 0)
    throw new Error(`${text} calls ${search.name}`);
  const data = { query: search.input.query, matches: [], documents_searched: 3 };
  const found = toolResultMessage(toolOutcome(search.name, data));
  const messages = [userMessage(text), toolCallMessage(search.name, search.input), found];
  return offlineReply(request(messages, everyTool)).text;
}

/** A filter of a query. */
export const is = (field: string, ...values: string[]) => ({ field, op: "is", values });
