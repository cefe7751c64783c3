import { limit } from "./limit.ts";
import type { Params } from "./routed.ts";

/** Which of the rows on record are meant, and what is to be worked out of them. */
type Picking = Pick<Params, "above" | "below" | "amount" | "order" | "nth" | "measure">;

/** Which rows and how many: the newest unless the words say otherwise. */
export function chosen(said: string): Picking & Pick<Params, "limit"> {
  const picked = picking(said);
  const values = { ...picked, limit: picked.nth === undefined ? limit(said) : undefined };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** "deposits over 1000", "the oldest trade", "average withdrawal": undefined values say nothing. */
function picking(said: string): { [Key in keyof Picking]: Picking[Key] | undefined } {
  const above = amountAfter(over, said);
  const below = amountAfter(under, said);
  const place = nthNewest(said);
  return {
    above,
    below,
    amount: above === undefined && below === undefined ? exactly(said) : undefined,
    order: place === undefined ? order(said) : place.order,
    nth: place?.nth,
    measure: measures.find(([pattern]) => pattern.test(said))?.[1],
  };
}

const thing =
  "(?:trades?|transactions?|fills?|orders?|executions?|buys?|sells?|purchases?|sales?|deposits?|withdrawals?|transfers?|wires?|payments?|activity|amount)";
const kinds = "(?:(?:(?!in |of |by |for |to |my |from )\\S+ ){0,2})";
const sum = "\\$?(?<amount>\\d[\\d,]*(?:\\.\\d+)?)(?<thousand>k)?";
const noUnit = "(?! (?:shares?|units?|percent|%|days?|weeks?|months?|years?))(?![\\w/-])";

const over = new RegExp(
  `\\b(?:over|above|more than|greater than|bigger than|larger than|higher than|exceeding|exceeded) ${sum}${noUnit}`,
);
const under = new RegExp(`\\b(?:under|below|less than|smaller than|lower than) ${sum}${noUnit}`);
const exact = [
  new RegExp(
    `(?:deposits?|withdrawals?|transfers?|wires?|deposited|withdrew|wired) (?:of |for )?${sum}${noUnit}`,
  ),
  /(?:^|\s)\$?(?<amount>\d{3,}|\d[\d,]*\.\d+|\d{1,3}(?:,\d{3})+|(?<=\$)\d+)(?<thousand>k)? (?:dollars? )?(?:(?:ach|wire|cash|pending|completed) )?(?:deposit|withdrawal|transfer|wire)\b/,
  new RegExp(
    `\\b(?:the|my|that) ${sum} (?:dollars? )?(?:arrive|arrived|clear|cleared|land|landed|go|gone|come|came|settle|settled|post|posted|get|in|out|there|through|pending|still|yet)\\b`,
  ),
];

function amountAfter(pattern: RegExp, said: string): number | undefined {
  const { amount, thousand } = pattern.exec(said)?.groups ?? {};
  if (amount === undefined) return undefined;
  return Number(amount.replaceAll(",", "")) * (thousand === undefined ? 1 : 1_000);
}

const exactly = (said: string): number | undefined =>
  exact.map((pattern) => amountAfter(pattern, said)).find((one) => one !== undefined);

const orders: readonly (readonly [RegExp, NonNullable<Params["order"]>])[] = [
  [new RegExp(`\\b(?:oldest|earliest|first|initial) ${kinds}${thing}\\b`), "oldest"],
  [/\b(?:did|have|has) (?:i|we|they) first \w+\b|\bfirst time (?:i|we|they)\b/, "oldest"],
  [
    new RegExp(`\\b(?:biggest|largest|highest|greatest|maximum|max) ${kinds}${thing}\\b`),
    "largest",
  ],
  [
    new RegExp(`\\b(?:smallest|lowest|tiniest|littlest|minimum|min) ${kinds}${thing}\\b`),
    "smallest",
  ],
];

const order = (said: string): Params["order"] =>
  orders.find(([pattern]) => pattern.test(said))?.[1];

const beforeLast = new RegExp(
  `\\bbefore (?:the )?last\\b|\\b(?:penultimate|(?:second|2nd|next) to (?:the )?last)\\b|\\b(?:1|one|${thing}) before (?:that|it|this)\\b`,
);
const recent = "(?:most recent|latest|newest|last|to last|from last)";

/** For each ordinal, what it counts. */
const places = ["second|2nd", "third|3rd", "fourth|4th", "fifth|5th"].flatMap((word, index) => {
  const counted = (after: string, order?: NonNullable<Params["order"]>) => ({
    pattern: new RegExp(`\\b(?:${word}) ${after}\\b`),
    place: { nth: index + 2, ...(order === undefined ? {} : { order }) },
  });
  return [
    counted(recent),
    counted("(?:biggest|largest|highest)", "largest"),
    counted("(?:smallest|lowest)", "smallest"),
    counted(`${kinds}${thing}`, "oldest"),
  ];
});

/** "the second most recent trade", "the trade before last", "my third deposit". */
function nthNewest(said: string): Pick<Params, "nth" | "order"> | undefined {
  if (beforeLast.test(said)) return { nth: 2 };
  return places.find(({ pattern }) => pattern.test(said))?.place;
}

const measures: readonly (readonly [RegExp, NonNullable<Params["measure"]>])[] = [
  [
    new RegExp(
      `\\b(?:average|mean|typical) (?:(?:size|amount|value) of (?:my |the |our )?)?${kinds}${thing}\\b`,
    ),
    "average",
  ],
  [
    new RegExp(
      `\\bhow (?:many|often)\\b(?! (?:\\S+ ){0,2}(?:shares?|units?)\\b).*\\b(?:times|${thing}|traded?|deposited|bought|sold)\\b|\\b(?:number|count) of ${kinds}${thing}\\b`,
    ),
    "count",
  ],
  [
    new RegExp(
      `\\b(?:total|sum|combined|aggregate|net) (?:(?:amount|value|sum) )?(?:of )?(?:(?:all|my|the|our) )*${kinds}${thing}\\b|\\b${thing}\\b.*\\b(?:in total|total|altogether|combined|add up to)\\b|\\bhow much (?:money |cash )?(?:did|have|has) (?:i|we|they) (?:\\w+ )?(?:deposit|withdraw|transfer|wire|spend|spent|deposited|withdrawn|put in|take out|taken out)\\b|\\btotal (?:i|we) (?:spent|deposited|withdrew)\\b|\\bnet (?:flows?|deposits|transfers)\\b|\\bspent on\\b`,
    ),
    "sum",
  ],
];
