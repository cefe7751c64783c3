import type { Evidence } from "../evidence/cell.ts";
import type { CheckedClaim } from "../proof.ts";
import { enumeratedClaims } from "../reading/enumerated.ts";
import type { List } from "../reading/lists.ts";
import { relationClaims } from "../reading/relations.ts";
import { type Sentence, sentences } from "../sentences.ts";
import { type MaskedSentence, maskedSentence, type SetClaim } from "./clause.ts";
import { comparisonClaims, moreOfClaims } from "./comparisons.ts";
import { definiteRowClaims } from "./definite-rows.ts";
import { monthlyClaims } from "./monthly.ts";
import { multipliedClaims } from "./multiplied.ts";
import { officeClaims } from "./offices.ts";
import { onlyClaims, onlyOneClaims } from "./only.ts";
import { outOfBandClaims } from "./out-of-band.ts";
import { quantifiedClaims } from "./quantified.ts";
import { superlativeClaims, valuedSuperlativeClaims } from "./superlatives.ts";
import type { Table } from "./tables.ts";
import { titledRowClaims } from "./titled-rows.ts";
import { largestMembersClaims, largestNamedClaims } from "./top-members.ts";
import { bandStatusClaims, cashFloorClaims, directionClaims, targetClaims } from "./verdicts.ts";

interface SetClaimInput {
  evidence: Evidence;
  tables: () => readonly Table[];
  lists: () => readonly List[];
}

/**
 * Checks statements without a figure of their own against the rows of the results: "only one of the four
 * accounts holds VXUS", "the smallest position is MSFT", "QQQ gained more than MSFT", "cash is below its floor".
 * A statement whose words are not all understood, or that no result has the rows for, is not checked.
 */
export function setClaims(
  text: string,
  { evidence, tables, lists }: SetClaimInput,
  sentenceAt: (at: number) => Sentence,
): (CheckedClaim & Pick<SetClaim, "isFigure">)[] {
  if (!stating.test(text)) return [];
  const all = tables();
  return sentences(text)
    .map(({ start }) => maskedSentence(sentenceAt(start)))
    .flatMap((sentence) => [
      ...readers.flatMap((read) => read(sentence, all)),
      ...comparisonClaims(sentence, all, evidence),
      ...cashFloorClaims(sentence, evidence.cells),
      ...outOfBandClaims(sentence, evidence.cells),
      ...relationClaims(sentence, lists),
      ...enumeratedClaims(sentence),
    ])
    .map(({ at, text: words, isTrue, isFigure }) => ({
      ...{ at, text: words, ...(isFigure && { isFigure }) },
      support: isTrue ? { by: "calculation" as const } : undefined,
    }));
}

/** A fast check first: every such statement has a word of three letters. */
const stating = /[a-z]{3}/i;

const readers: readonly ((sentence: MaskedSentence, tables: readonly Table[]) => SetClaim[])[] = [
  ...[quantifiedClaims, onlyClaims, onlyOneClaims, superlativeClaims, valuedSuperlativeClaims],
  ...[largestMembersClaims, largestNamedClaims, monthlyClaims, titledRowClaims],
  ...[definiteRowClaims, officeClaims],
  ...[bandStatusClaims, targetClaims, directionClaims, multipliedClaims, moreOfClaims],
];
