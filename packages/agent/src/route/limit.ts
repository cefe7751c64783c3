/** How many are asked for; one when the question says "my last trade". */
export function limit(said: string): number | undefined {
  const count = counted.map((pattern) => pattern.exec(said)?.groups?.count).find(Boolean);
  const asked = Number(count ?? 0);
  if (asked >= 1 && asked <= 100) return asked;
  return newest.some((pattern) => pattern.test(said)) ? 1 : undefined;
}

const rank =
  "(?:top|last|latest|recent|newest|past|bottom|worst|best|biggest|largest|smallest|first|previous)";
const things =
  "(?:trades?|transactions?|fills?|orders?|executions?|buys?|sells?|purchases?|sales?|deposits?|withdrawals?|transfers?|wires?|positions?|holdings?|stocks?|etfs?|funds?|bonds?|winners?|losers?|gainers?|performers?|investments?|movers?)";
const count = "(?<![\\w$])(?<count>\\d{1,3})(?![\\w/,.-])";

const counted = [
  new RegExp(`\\b${rank} ${count}(?! (?:days?|weeks?|months?|quarters?|years?)\\b)`),
  new RegExp(
    `^(?!.*\\bthe \\d).*${count} (?:(?:most|${rank}|performing|completed|pending) ){0,3}${things}\\b`,
  ),
  new RegExp(`${count} (?:most recent|${rank})\\b`),
  new RegExp(`^(?:and |just |only |show |me |the )*${count}$`),
];

const last = "(?:last|latest|most recent|newest|previous)";
const one =
  "(?:trade|transaction|fill|order|execution|buy|sell|purchase|sale|deposit|withdrawal|transfer|wire|one|1)";
const kind = "(?:completed|pending|failed|stock|etf|ach|cash|bank|SYM|buy|sell|wire)";
const act =
  "(?:buy|bought|sell|sold|trade|traded|deposit|deposited|withdraw|withdrew|transfer|transferred|purchase|purchased)";

const newest = [
  new RegExp(`\\b${last}(?: ${kind})* ${one}\\b(?! (?:trades|orders|history))`),
  /\b(?:did|have|has) (?:i|we) (?:last|most recently)\b|\blast time(?: (?:i|we)\b|$)/,
  new RegExp(`\\b(?:i|we) (?:last|most recently) ${act}\\b|\\b${act} last$`),
];
