import type { Cell } from "../evidence/cell.ts";
import { wholeNumber } from "../number-words.ts";
import type { CheckedClaim } from "../proof.ts";
import type { Sentence } from "../sentences.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { kindOf } from "../subject.ts";

/** Countable nouns, with the result fields that list them. */
const countFields: readonly [RegExp, RegExp][] = [
  [/accounts?/, /^accounts(_count)?$/],
  [/holdings?|positions?|securities/, /^(holdings|positions)(_count)?$/],
  [/lots?/, /^lots(_count)?$/],
  [/needs?/, /^needs(_count)?$/],
  [/members?/, /^members(_count)?$/],
  [/tasks?/, /^tasks(_count)?$/],
  [/trades?/, /^trades(_count)?$/],
  [/documents?/, /^documents(_count)?$/],
];
const anyCount = /^(rows|count|total|totals|items|data|matches|)(_count)?$/;

/** Whether a cell counts what a result lists. */
export const isListCount = ({ unit, field }: Pick<Cell, "unit" | "field">): boolean =>
  unit === "count" && field !== "" && anyCount.test(field);

const fieldsOf = (noun: string | undefined): RegExp | undefined =>
  countFields.find(([nouns]) => new RegExp(`^(?:${nouns.source})$`).test(noun ?? ""))?.[1];

/**
 * The cells that a count such as "4 accounts" may state; undefined if the claim does not count
 * listed things.
 */
export function countCells(
  { claim, after, about }: StatedClaim,
  cells: readonly Cell[],
): Cell[] | undefined {
  if (claim.unit !== "any" || !/^\d{1,4}$/.test(claim.digits)) return undefined;
  const [, first, second] =
    /^ (?:of (?:the |their |its )?\d+ )?([a-z-]+)(?: ([a-z-]+))?/.exec(after) ?? [];
  const family = [first, second].flatMap((noun) => fieldsOf(noun) ?? [])[0];
  if (family === undefined) return undefined;
  const counts = cells.filter(({ unit, field }) => unit === "count" || field === "");
  const own = counts.filter(({ field }) => family.test(field));
  if (own.length === 0) return undefined;
  const named = about.filter(
    (mention) =>
      !mention.isGroup && (kindOf(mention) === "account" || kindOf(mention) === "security"),
  );
  const subject = own.filter(({ labels }) =>
    named.every((mention) =>
      mention.labels.some((one) =>
        labels.some(({ kind, name }) => kind === one.kind && name === one.name),
      ),
    ),
  );
  // The evidence counts the thing itself, so no other count is accepted for it.
  if (named.length > 0 && subject.length > 0) return subject;
  return [...own, ...counts.filter(({ field }) => anyCount.test(field))];
}

const counted =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?: of (?:the |its |their )?(?:[\w'’-]+ ){0,4}?| (?:\w+ )?)(?:asset )?(class(?:es)?|positions?|holdings?)\b([^.;:\n(]*)/gi;

/** Predicates of counted things, with the fields that hold such counts. */
const predicates: readonly [RegExp, Record<"class" | "holding", RegExp | undefined>][] = [
  [
    /\b(?:out of|outside)\b.*\b(?:bands?|ranges?|policy|tolerance)\b/i,
    { class: /^classes_outside_count$/, holding: undefined },
  ],
  [
    /\b(?:above|over) (?:its|their|the) (?:max\w*|bands?|limits?)\b/i,
    { class: /^classes_above_count$/, holding: undefined },
  ],
  [
    /\b(?:below|under) (?:its|their|the) (?:min\w*|bands?|floors?)\b/i,
    { class: /^classes_below_count$/, holding: undefined },
  ],
  [
    /\b(?:at a loss|under ?water|in the red|below cost|losing money|lost money)\b/i,
    { class: undefined, holding: /^holdings_lost_count$/ },
  ],
  [
    /\b(?:at a gain|in the black|profitable|above cost)\b/i,
    { class: undefined, holding: /^holdings_gained_count$/ },
  ],
  [/\b(?:sit|sits|is|are|held|lies?) in\b/i, { class: undefined, holding: /^holdings$/ }],
];

const ofThose = /^, (?:only |just )?(\w+) (?:of them )?(?:are|is|have|has|sit|sits)\b/i;

/** Checks how many things have the stated property: "two of the five classes are out of band". */
export function countedClaims(
  text: string,
  cells: readonly Cell[],
  sentenceAt: (at: number) => Sentence,
): CheckedClaim[] {
  return [...text.matchAll(counted)].flatMap(
    ({ 0: whole, 1: stated = "", 2: noun = "", 3: rest = "", index }) => {
      const thing = /^class/i.test(noun) ? "class" : "holding";
      const fields = predicates.find(([words]) => words.test(rest))?.[1][thing];
      // "Of the 18 positions, five are under water": the five are counted.
      const isWhole = /\bof (?:the|its|their) $/i.test(text.slice(0, index));
      const number = isWhole ? (ofThose.exec(rest)?.[1] ?? "") : stated;
      if (number === "" || fields === undefined || /\b(?:not|no|none|never)\b/i.test(rest))
        return [];
      const accounts = sentenceAt(index).mentions.filter((one) => kindOf(one) === "account");
      const known = cells.filter(
        ({ field, labels }) =>
          fields.test(field) &&
          (accounts.length === 0
            ? labels.every(({ kind }) => kind !== "account")
            : accounts.some((one) =>
                one.labels.some(({ name }) => labels.some((label) => label.name === name)),
              )),
      );
      const [first] = known;
      if (first === undefined) return [];
      const own = known.find(({ value }) => Number(value) === wholeNumber(number));
      const words = whole.slice(0, whole.length - rest.length);
      return [{ at: index, text: words, support: own && { by: "source" as const, cell: own } }];
    },
  );
}
