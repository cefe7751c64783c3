import { decimal } from "@advisor/domain/decimal";
import { claims } from "../claims.ts";
import { kindOf } from "../evidence/mentions.ts";
import { wholeNumber } from "../number-words.ts";
import type { Sentence } from "../sentences.ts";
import { statesValue } from "../value.ts";
import { type SetClaim, selectedBy } from "./clause.ts";
import { countPattern } from "./quantifiers.ts";
import { figureOf, sizeOf, valueFields, weightFields } from "./row-facts.ts";
import { isRowNamed, listedAndBySecurity, type Row, type Table } from "./tables.ts";

const manyLargest = `(?:(${countPattern}) (?:largest|biggest)|(?:top|largest|biggest) (${countPattern}))(?: (accounts|positions|holdings|securities))?`;

/** "The four largest holdings make up 85%", "the top three add up to 51%, or $5". */
const largest = new RegExp(
  `\\b${manyLargest}\\b(?:[^.;:\\d]|\\([^)]*\\))*?\\b(?:make up|account for|represent|come to|add up to|amount to|total|are worth|sum to)\\b`,
  "gi",
);
const restated = /^(?:[^.;\d]{0,40}?,)? (?:or|which is)(?: about)? $|^ ?\($/;

export function largestMembersClaims(sentence: Sentence, tables: readonly Table[]): SetClaim[] {
  return [...sentence.said.matchAll(largest)].flatMap((found) => {
    const [whole, first, second, noun = ""] = found;
    const from = found.index + whole.length;
    const after = claims(sentence.said).filter(({ at }) => at >= from);
    const [one, next] = after;
    if (one === undefined || one.at - from >= 20) return [];
    const between = sentence.said.slice(one.at + one.text.length, next?.at);
    const stated = next !== undefined && restated.test(between) ? [one, next] : [one];
    const accounts = sentence.mentions.filter((mention) => kindOf(mention) === "account");
    const size = wholeNumber(first ?? second ?? "");
    const tops = topOf(/^account/i.test(noun) ? "account" : "position", size, accounts, tables);
    return stated.flatMap((claim) => {
      const of = claim.unit === "percent" ? weightFields : claim.unit === "usd" ? valueFields : [];
      const sums = tops.flatMap((top) => totalOf(top, of) ?? []);
      if (sums.length === 0) return [];
      const isTrue = sums.some((total) => statesValue(claim, decimal(total.toFixed(6))));
      return { at: sentence.start + claim.at, text: claim.text, isTrue, isFigure: true };
    });
  });
}

/** What the rows have together; an account has its share only by its value. */
function totalOf(rows: readonly Row[], fields: readonly string[]): number | undefined {
  const known = rows.map((row) => figureOf(row, fields));
  return known.reduce<number | undefined>(
    (total, one) => (total === undefined || one === undefined ? undefined : total + one),
    0,
  );
}

/** The largest members, as listed and with the rows of each security added up. */
function topOf(
  kind: "account" | "position",
  size: number,
  accounts: Sentence["mentions"],
  tables: readonly Table[],
): Row[][] {
  return tables.flatMap((table) => {
    const own =
      table.kind === kind ? (kind === "account" ? table : selectedBy(accounts, table)) : undefined;
    if (own === undefined) return [];
    return listedAndBySecurity(own).map((rows) =>
      rows.toSorted((a, b) => (sizeOf(b) ?? 0) - (sizeOf(a) ?? 0)).slice(0, size),
    );
  });
}

const largestAre = new RegExp(`\\b${manyLargest}(?: (?:are|being)|:) `, "gi");

/** "The three largest holdings are VTI, BND and VOO". */
export function largestNamedClaims(sentence: Sentence, tables: readonly Table[]): SetClaim[] {
  return [...sentence.said.matchAll(largestAre)].flatMap((found) => {
    const [whole, first, second, noun = ""] = found;
    const from = sentence.start + found.index + whole.length;
    const [size, kind] = [
      wholeNumber(first ?? second ?? ""),
      /^account/i.test(noun) ? "account" : "security",
    ];
    const named = sentence.mentions
      .filter((one) => one.at >= from && kindOf(one) === kind)
      .slice(0, size);
    const tops = topOf(kind === "account" ? kind : "position", size, [], tables);
    if (named.length < size || !tops.some((top) => top.length === size)) return [];
    const isTrue = tops.some((top) =>
      named.every((one) => top.some((row) => isRowNamed(row, one))),
    );
    return { at: sentence.start + found.index, text: whole.trim(), isTrue };
  });
}
