import type { Params } from "./routed.ts";

const thing =
  "(?:trades?|transactions?|fills?|orders?|executions?|buys?|sells?|purchases?|sales?|deposits?|withdrawals?|transfers?|wires?|payments?|contributions?|distributions?|activity|amount)";
const kinds = "(?:(?:(?!in |of |by |for |to |my |from )\\S+ ){0,2})";
const moved =
  "(?:reached|arrived|landed|received|spend|spent|spending|shell out|shelled out|lay out|laid out|deposit|deposited|withdraw|withdrawn|withdrew|transfer|transferred|wire|wired|contribute|contributed|invest|invested|add|added|put in|put into|put|bring in|brought in|came in|come in|send in|sent in|sent|send|pay in|paid in|coming in|came|come|go in|went in|gone in|go into|went into|gone into|go out|gone out|went out|go|gone|going out|take out|took out|taken out|pull out|pulled out|pull|pulled|take|taken|moved|raise|raised|fund|funded|feed|fed|top up|topped up)";
const sale = "(?:sale|sales|sell|sells|sold|selling)";
const fetched =
  "(?:bring in|brought in|bring|brought|fetch|fetched|raise|raised|net|netted|make|(?<!\\b(?:we|i|they|he|she|have|has|were|was|been|are) )made(?! (?:in|during|by|for|on|from|this|last)\\b)|yield|yielded|come to|came to|amount to|worth|get|got)";

/** "at what average price did we buy it", "average price of the buys" */
const averagePrice = new RegExp(
  `\\b(?:average|avg|mean) (?:purchase |sale |buy |sell )?price\\b.*\\b(?:${thing}|bought|buy|sold|sell)\\b`,
);

const measures: readonly (readonly [NonNullable<Params["measure"]>, readonly RegExp[]])[] = [
  [
    "average",
    [
      new RegExp(
        `\\bon average how (?:big|large|much)\\b.*\\b${thing}\\b|\\bhow (?:big|large|much) (?:is|was|are|were)\\b.*\\b${thing}\\b.*\\bon average\\b|\\b(?:average|mean|typical) (?:(?:dollar )?(?:size|amount|value) )?(?:of (?:my |the |our |their )?)?${kinds}${thing}\\b`,
      ),
      new RegExp(
        `\\b${thing}\\b(?!.*\\b(?:cost|price|basis|paid|share)\\b).*\\b(?:averages?|averaged|on average)\\b|\\bper (?:deposit|withdrawal|transfer|purchase|trade),? (?:on )?average\\b`,
      ),
    ],
  ],
  [
    "count",
    [
      new RegExp(
        `\\bhow (?:many|often)\\b(?! (?:\\S+ ){0,2}(?:shares?|units?|dollars)\\b)(?! (?:days?|weeks?|months?) (?:ago|since|old|back)\\b)(?! SYM (?:did|do|have|has|were|was)\\b).*\\b(?:times|${thing}|traded?|deposited|bought|sold|ones?)\\b`,
      ),
      new RegExp(
        `\\b(?:number|count) (?:of|the|up|up the) ${kinds}${thing}\\b|^(?:and )?how (?:many|often)(?: (?:of (?:them|those|these)|times))?$`,
      ),
      new RegExp(
        `\\b${thing} count\\b|^(?:of|out of|among) .*\\b${thing}\\b.*\\bhow many (?:was|were|are|is)\\b`,
      ),
    ],
  ],
  [
    "sum",
    [
      /\b(?:total|totals|totaled|totalled|totaling|sum|summed|aggregate|altogether|combined|grand total|proceeds|outlay|in all|all told|all in|net flows?)\b/,
      /\bwhat (?:do|did|does) (?:they|those|these|it|we)(?: all)? (?:come|add up|amount|sum up|total)\b/,
      new RegExp(
        `\\bwhat (?:do|did|does|have|has) .*\\b${thing}\\b.*\\b(?:come|amount|amounted|add up|added up|sum up) to(?: in dollars| PER)*$`,
      ),
      /\b(?:add|adds|adding|tot|totted|tally|count) (?:\w+ ){0,3}up\b|\b(?:add|added|adds|summed|totted) up\b/,
      new RegExp(`\\bhow much\\b.*\\b${moved}\\b(?!.*\\bper share\\b)|\\bnet ${kinds}${thing}\\b`),
      new RegExp(
        `\\b${sale}\\b.*\\b${fetched}\\b|\\b${fetched}\\b.*\\b(?:from|off|out of|by|for|on) (?:\\S+ ){0,3}${sale}\\b`,
      ),
      new RegExp(
        `\\b(?:value|size|cost|price tag) of (?:the |that |this |my |our |their |all )+(?:\\S+ ){0,2}${thing}\\b`,
      ),
      new RegExp(
        `\\bhow (?:big|large|much) (?:was|were|is|are) (?:the |that |this |my |our |their )+(?:\\S+ ){0,2}${thing}\\b`,
      ),
      /^(?!.*\b(?:per|a|each) share\b).*(?<!\bprice )\b(?:pay|paid)\b.*\b(?:shares|buy|purchase|trade)\b/,
      /\bhow much did (?:i|we|they|he|she) (?:drop|blow|splash(?: out)?|sink|plunk down|put down|lay down) (?:on|in|into)\b/,
      new RegExp(
        `\\bhow much(?: money)? (?:have|has|did) (?:i|we|they|he|she) (?:got|gotten|had|get|received?) in ${kinds}${thing}\\b`,
      ),
      /\bhow many dollars\b|\bspen[dt]\b|\bwhat did .*\b(?:cost|run) (?:us|me|them|him|her)\b/,
    ],
  ],
];

/** What is worked out of the rows, where the words ask for one figure. */
export const measure = (said: string): Params["measure"] =>
  averagePrice.test(said)
    ? "price"
    : measures.find(([, patterns]) => patterns.some((pattern) => pattern.test(said)))?.[0];
