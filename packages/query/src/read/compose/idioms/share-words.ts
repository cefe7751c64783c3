import type { KeywordRule } from "../comparison.ts";
import type { ClauseItems } from "../items.ts";

/**
 * Matches "the part of the bonds that is in the IRA" but not "the share of the bonds in the IRA".
 */
function isWhereItIs(items: ClauseItems, at: number): boolean {
  const names = ["account", "person"];
  let holder = at + 1;
  while (holder < items.length && !names.includes(items.at(holder)?.is ?? "")) holder += 1;
  const between = items.wordsBefore(holder).slice(items.wordsBefore(at).length);
  return holder < items.length && between.some((word) => verbsOfPlace.has(word));
}

const verbsOfPlace: ReadonlySet<string> = new Set(
  "is are sit sits sitting lie lies held does do".split(" "),
);

/** "the short term part", "the unsettled portion": the rows themselves. */
const isPartAlone = (items: ClauseItems, at: number): boolean => {
  const before = items.at(at - 1)?.is;
  const ends = at === items.length - 1 && (before === "filter" || before === "measure");
  return ends && /^(part|portion|piece)$/i.test(items.text(at));
};

export const shareOfNext: KeywordRule = ({ parts }, items, at) => {
  if (isPartAlone(items, at)) return true;
  const after = items.at(at + 1);
  const next = after?.is === "statistic" && after.statistic === "total" ? items.at(at + 2) : after;
  if (/\bof\b/i.test(items.text(at)) && hasShareOfItself(next)) parts.keywords.add("share_of_it");
  // Losses would have to be measured against the other losses only.
  if (next?.is === "measure" && next.measure.startsWith("loss"))
    parts.unusedWords.push(items.text(at));
  parts.partOfAll ||= isWhereItIs(items, at);
  const fields = next?.is === "noun" ? next.where : next?.is === "filter" ? [next.filter] : [];
  const [part] = fields.filter(({ op }) => op === "is").map(({ field }) => field);
  if (part === "asset_class" || part === "sector" || part === "kind") parts.shareOf ??= part;
  return false;
};

/** "how much of the SEP is VOO" asks for a part of the account. */
export const partOfAccount: KeywordRule = ({ parts }, items, at) => {
  const whole = items.at(at + 1)?.is === "account" && items.at(at + 2)?.is !== "measure";
  if (!/\bof$/i.test(items.text(at))) return false;
  if (whole) parts.keywords.add("share");
  parts.partOfAll ||= isWhereItIs(items, at);
  return false;
};

/** True when "share of our cash" is a share of the same measure. */
const hasShareOfItself = (meaning: ReturnType<ClauseItems["at"]>): boolean =>
  meaning?.is === "measure" && (meaning.measure === "cash" || meaning.measure === "gain");
