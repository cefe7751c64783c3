import type { Filter, Query } from "../../schema/query.ts";
import { isSecurityField } from "../../schema/subject.ts";
import type { Span } from "../span.ts";
import type { Token } from "../tokens.ts";

/**
 * True for the class or security that a share is taken of, where the query takes it of something else: "is the
 * private fund more than half of alternatives" is no part of the total.
 */
export function isOtherWhole(
  spans: readonly Span[],
  at: number,
  tokens: readonly Token[],
  query: Query,
): boolean {
  const { meaning, from } = spans[at] ?? {};
  if (meaning?.is === "account") return isOtherAccount(spans, at, tokens, query);
  const own = filterOf(meaning);
  if (own === undefined || !isSecurityField(own.field)) return false;
  const before = spans.slice(0, at).findLast((span) => span.meaning.is !== "filler");
  const joins = tokens[(from ?? 0) - 1]?.form === "of" || endsWithOf(before, tokens);
  const between = tokens.slice(before?.to, from).length;
  return (
    before !== undefined &&
    joins &&
    between <= 2 &&
    isPart(before) &&
    weighs(query) &&
    !wholes.has(query.share_of ?? "total") &&
    (query.where ?? []).some((other) => isOther(other, own))
  );
}

/** "what share of the endowment", "its weight in the joint account": a part of the account, and not of the total. */
function isOtherAccount(
  spans: readonly Span[],
  at: number,
  tokens: readonly Token[],
  { dataset, measures, share_of = "total" }: Query,
): boolean {
  const before = spans.slice(0, at).findLast((span) => span.meaning.is !== "filler");
  const joint = tokens.slice(before?.to, spans[at]?.from).map(({ form }) => form);
  return (
    before !== undefined &&
    heldRows.has(dataset) &&
    measures[0] === "weight" &&
    share_of === "total" &&
    ((isPart(before) && (joint[0] === "of" || endsWithOf(before, tokens))) ||
      (isWeight(before) && joint[0] === "in"))
  );
}

const heldRows: ReadonlySet<string> = new Set(["positions", "holdings", "lots", "exposures"]);

const isWeight = ({ meaning }: Span): boolean =>
  meaning.is === "measure" && meaning.measure === "weight";

function filterOf(meaning: Span["meaning"] | undefined): Filter | undefined {
  if (meaning?.is === "filter") return meaning.filter;
  if (meaning?.is === "noun") return meaning.where[0];
  return meaning?.is === "security"
    ? { field: "symbol", op: "is", values: [meaning.symbol] }
    : undefined;
}

const endsWithOf = (span: Span | undefined, tokens: readonly Token[]): boolean =>
  span !== undefined && tokens[span.to - 1]?.form === "of";

const isPart = ({ meaning }: Span): boolean =>
  (meaning.is === "number" && meaning.unit === "percent") ||
  (meaning.is === "unit" && meaning.unit === "percent") ||
  (meaning.is === "keyword" && meaning.keyword === "share");

const weighs = ({ measures }: Query): boolean =>
  measures[0] === "weight" || measures[0] === "share";

const wholes: ReadonlySet<string> = new Set([
  ...["asset_class", "kind", "sector", "all_accounts", "result"],
]);

const isOther = ({ field, op, values }: Filter, own: Filter): boolean =>
  op === "is" && isSecurityField(field) && values.join() !== own.values.join();
