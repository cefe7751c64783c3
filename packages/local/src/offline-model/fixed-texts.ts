import type { AdvisorMessage } from "./context.ts";
import type { ToolCall } from "./converse.ts";
import { plainLine } from "./format/text.ts";
import { householdSubject as named } from "./write/household.ts";
import { writeTools } from "./write-tools.ts";

/** An example question for each tool, the most useful ones first. */
const examples: readonly (readonly [tool: string, example: string])[] = [
  ["compare_to_ips", '"Is the household outside its IPS bands?"'],
  ["query_portfolio", '"How many shares of AAPL do they own?"'],
  ["search_documents", '"What did we say about cash in the meeting notes?"'],
  ["create_task", '"Create a task to review the RMD by Friday"'],
  ["query_portfolio", '"How is the portfolio doing this year?"'],
  ["query_book", '"Which of my clients hold PFE?"'],
  ["search_instruments", '"What is the current price of NIFTY?"'],
  ["get_historical_data", '"History of TCS last month"'],
  ["get_ticker_info", '"What is MSFT trading at?"'],
  ["get_ticker_news", '"Any news on AAPL?"'],
  ["get_ticker_fundamentals", '"What is the P/E of NVDA?"'],
  ["get_etf_holdings", '"What is in VOO?"'],
  ["get_quartr_earnings", '"What did Apple say on its earnings call?"'],
  ["get_facts", '"What is a Roth IRA?"'],
];

const shownExamples = 6;

export const answeredAgainText =
  "What is on file has changed since this was interrupted, so here is the whole answer again.";

const householdTools = ["compare_to_ips", "query_portfolio", "search_documents", ...writeTools];

export function whatCanBeAsked(
  offered: readonly string[],
  { household, trading }: Pick<AdvisorMessage, "household" | "trading">,
): string {
  const possible = examples.flatMap(([name, example]) => (offered.includes(name) ? [example] : []));
  const first =
    "I am the offline model: I match questions to tools by fixed rules, and none fits this one.";
  const shown = possible.slice(0, shownExamples).join(", ");
  const second = shown === "" ? [] : [`You can ask, for example: ${shown}.`];
  const third = household === null && !trading ? [chooseHousehold] : [];
  return [first, ...second, ...third].join("\n");
}

export const noMoreSteps = "There are no steps left to look this up. Please ask again.";

/** Why calls cannot be made: no household is chosen, or the conversation does not have the tool. */
export function unavailableReasons(
  calls: readonly ToolCall[],
  { household }: AdvisorMessage,
): string[] {
  const missing = calls.map((call) => call.name);
  const waiting = missing.some((name) => householdTools.includes(name)) && household === null;
  const absent = missing.filter((name) => !waiting || !householdTools.includes(name));
  return [
    ...(waiting ? [noHousehold] : []),
    ...[...new Set(absent)].map(
      (name) => `The tool ${name} is not available in this conversation.`,
    ),
  ];
}

export const householdLocked = (other: string, { household }: AdvisorMessage): string =>
  `This conversation is about ${named(household?.name ?? "").text} and cannot look at ${plainLine(other)}. Please start a new conversation for another household.`;

export const outsideText =
  "I cannot look that up, but I can answer about your clients' accounts, policies, documents and tasks, and about markets.";

const chooseHousehold =
  "Choose a household to ask about its policy, holdings, documents and tasks.";
export const noHousehold = `No household is chosen in this conversation. ${chooseHousehold}`;
