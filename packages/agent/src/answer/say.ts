import type { RoutedPart } from "../route/routed.ts";
import { asksTheme, noThemes } from "../route/themes.ts";
import { heard } from "../route/words.ts";
import { refused } from "./refused.ts";
import type { Reply } from "./reply.ts";

const questions: Readonly<Record<NonNullable<RoutedPart["missing"]>, string>> = {
  intent:
    "What would you like to know: positions, quotes, performance, trades, transfers, cash, or the account value?",
  symbol: "Which symbol do you mean? For example AAPL.",
  account: "Which account do you mean?",
  period:
    "Which days do you mean? For example 2026-01-05 to 2026-01-11, last week or year to date.",
  household: "Whom do you mean? I answer about one household here, its members and its accounts.",
  topic: "Which topic do you mean? For example Roth IRAs, ETFs or rebalancing.",
};

/** What has to be asked before anything can be looked up. */
export function clarification({ missing = "intent", params, text }: RoutedPart): string {
  if (missing === "symbol" && asksTheme(heard(text))) return `${noThemes} ${questions.symbol}`;
  const names = missing === "symbol" ? (params.symbols ?? []) : [];
  const last = names.at(-1);
  if (last === undefined || names.length < 2) return questions[missing];
  return `Which one do you mean: ${names.slice(0, -1).join(", ")} or ${last}?`;
}

/** Why something is not answered here, and what can be done instead. */
export const refusal = ({ scope, text }: RoutedPart): string =>
  refused(scope ?? "not_finance", text);

export const spoken = (text: string): Reply => ({
  text,
  calculated: [],
  sources: [],
  certainty: 1,
});
