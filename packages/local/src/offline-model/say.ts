import type { Asked } from "./context.ts";
import type { Call } from "./converse.ts";
import { plain } from "./format.ts";
import { household as named } from "./write/household.ts";

/** What can be asked with each tool; also the tools the offline model can use. */
const examples: Record<string, string> = {
  compare_to_ips: '"Is the household outside its IPS bands?"',
  get_household_holdings: '"How many shares of AAPL do they own?"',
  search_documents: '"What did we say about cash in the meeting notes?"',
  create_task: '"Create a task to review the RMD by Friday"',
  get_ticker_info: '"What is MSFT trading at?"',
  get_etf_holdings: '"What is in VOO?"',
};

const householdTools = [
  "compare_to_ips",
  "get_household_holdings",
  "search_documents",
  "create_task",
];

export function abilities(offered: readonly string[], household: Asked["household"]): string {
  const possible = offered.flatMap((name) => examples[name] ?? []);
  const first =
    "I am the offline model: I match questions to tools by fixed rules, and none fits this one.";
  const second = possible.length === 0 ? [] : [`You can ask, for example: ${possible.join(", ")}.`];
  const third = household === null ? [chooseHousehold] : [];
  return [first, ...second, ...third].join("\n");
}

/** Why calls cannot be made: no household is chosen, or the tool is not part of this conversation. */
export function unavailable(calls: readonly Call[], { household }: Asked): string[] {
  const missing = calls.map((call) => call.name);
  const waiting = missing.some((name) => householdTools.includes(name)) && household === null;
  const absent = missing.filter((name) => !waiting || !householdTools.includes(name));
  return [
    ...(waiting ? [`No household is chosen in this conversation. ${chooseHousehold}`] : []),
    ...[...new Set(absent)].map(
      (name) => `The tool ${name} is not available in this conversation.`,
    ),
  ];
}

export const locked = (other: string, { household }: Asked): string =>
  `This conversation is about ${named(household?.name ?? "").text} and cannot look at ${plain(other)}. Please start a new conversation for another household.`;

const chooseHousehold =
  "Choose a household to ask about its policy, holdings, documents and tasks.";
