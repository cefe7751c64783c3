import type { Cell } from "../evidence/cell.ts";
import { kindOf } from "../evidence/mentions.ts";
import { wholeNumber } from "../number-words.ts";
import type { Sentence } from "../sentences.ts";
import type { SetClaim } from "./clause.ts";
import { countPattern } from "./quantifiers.ts";

const outOfBand = new RegExp(
  `\\b(no|${countPattern})(?: of (?:its|their|the)(?: (?:${countPattern}))?)? (?:asset )?classes (?:(?:is|are|sits?) )?(?:currently |now |still )?(?:out of|outside)(?: of)?(?: (?:its|their|the))?(?: policy)? (?:bands?|ranges?|policy|limits?)\\b`,
  "gi",
);

/** "The Smiths have two classes out of band", where a result counts the classes of each household. */
export function outOfBandClaims(
  { said, start, mentions }: Sentence,
  cells: readonly Cell[],
): SetClaim[] {
  const counted = cells.filter(({ field, unit }) => field === "out_of_band" && unit === "count");
  if (counted.length === 0) return [];
  return [...said.matchAll(outOfBand)].flatMap(({ 0: words, 1: many = "", index }) => {
    const household = mentions.findLast(
      (one) => kindOf(one) === "other" && one.end <= start + index,
    );
    const own = counted.filter(({ labels, list }) =>
      household === undefined
        ? list !== ""
        : labels.some(({ name }) => household.labels.some((one) => one.name === name)),
    );
    if (own.length === 0 || (household === undefined && own.length > 1)) return [];
    const stated = /^no$/i.test(many) ? 0 : wholeNumber(many);
    const isFigure = /^\d/.test(many);
    return {
      ...{ at: start + index, text: isFigure ? many : words, ...(isFigure && { isFigure }) },
      isTrue: own.some(({ value }) => Number(value) === stated),
    };
  });
}
