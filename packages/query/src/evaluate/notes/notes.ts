import { type Decimal, decimal } from "@advisor/domain/decimal";
import { type Figure, isKnown, type Row } from "../../book/row.ts";
import { datasetOf } from "../../datasets/datasets.ts";
import { joinNames } from "../../schema/fault.ts";
import { measureOf } from "../../schema/fields.ts";
import { formatFigure } from "../../words/format.ts";
import { valueText } from "../../words/names.ts";
import { labelOf } from "../../words/phrases.ts";
import { reasonOfMany, reasonText } from "../../words/reasons.ts";
import { appliesDefaultRows } from "../gather.ts";
import type { NamedFigure, Note, Result } from "../result.ts";
import type { ScopeLine } from "../scope.ts";
import { dimensionText, type RankedLine } from "../sort.ts";
import { distanceFromThreshold } from "../threshold.ts";
import { accountNotes, basisNotes, heldInNotes, wholeNames } from "./basis-notes.ts";
import { currencyNotes } from "./currency-notes.ts";
import {
  averageNotes,
  computedReturnNotes,
  countedNotes,
  distributionNotes,
  onlyOneNotes,
  settledNotes,
  unheldNotes,
  unvestedNotes,
} from "./detail-notes.ts";
import {
  coverageNotes,
  emptyNotes,
  lotNotes,
  purchaseNotes,
  timeframeNotes,
  wholeReturnNotes,
} from "./empty-result-notes.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";
import { allNeedsNotes, periodNotes } from "./period-notes.ts";
import { bandNotes, noPolicyNotes } from "./policy-notes.ts";
import {
  datesNotes,
  gapNotes,
  householdReturnNotes,
  jointNotes,
  staleNotes,
  uncountedNotes,
} from "./record-notes.ts";
import { rowName } from "./row-name.ts";
import { valuationNotes } from "./valuation-notes.ts";

export function notesOf(made: EvaluatedTable): Pick<Result, "notes" | "figures"> {
  const notes = [
    ...basisNotes(made),
    ...heldInNotes(made),
    ...accountNotes(made),
    ...countedNotes(made),
    ...onlyOneNotes(made),
    ...settledNotes(made),
    ...unheldNotes(made),
    ...unvestedNotes(made),
    ...distributionNotes(made),
    ...computedReturnNotes(made),
    ...averageNotes(made),
    ...lotNotes(made),
    ...purchaseNotes(made),
    ...coverageNotes(made),
    ...emptyNotes(made),
    ...timeframeNotes(made),
    ...wholeReturnNotes(made),
    ...periodNotes(made),
    ...allNeedsNotes(made),
    ...valuationNotes(made),
    ...ownNotes(made),
    ...bandNotes(made),
    ...noPolicyNotes(made),
    ...uncountedNotes(made),
    ...leftOutNotes(made),
    ...jointNotes(made),
    ...householdReturnNotes(made),
    ...gapNotes(made),
    ...staleNotes(made),
    ...datesNotes(made),
    ...currencyNotes(made),
    ...rankNotes(made),
    ...blankNotes(made),
  ];
  const unique = [...new Map(notes.map((note) => [note.text, note])).values()];
  return { notes: unique, figures: figuresOf(made) };
}

const fewNames = 5;

function ownNotes({ scope, found }: EvaluatedTable): Note[] {
  const { query, books } = scope;
  const { own } = datasetOf(query.dataset);
  // Listed by account, each line is one account's return and no weights are used.
  const isWeighted =
    query.aggregate === "total" &&
    !query.group_by?.includes("account") &&
    found.some(({ rows }) => rows.length > 1);
  const isOwn = own !== undefined && books.some((book) => appliesDefaultRows(query, book));
  return [
    ...(isOwn && found.some(({ rows }) => rows.length > 0)
      ? [{ code: "own", text: own.note }]
      : []),
    ...(query.dataset === "returns" && isWeighted
      ? [{ code: "weighted", text: "Returns of several accounts are weighted by their value." }]
      : []),
  ];
}

/** Names the rows that a sum skips, with the reasons. */
function leftOutNotes({ scope, found }: EvaluatedTable): Note[] {
  const { query } = scope;
  const nameOf = namesIn(scope);
  const skipped = found.flatMap((one) => one.skipped.map((skip) => ({ ...skip, of: one.measure })));
  const [main] = query.measures;
  // Beyond a limit only the ranked measure has a total.
  const ordered = [
    ...skipped.filter(({ of }) => of === main),
    ...skipped.filter(({ of }) => of !== main && query.limit === undefined),
  ];
  // A row that the main measure skips is not named again for the others.
  const named = new Map<string, (typeof skipped)[number]>();
  for (const skip of ordered) {
    const key = `${nameOf(skip.row)} ${skip.reason}`;
    if (!named.has(key)) named.set(key, skip);
  }
  const groups = Map.groupBy(named.values(), ({ reason, of }) =>
    JSON.stringify([reason, of === main ? null : of]),
  );
  const notes = [...groups.values()].flatMap((all) => {
    const [skip] = all;
    if (skip === undefined) return [];
    const names = [...new Set(all.map(({ row }) => nameOf(row)))];
    const why = names.length === 1 ? reasonText[skip.reason] : reasonOfMany(skip.reason);
    const from = skip.of === main ? "" : ` of ${labelOf(query.dataset, skip.of)}`;
    return [
      { code: "left_out", text: `Left out${from}: ${joinNames(names, fewNames)}, which ${why}.` },
    ];
  });
  const valued = ["account_value", "market_value"].some((name) => query.measures.includes(name));
  const rows = found.flatMap((one) => one.rows);
  const omitted = [...new Set(rows.flatMap(({ omits = [] }) => omits))];
  return valued && omitted.length > 0
    ? [
        ...notes,
        {
          code: "left_out",
          text: `Without ${joinNames(omitted, fewNames)}, for want of a price.`,
        },
      ]
    : notes;
}

