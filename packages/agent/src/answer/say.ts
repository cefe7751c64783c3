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

/** What has to be asked before anything can be looked up, with what there is to choose from. */
export function clarification(
  { missing = "intent", params, text }: RoutedPart,
  accounts: readonly string[],
): string {
  if (missing === "symbol" && asksTheme(heard(text))) return `${noThemes} ${questions.symbol}`;
  if (missing === "intent" && thanks.test(text)) return `You are welcome. ${questions.intent}`;
  const names = missing === "symbol" ? params.symbols : undefined;
  const choices = missing === "account" ? among(accounts, text) : (names ?? []);
  const last = choices.at(-1);
  if (last === undefined || choices.length < 2) return questions[missing];
  const which = missing === "account" ? "account" : "one";
  return `Which ${which} do you mean: ${choices.slice(0, -1).join(", ")} or ${last}?`;
}

/** "ok thanks": nothing is asked. */
const thanks =
  /^\W*(?:(?:ok|okay|great|perfect|good|super|cool|all right|alright|many)[,.! ]+)*(?:thanks?(?: you| u)?|thx|ty|cheers)\b[^?]{0,30}$/i;

/** The accounts whose names share the most words with the question ("Karen's IRA"), or a word, or all of them. */
function among(accounts: readonly string[], text: string): readonly string[] {
  const said = new Set(wordsIn(text));
  const shared = accounts.map((name) => wordsIn(name).filter((word) => said.has(word)).length);
  const most = Math.max(...shared);
  const closest = accounts.filter((_, at) => shared[at] === most && most > 0);
  if (closest.length > 1) return closest;
  const alike = accounts.filter((_, at) => shared[at] !== 0);
  return alike.length > 1 ? alike : accounts;
}

/** Without the marks of whose and of how many: "Karen's" and "trusts" are "karen" and "trust". */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ""));

/** Why something is not answered here, and what can be done instead. */
export const refusal = ({ scope, text }: RoutedPart): string =>
  refused(scope ?? "not_finance", text);

export const spoken = (text: string): Reply => ({
  text,
  calculated: [],
  sources: [],
  certainty: 1,
});
