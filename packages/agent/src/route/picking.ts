import { amounts } from "./amounts.ts";
import { limit } from "./limit.ts";
import { measure } from "./measure.ts";
import type { Params } from "./routed.ts";

/** Which of the rows on record are meant, and what is to be worked out of them. */
type Picking = Pick<
  Params,
  "above" | "below" | "at_least" | "at_most" | "amount" | "order" | "nth" | "measure" | "limit"
>;

/** Which rows and how many: the newest unless the words say otherwise. */
export function chosen(said: string): Picking {
  const all = ordered.exec(said);
  if (all !== null) {
    const { first = "", from = "" } = all.groups ?? {};
    const order = endOf.get(first || from || "oldest");
    return { ...amounts(said), ...(order === undefined ? {} : { order, limit: mostListed }) };
  }
  const place = placeOf(said);
  const first = place === undefined ? order(said) : place.order;
  const values = {
    ...amounts(said),
    order: first,
    nth: place?.nth,
    measure: first === "dearest" || first === "cheapest" ? undefined : measure(said),
    limit: place === undefined ? limit(said) : undefined,
  };
  return given(values);
}

const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Picking;

/** "oldest first", "from largest to smallest": all of them, in that order. */
const ordered =
  /\b(?<first>oldest|earliest|newest|latest|largest|biggest|smallest) first\b|\bfrom (?:the )?(?<from>oldest|earliest|newest|latest|largest|biggest|smallest) to (?:the )?(?:oldest|newest|latest|largest|biggest|smallest)\b|\bchronological(?:ly)?\b/;
const endOf: ReadonlyMap<string, NonNullable<Params["order"]>> = new Map([
  ["oldest", "oldest"],
  ["earliest", "oldest"],
  ["largest", "largest"],
  ["biggest", "largest"],
  ["smallest", "smallest"],
]);
const mostListed = 50;

const things =
  "(?:trades?|transactions?|fills?|orders?|executions?|buys?|sells?|purchases?|sales?|deposits?|withdrawals?|transfers?|wires?|payments?|contributions?|distributions?|activity|amount|moves?|ones?|1)";
const kinds = "(?:(?:(?!in |of |by |for |to |my |from )\\S+ ){0,2})";
/** What is ranked by another intent. */
const held =
  "(?! (?:\\w+ )?(?:holdings?|positions?|stakes?|gains?|loss(?:es)?|winners?|losers?)\\b)";

const orders: readonly (readonly [RegExp, NonNullable<Params["order"]>])[] = [
  [/\b(?:highest|maximum|max|top|dearest) (?:\w+ )?price\b|\bat the highest\b/, "dearest"],
  [/\b(?:lowest|minimum|min|cheapest) (?:\w+ )?price\b|\bat the lowest\b/, "cheapest"],
  [new RegExp(`\\b(?:oldest|earliest|very first|original|initial|first ever)\\b${held}`), "oldest"],
  [new RegExp(`\\bfirst ${kinds}${things}\\b`), "oldest"],
  [
    /\b(?:did|have|has|had) .{1,40} first(?: \w+)?$|\bfirst (?:time|thing|stock|etf|fund)\b/,
    "oldest",
  ],
  [
    new RegExp(
      `\\bwhich (?:\\S+ ){0,2}${things} (?:came first|(?:is|was) (?:the )?(?:very )?(?:first|oldest|earliest)(?! ${things}))`,
    ),
    "oldest",
  ],
  [
    /\b(?:did|have|has) (?:i|we|they|he|she) first \w+\b|\b(?:i|we|they|he|she) first (?:bought|purchased|sold|traded|got|acquired)\b/,
    "oldest",
  ],
  [
    new RegExp(
      `\\b(?:biggest|largest|highest|greatest|maximum|max|priciest|most expensive|most money)\\b${held}|\\b(?:cost|costing|for|spent|paid) (?:(?!on\\b)\\w+ )?the most\\b(?! recent)|\\bthe (?:bigger|larger) (?:1|one|of (?:them|those|the (?:2|two)))\\b|\\btop (?:\\d+ )?(?:deposits?|withdrawals?|transfers?)\\b|\\bby (?:size|amount|value)\\b`,
    ),
    "largest",
  ],
  [
    new RegExp(
      `\\b(?:smallest|lowest|tiniest|littlest|minimum|min|cheapest|least expensive)\\b${held}|\\b(?:cost|for|spent|paid) (?:\\w+ )?the least\\b|\\bthe smaller (?:1|one|of (?:them|those|the (?:2|two)))\\b`,
    ),
    "smallest",
  ],
];

const order = (said: string): Params["order"] =>
  orders.find(([pattern]) => pattern.test(said))?.[1];

const newest = "(?:most recent|latest|newest|last)";
const beforeLast = new RegExp(
  [
    `\\b(?:before|prior to|preceding|previous to|ahead of) (?:the |my |our |their |your )?(?:very )?${newest}\\b`,
    "\\b(?:penultimate|(?:second|2nd|next|1|one) (?:to|from|before) (?:the )?last|(?:second|2nd) (?:last|latest|newest)|last but (?:1|one))\\b",
    `\\b${things} (?:before|prior to|preceding) (?:that|it|this|then)\\b`,
  ].join("|"),
);
const recent = `(?:${newest}|to last|from last)`;

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
    counted(`${kinds}${things}`, "oldest"),
  ];
});

/** "the second most recent trade", "the trade before last", "my third deposit". */
function placeOf(said: string): Pick<Params, "nth" | "order"> | undefined {
  if (beforeLast.test(said)) return { nth: 2 };
  return places.find(({ pattern }) => pattern.test(said))?.place;
}
