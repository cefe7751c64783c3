import { countOf, countWords } from "./count-words.ts";

/** How many are asked for; one when the question says "my last trade". */
export function limit(said: string): number | undefined {
  const count = counted.map((pattern) => pattern.exec(said)?.groups?.count).find(Boolean);
  const asked = count === undefined ? 0 : countOf(count);
  if (asked >= 1 && asked <= 100) return asked;
  return newest.some((pattern) => pattern.test(said)) ? 1 : undefined;
}

const rank =
  "(?:top|last|latest|recent|newest|past|bottom|worst|best|biggest|largest|smallest|weakest|strongest|poorest|greatest|highest|lowest|heaviest|first|previous)";
const things =
  "(?:trades?|transactions?|fills?|orders?|executions?|buys?|sells?|purchases?|sales?|deposits?|withdrawals?|transfers?|wires?|contributions?|positions?|holdings?|stocks?|etfs?|funds?|bonds?|winners?|losers?|gainers?|performers?|investments?|securities|movers?|moves|decliners?|ones|1s)";
const count = `(?<![\\w$])(?<count>${countWords})(?![\\w/,.-])`;

const counted = [
  new RegExp(`\\b${rank} (?:of )?${count}(?! (?:days?|weeks?|months?|quarters?|years?)\\b)`),
  new RegExp(
    `^(?!.*\\b(?:the|how many|over|under|than|least|most) \\d).*${count} (?:(?:most|${rank}|performing|completed|pending) ){0,3}${things}\\b`,
  ),
  new RegExp(`${count} (?:most recent|${rank})\\b`),
  // "which 3 of ours are up the most", "the 3 positions with the highest unrealized gain"
  new RegExp(
    `(?<!\\b(?:than|over|under|least|most|about) )${count} (?:of (?:ours|mine|(?:our|my|the|these|those)(?: \\w+){1,4})|(?:\\w+ )?${things}(?: of (?:ours|mine)| in (?:our|my|the) portfolio)?)(?: (?:in|within|inside) (?:the |my |our )?ACC)? (?:that|fell|rose|dropped|climbed|went|stand|exceeding|which|with|worth|showing|have|has|had|are|is|were|did|do|up|down|gained|lost|gain|furthest)\\b.*\\b(?:most|least|furthest|${rank})\\b`,
  ),
  new RegExp(`\\bthe ${count} (?:that|with)\\b.*\\b(?:most|least|furthest|${rank})\\b`),
  new RegExp(`^(?:and |just |only |show |me |the )*${count}$`),
];

const last = "(?:last|latest|most recent|newest|previous)";
const one =
  "(?:trade|transaction|fill|order|execution|buy|sell|purchase|sale|deposit|withdrawal|transfer|wire|contribution|distribution|payment|move|thing|one|1)";
const kind = "(?!trades|orders)\\S+";
const act =
  "(?:buy|bought|sell|sold|trade|traded|deposit|deposited|withdraw|withdrew|withdrawn|transfer|transferred|purchase|purchased|wire|wired|fund|funded|add|added|contribute|contributed|put|take|took|pull|pulled|move|moved|get|got|pick|do|did|make|made)";

const newest = [
  new RegExp(`\\b${last}(?: ${kind}){0,2} ${one}\\b(?! (?:trades|orders|history))`),
  /\b(?:did|have|has|had|was|were|do|does) (?:\S+ ){1,3}(?:last|most recently)\b|\blast time(?: |$)/,
  new RegExp(
    `\\b(?:last|most recently) ${act}\\b(?! (?:orders?|trades?|side|history)\\b)|\\b${act}(?: \\S+){0,2} (?:last|most recently)$`,
  ),
  new RegExp(`^(?:and |just |only |show |me |the )*${last}$`),
  new RegExp(`\\bwhich (?:\\S+ ){0,2}${one} (?:is|was) (?:the )?(?:very )?${last}(?: 1)?$`),
];
