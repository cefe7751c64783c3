import type { Coverage } from "../datasets/transactions.ts";
import { listed } from "../schema/fault.ts";
import { dayText, numberOf } from "../words/format.ts";
import { kindNoun, typeNoun } from "../words/nouns.ts";
import { typeFilter, typesOf } from "./absence.ts";
import { gather, type Unit } from "./gather.ts";
import type { EvaluatedTable } from "./notes.ts";
import type { Note } from "./result.ts";

const pluralOf = (type: string): string => typeNoun(type)[1];

/** Which transactions no source records; and where there are none, which days the sources cover. */
export function coverageNotes({ scope }: EvaluatedTable): Note[] {
  const { query, books, units } = scope;
  if (query.dataset !== "transactions") return [];
  const { missing, recorded } = typesOf(query, books);
  if (recorded.length === 0) return [{ code: "not_on_file", text: "No transactions are on file." }];
  if (missing.length > 0) {
    const text = `${capital(listed(missing.map(pluralOf)))} are not on file (${listed(recorded.map(pluralOf))} are).`;
    return [{ code: "not_on_file", text }];
  }
  if (units.length > 0) return [];
  const wanted = typeFilter(query)?.values ?? recorded;
  const parts = books
    .flatMap(({ coverage }) => coverage)
    .filter(({ types }) => types.some((type) => wanted.includes(type)));
  return books.length === 1
    ? [{ code: "covered", text: `On file: ${listed(parts.map(partText))}.` }]
    : [];
}

const partText = ({ types, days }: Coverage): string =>
  days === null
    ? `no ${types.map(pluralOf).join(" or ")}`
    : `${types.map(pluralOf).join(" and ")} from ${dayText(days[0])} to ${dayText(days[1])}`;

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Where a filter on the kind leaves nothing, what there is instead. */
export function emptyNotes({ scope }: EvaluatedTable): Note[] {
  const { query, books, units } = scope;
  const kinds = (query.where ?? []).filter(({ field }) => field === "kind");
  if (units.length > 0 || kinds.length === 0) return [];
  if (!["positions", "holdings", "lots"].includes(query.dataset)) return [];
  const where = (query.where ?? []).filter((filter) => !kinds.includes(filter));
  const others = books.flatMap((book) => gather({ ...query, where }, book).units);
  const counts = [...Map.groupBy(others, kindOf)].map(([kind, all]) => {
    return numberOf(all.length, ...kindNoun(kind));
  });
  return counts.length === 0 ? [] : [{ code: "instead", text: `There are ${listed(counts)}.` }];
}

const kindOf = ({ rows }: Unit): string => rows[0]?.dimensions.kind ?? "other";

/** A period that the custodian does not state is said with those that it does. */
export function timeframeNotes({ scope }: EvaluatedTable): Note[] {
  const { query, books, units } = scope;
  if (query.dataset !== "returns" || units.length > 0) return [];
  const stated = new Set(
    books.flatMap((book) => book.rows("returns").flatMap((row) => row.dimensions.timeframe ?? [])),
  );
  const text =
    stated.size === 0
      ? "No returns are on file."
      : `That return is not on file; on file is ${listed([...stated])}.`;
  return [{ code: "not_on_file", text }];
}
