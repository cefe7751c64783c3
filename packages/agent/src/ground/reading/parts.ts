import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { CalculationInput } from "../calculated/calculation-input.ts";
import type { Cell } from "../evidence/cell.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import type { Measure } from "../measures.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { isAdditive } from "./column.ts";
import { describedSets } from "./described.ts";
import type { Line, List } from "./lists.ts";

/** A part with the wholes that it may be a share of. */
export interface Share {
  part: Decimal;
  wholes: readonly Decimal[];
}

/** What the words name or describe, in each column of the measure, and the total of that column. */
export function partsOf(
  one: StatedClaim,
  known: CalculationInput,
  measure: Measure | null | undefined,
): Share[] {
  const lists = known.lists();
  const about = /\b(?:another|a further) $/i.test(one.lead) ? one.about.slice(-1) : one.about;
  const sets = describedSets(one, lists).map(({ things, list }) => ({
    lines: things.flat(),
    list,
  }));
  const named = lists.flatMap((list) => {
    const lines = list.lines.filter(({ labels }) => isOfAllKinds(labels, about, one));
    return about.length > 0 && lines.length > 0 ? [{ lines, list }] : [];
  });
  const isOfCash =
    /^\s*in cash\b/i.test(one.after) ||
    one.about.some(({ labels }) => labels.some(({ name }) => name === "class cash"));
  if (isOfCash) return cashOf(one, known);
  return [...sets, ...named].flatMap(({ lines, list }) => sharesIn(lines, list, measure));
}

const isOfAllKinds = (
  labels: Cell["labels"],
  mentions: readonly Mention[],
  one: StatedClaim,
): boolean =>
  [...Map.groupBy(mentions, kindOf).values()].every((own) =>
    isAnyNamed(
      labels,
      own.map((mention) => ownAccounts(mention, one)),
    ),
  );

/** "38% with Hector" is in the accounts that have his name, where there are any. */
function ownAccounts(mention: Mention, { said, offset }: StatedClaim): Mention {
  if (mention.isOwner !== true) return mention;
  const name = said.slice(mention.at - offset, mention.end - offset).replace(/['’]s?$/, "");
  const labels = mention.labels.filter((label) => label.name.includes(name.toLowerCase()));
  return labels.length === 0 ? mention : { ...mention, labels };
}

function sharesIn(
  lines: readonly Line[],
  list: List,
  measure: Measure | null | undefined,
): Share[] {
  const [first] = lines;
  return [...(first?.cells.values() ?? [])].flatMap((column) => {
    const isOfMeasure =
      measure === undefined || column.measure === (measure ?? "value") || column.field === "amount";
    if (column.unit !== "usd" || !isAdditive(column) || !isOfMeasure) return [];
    const part = totalOf(lines, column.field);
    const whole = totalOf(list.lines, column.field);
    return part === undefined ? [] : [{ part, wholes: whole === undefined ? [] : [whole] }];
  });
}

/** "Cash is 10% of the account", "they keep 4% in cash": by the rows that have both, or all of them together. */
function cashOf({ sentence }: StatedClaim, { evidence: { cells } }: CalculationInput): Share[] {
  const accounts = sentence.filter((one) => kindOf(one) === "account");
  const own = cells.filter(
    ({ field, labels }) =>
      /^(?:total_)?cash$/.test(field) && (accounts.length === 0 || isAnyNamed(labels, accounts)),
  );
  const shares = own.flatMap(({ value, record = {} }): Share[] => {
    const whole = record.account_value ?? record.total_value ?? record.value;
    return typeof whole === "number" ? [{ part: decimal(value), wholes: [decimal(whole)] }] : [];
  });
  const rows = shares.filter(({ wholes }) => wholes.every((whole) => whole.gt(0)));
  return rows.length < 2
    ? rows
    : [
        ...rows,
        {
          part: sum(rows.map(({ part }) => part)),
          wholes: [sum(rows.flatMap(({ wholes }) => wholes))],
        },
      ];
}

export function totalOf(lines: readonly Line[], field: string): Decimal | undefined {
  const values = lines.map(({ cells }) => cells.get(field)?.value);
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length || known.length === 0
    ? undefined
    : sum(known.map((value) => decimal(value)));
}
