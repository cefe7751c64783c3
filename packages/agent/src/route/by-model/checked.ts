import { type Clause, clauseOf } from "../clause.ts";
import { read } from "../read.ts";
import type { Intent, Params, RoutedPart, Surroundings } from "../routed.ts";
import { accountOf, daysOf, given, stretchOf, symbolsOf, withoutOf } from "../rules/claim.ts";
import { topicIn } from "../rules/facts.ts";
import type { Choice } from "./choice.ts";

/** How sure an answer may be whose question only the model understood. */
const mostConfidence = 0.7;

/**
 * The part that the model's choice asks for, after the rules' own checks: what the words name goes before
 * what the model says, and a symbol, account or topic that we do not know is asked for, never used.
 */
export function checked(
  choice: Choice,
  message: string,
  surroundings: Surroundings,
): RoutedPart | undefined {
  const { intent } = choice;
  if (intent === "clarify") return undefined;
  const reading = read(message, surroundings);
  const clause = clauseOf(reading.items, reading);
  const base = {
    intent,
    confidence: Math.min(mostConfidence, choice.confidence),
    assumed: [],
    text: clause.text,
  };
  if (intent === "out_of_scope") return { ...base, params: {}, scope: "not_finance" };
  const values = valuesOf(choice, clause, surroundings);
  const params = only(intent, { ...values, ...heard(intent, clause) });
  const missing = missingOf(choice, clause, params);
  if (missing !== undefined) return { ...base, intent: "clarify", params: {}, missing };
  return { ...base, ...assumed(intent, params) };
}

/** The values of the choice that stand up to the rules' own reading of them. */
function valuesOf(choice: Choice, clause: Clause, surroundings: Surroundings): Params {
  const { symbol, account, topic, intent: _, confidence: __, ...rest } = choice;
  return given({
    ...rest,
    symbol: symbolIn(symbol, surroundings),
    account: accountIn(account, surroundings),
    topic: topic === undefined ? topicIn(clause.plain) : topicIn(topic.replaceAll("_", " ")),
  });
}

/** The one symbol that these words are, by the rules that read a question. */
function symbolIn(text: string | undefined, surroundings: Surroundings): string | undefined {
  const items = text === undefined ? [] : read(text, surroundings).items;
  const [symbol, ...others] = items.flatMap(({ symbols = [] }) => symbols);
  return items.length === 1 && others.length === 0 ? symbol : undefined;
}

const accountIn = (text: string | undefined, { accounts }: Surroundings): string | undefined =>
  accounts.find((name) => name.toLowerCase() === text?.trim().toLowerCase());

/** What the rules heard in the words themselves. */
function heard(intent: Intent, clause: Clause): Params {
  const days = intent === "activity" || intent === "transfers" ? daysOf(clause) : stretchOf(clause);
  return { ...accountOf(clause), ...symbolsOf(clause), ...days, ...withoutOf(clause) };
}

/** What has to be asked first: named by the model and not known, said in several ways, or needed. */
function missingOf(
  { intent, symbol, account }: Choice,
  clause: Clause,
  params: Params,
): RoutedPart["missing"] {
  const named = params.symbol !== undefined || params.symbols !== undefined;
  if (needsSymbol.has(intent) && !named) return "symbol";
  if (symbol !== undefined && takes[intent]?.includes("symbol") && !named) return "symbol";
  if (clause.account?.kind === "several") return "account";
  if (account !== undefined && takes[intent]?.includes("account") && params.account === undefined) {
    return "account";
  }
  return intent === "facts" && params.topic === undefined ? "topic" : undefined;
}

const needsSymbol: ReadonlySet<Intent> = new Set(["positions", "quotes", "symbol_performance"]);

/** What each intent can say about its answer. */
const takes: Readonly<Partial<Record<Intent, readonly (keyof Params)[]>>> = {
  activity: ["account", "symbol", "symbols", "side", "from", "to", "limit", "without"],
  positions: ["account", "symbol", "symbols"],
  positions_list: ["account", "asset_class", "without"],
  performance: ["account", "timeframe", "from", "to", "without"],
  quotes: ["symbol", "symbols"],
  facts: ["topic"],
  transfers: ["account", "type", "status", "from", "to", "limit", "without"],
  account_value: ["account", "without"],
  cash_balance: ["account", "cash", "without"],
  symbol_performance: ["account", "symbol", "symbols", "timeframe", "from", "to"],
  portfolio_ranking: ["account", "asset_class", "direction", "basis", "limit", "without"],
};

function only(intent: Intent, params: Params): Params {
  const keys: readonly string[] = takes[intent] ?? [];
  const own = Object.fromEntries(Object.entries(params).filter(([key]) => keys.includes(key)));
  const { symbol: _, ...several } = own;
  return "symbols" in own ? several : own;
}

/** What the intent needs and nobody said. */
function assumed(intent: Intent, params: Params): Pick<RoutedPart, "params" | "assumed"> {
  const standard = defaults(intent, params);
  const keys = (Object.keys(standard) as (keyof Params)[]).filter((key) => !(key in params));
  return { params: { ...standard, ...params }, assumed: intent === "cash_balance" ? [] : keys };
}

function defaults(intent: Intent, { from, to }: Params): Params {
  if (intent === "cash_balance") return { cash: "both" };
  if (intent === "portfolio_ranking") return { direction: "best", basis: "unrealized_pl" };
  const ranged = from !== undefined || to !== undefined;
  return intent === "performance" && !ranged ? { timeframe: "YTD" } : {};
}