/** The names of records; with several households, the policies by their households. */
function namesIn({ query, books, units }: EvaluatedTable["scope"]): (row: Row) => string {
  const owners = new Map(
    query.dataset === "policies" && books.length > 1
      ? units.flatMap(({ book, rows }) => rows.map((row) => [row, book.household.name] as const))
      : [],
  );
  return (row) => owners.get(row) ?? rowName(row) ?? `the ${datasetOf(query.dataset).noun[0]}`;
}

/** Cash has no quantity, and is not missed where lines are ranked by it. */
const isMissing = (by: Figure): boolean => !isKnown(by) && by !== "does_not_apply";

/** Names lines without a rank, and says when the last line shown ties with the next one. */
function rankNotes({ scope, ranked, cut }: EvaluatedTable): Note[] {
  const { limit, order, dataset } = scope.query;
  if (limit === undefined || order === undefined) return [];
  const measure = measureOf(dataset, order.by);
  if (measure === undefined) return [];
  const nameOf = namesIn(scope);
  const namesOf = (lines: readonly RankedLine[]) =>
    lines.flatMap(({ line }) => {
      const { group, units } = line;
      const row = units[0]?.rows[0];
      if (row === undefined) return [];
      return group.length > 0 ? groupText(scope, line) : nameOf(row);
    });
  const names = namesOf(ranked.filter(({ by }) => by === null || isMissing(by)));
  const tied = tieAt(ranked, cut.at(-1));
  return [
    ...(names.length > 0
      ? [
          {
            code: "not_ranked",
            text: `Not ranked for want of ${measure.label}: ${joinNames(names, fewNames)}.`,
          },
        ]
      : []),
    ...(tied === undefined
      ? []
      : [
          {
            code: "tie",
            text: `With the same ${measure.label}, ${formatFigure(tied.by, measure.unit)}: ${joinNames(namesOf(tied.lines), fewNames)}.`,
          },
        ]),
  ];
}

const groupText = ({ query }: EvaluatedTable["scope"], line: ScopeLine): string =>
  (query.group_by ?? [])
    .map((field) => {
      const value = dimensionText(query, line, field);
      return value === null ? "unclassified" : valueText(field, value, query.dataset);
    })
    .join(", ");

/** The figure of the last line shown, and the lines after it that share it. */
function tieAt(
  ranked: readonly RankedLine[],
  last: RankedLine | undefined,
): { by: Decimal; lines: readonly RankedLine[] } | undefined {
  const by = last?.by ?? null;
  if (last === undefined || by === null || !isKnown(by)) return undefined;
  const lines = ranked
    .slice(ranked.indexOf(last) + 1)
    .filter((one) => one.by !== null && isKnown(one.by) && one.by.eq(by));
  return lines.length === 0 ? undefined : { by, lines };
}

/** How many of the averaged or listed lines have no value. */
function blankNotes({ ranked }: EvaluatedTable): Note[] {
  const empty = ranked.filter(({ line }) => line.empty === true).length;
  return empty === 0
    ? []
    : [{ code: "empty_groups", text: `${empty} of ${ranked.length} groups have none.` }];
}

/**
 * Named figures: the denominators of weights and shares, if there is only one, how far the first line is from
 * the bar of a test, and the number of lines.
 */
function figuresOf({ scope, ranked, cut, rows }: EvaluatedTable): NamedFigure[] {
  const { query, wholes } = scope;
  const name = wholeNames[query.share_of ?? "total"];
  const values = [...wholes.values()];
  const [whole] = values;
  const one = whole !== undefined && values.every((value) => value.eq(whole));
  return [
    ...(one ? [{ name, value: whole, unit: "usd" as const }] : []),
    ...rows.slice(0, 1).flatMap((row) => distanceFromThreshold(query, row) ?? []),
    { name: "number of lines", value: decimal(ranked.length), unit: "count" },
    ...(query.reduce !== undefined && query.limit !== undefined
      ? [{ name: "number of lines counted", value: decimal(cut.length), unit: "count" as const }]
      : []),
  ];
}
