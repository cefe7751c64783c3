import { Fault } from "@advisor/domain/fault";
import type * as Household from "@advisor/domain/household";
import * as Company from "@advisor/domain/research/company";
import { type RunBody, slug } from "@advisor/protocol/research/requests";

interface Named {
  name: string;
  symbol: string | null;
}

/**
 * The companies of a run, without duplicates: the ones in the request, or the household's holdings.
 */
export function companiesOf(
  { companies, companies_csv }: Pick<RunBody, "companies" | "companies_csv">,
  held: Household.Snapshot | undefined,
): Company.Info[] {
  const named =
    companies?.map((one) => (typeof one === "string" ? fromText(one) : one)) ??
    (companies_csv === undefined ? heldBy(held) : fromCsv(companies_csv));
  const unique = new Map<string, Named>();
  for (const one of named) {
    const name = one.name.replace(/\s+/g, " ").trim().slice(0, 120);
    if (name === "") continue;
    const key = (one.symbol ?? name).toLowerCase();
    if (!unique.has(key)) unique.set(key, { name, symbol: one.symbol });
  }
  if (unique.size === 0)
    throw new Fault("invalid", "no_companies", "The list has no companies. Send at least one.");
  if (unique.size > Company.maxCompanies)
    throw new Fault(
      "invalid",
      "too_many_companies",
      `The list names ${unique.size} companies; a run takes ${Company.maxCompanies}. Split it.`,
    );
  return withIds([...unique.values()]);
}

const ticker = /^[A-Z0-9][A-Z0-9.&-]{0,19}$/;

/** Parses "Apple Inc. (AAPL)", "Apple Inc." or a ticker. */
function fromText(text: string): Named {
  const [, name = "", symbol = ""] = /^(.+?)\s*\(\s*([A-Za-z0-9.&-]{1,20})\s*\)$/.exec(text) ?? [];
  if (name !== "") return { name, symbol: symbol.toUpperCase() };
  const alone = /^[A-Z]{1,5}(?:\.[A-Z]{1,2})?$/.test(text);
  return { name: text, symbol: alone ? text : null };
}

/** Parses names and symbols, in the order of the header row. Without one, names come first. */
function fromCsv(text: string): Named[] {
  const rows = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "")
    .map(cells);
  const heading = rows[0]?.map((cell) => cell.toLowerCase().trim()) ?? [];
  const nameAt = heading.findIndex((cell) => /^(?:company|company[ _]name|name)$/.test(cell));
  const symbolAt = heading.findIndex((cell) => /^(?:symbol|ticker)$/.test(cell));
  if (nameAt < 0 && symbolAt < 0) return rows.map((row) => inColumns(row, 0, 1));
  return rows.slice(1).map((row) => inColumns(row, nameAt < 0 ? symbolAt : nameAt, symbolAt));
}

function inColumns(row: readonly string[], nameAt: number, symbolAt: number): Named {
  const name = row[nameAt]?.trim() ?? "";
  const symbol = (symbolAt < 0 ? "" : (row[symbolAt] ?? "")).trim().toUpperCase();
  if (symbol === "" && row.length === 1) return fromText(name);
  return { name: name || symbol, symbol: ticker.test(symbol) ? symbol : null };
}

/** Splits a CSV line. Quoted cells may contain commas and doubled quotes. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g)].map(
    ([, quoted, bare = ""]) => quoted?.replaceAll('""', '"') ?? bare,
  );

/** Holdings with a ticker that are companies; funds and cash are excluded. */
function heldBy(snapshot: Household.Snapshot | undefined): Named[] {
  return (snapshot?.holdings ?? []).flatMap(({ kind, name, symbol }) =>
    kind === "stock" ? [{ name, symbol }] : [],
  );
}

function withIds(named: readonly Named[]): Company.Info[] {
  const taken = new Set<string>();
  return named.map(({ name, symbol }) => {
    const base = slug(symbol ?? name, 48);
    let id = base;
    for (let nth = 2; taken.has(id); nth += 1) id = `${base}-${nth}`;
    taken.add(id);
    return { id, name, symbol };
  });
}
