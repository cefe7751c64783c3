import { companyNames } from "@advisor/domain/text/company-names";
import type { RoutedPart } from "../route/routed.ts";
import { isIndian } from "../route/symbols.ts";
import { asksTheme, noThemes } from "../route/themes.ts";
import { heard } from "../route/words.ts";

type Scope = NonNullable<RoutedPart["scope"]>;

const sentences: Readonly<Record<Scope, string>> = {
  execution: "I look things up and prepare; I place no orders and move no money.",
  other_household:
    "I answer about one household here. Start a new conversation for another household.",
  not_finance: "I answer questions about this household's accounts and about investing.",
  advice:
    "Whether this fits the client is for you, or a specialist, to decide. I can look up the figures.",
  not_on_file:
    "That is not in the brokerage data: it holds positions, quotes, trades, transfers, cash, account values and returns.",
  hypothetical:
    "I state what is on file and work out no what-ifs. I can look up the figures as they are.",
  trading_tools: "There is no brokerage data for this. Ask the copilot, which looks up markets.",
};

const indianNames = [...companyNames].flatMap(([name, symbol]) => (isIndian(symbol) ? name : []));
const indian = new RegExp(
  `${/\b(?:nifty|bank ?nifty|finnifty|midcpnifty|sensex|bankex|nse|bse|mcx|inr|usdinr|rupees?|india\w*)\b|\.(?:ns|bo)\b/.source}|\\b(?:${indianNames.join("|")})\\b`,
);

/** What a refusal is about by the words of the question, where its scope alone would say too little. */
const closer: readonly {
  scopes: readonly Scope[];
  pattern: { test(said: string): boolean };
  says: string;
}[] = [
  {
    scopes: ["advice", "not_on_file", "trading_tools", "hypothetical", "execution"],
    pattern:
      /\b(?:poems?|poetry|haikus?|limericks?|sonnets?|lyrics|jokes?|recipes?|horoscopes?|the weather|weather (?:today|tomorrow|in|like|report)|(?:write|compose|sing|tell|make up|draft) .*\b(?:songs?|story|stories|essays?|speech|toast))\b/,
    says: sentences.not_finance,
  },
  {
    scopes: ["not_finance", "not_on_file", "advice", "trading_tools"],
    pattern:
      /^(?!.*\bshould (?:i|we|they|he|she|the)\b).*\b(?:transfer|wire|send|move|withdraw|pay) (?:\S+ ){0,3}?(?:\$?\d[\d,.]*[km]?|money|cash|funds|everything)\b.*\b(?:to|into|from|out|over)\b|\b(?:buy|sell) (?:all|everything|\$?\d)/,
    says: sentences.execution,
  },
  {
    scopes: ["trading_tools"],
    pattern:
      /\b(?:cover|close(?: out)?|buy|sell|short|exit|trim|roll)\b.*\b(?:at (?:the )?market|market order|at (?:the )?(?:open|close))\b|^(?:cover|close out|buy|sell|short|exit|trim|dump)\b/,
    says: sentences.execution,
  },
  {
    scopes: ["trading_tools"],
    pattern:
      /\bshould\b|\b(?:good|bad|right) (?:time|idea|move)\b|\b(?:advise|recommend|suggest)\w*\b/,
    says: sentences.advice,
  },
  {
    scopes: ["not_on_file"],
    pattern: { test: asksTheme },
    says: `${noThemes} I can list what is held, or tell of a symbol that you name.`,
  },
  {
    scopes: ["trading_tools"],
    pattern: indian,
    says: "There is no brokerage data for this. Ask the trading desk, which looks up Indian exchanges.",
  },
  {
    scopes: ["advice", "not_on_file", "trading_tools"],
    pattern:
      /\b(?:predict\w*|forecasts?|outlook|price targets?|target price|crystal ball)\b|\bwill\b.*\b(?:be|go|rise|fall|crash|recover|hit|reach|double|drop|do|end|open|close|keep|beat)\b|\b(?:next|coming) (?:week|month|quarter|year|decade)s?\b|\bgoing to (?:go|rise|fall|crash|recover|hit|reach|double|drop|be)\b/,
    says: "I make no predictions: what a price or a market will do is not on file. I can look up the figures as they are.",
  },
  {
    scopes: ["advice", "not_on_file"],
    pattern:
      /\b(?:tax|taxes|taxed|taxable|deduct\w*|irs|wash sales?)\b(?! (?:forms?|documents?|returns?|lots?|bracket))/,
    says: "I work out no taxes: what is owed, or can be deducted, is for a tax specialist. I can look up trades, costs and gains.",
  },
  {
    scopes: ["trading_tools"],
    pattern:
      /\b(?:charts?|candles?\w*|history|historical|open|close[ds]?|closing|highs?|lows?|was|were|did|52 week|last (?:week|month|quarter|year)|yesterday)\b/,
    says: "There is no brokerage data for this: of a security on file, it holds the latest price and its change on the day, no earlier prices and no charts.",
  },
];

/** Why something is not answered here, in words that fit the question, and what can be done instead. */
export function refused(scope: Scope, text: string): string {
  const said = heard(text);
  const found = closer.find(({ scopes, pattern }) => scopes.includes(scope) && pattern.test(said));
  return found?.says ?? sentences[scope];
}
