import { type Claim, claimedDays, claims } from "./claims.ts";
import { type Kind, unitOfField } from "./units.ts";

/** One value of what was known, with what its row is about. */
export interface Cell {
  /** As it was written, with its sign. */
  value: string;
  unit: Kind;
  /** The name of its field; empty in a text. */
  field: string;
  /** Names of the row and of what it belongs to, by their kind, in small letters. */
  labels: readonly Label[];
}

export interface Label {
  kind: "security" | "account" | "class" | "other";
  name: string;
}

/** Everything that an answer may be made from. */
export interface Evidence {
  cells: readonly Cell[];
  /** The names that rows have, each once. */
  names: readonly Label[];
  /** YYYY-MM-DD. */
  days: ReadonlySet<string>;
}

const kinds: Readonly<Record<string, Label["kind"]>> = {
  ...{ symbol: "security", name: "security", issuer: "security", ticker: "security" },
  ...{ account: "account", account_id: "account", account_name: "account" },
  ...{ class: "class", asset_class: "class", sector: "class" },
  ...{ household: "other", household_name: "other", owner: "other", policy: "other" },
};

/** Reads results with their rows, and texts line by line. */
export function evidenceOf(known: readonly unknown[]): Evidence {
  const cells: Cell[] = [];
  const texts: { text: string; labels: readonly Label[] }[] = [];
  const days = new Set<string>();
  for (const one of known)
    visit(one, { cells, texts, days, labels: [], units: {}, currency: null });
  const names = namesOf([...cells.flatMap(({ labels }) => labels), ...tickersIn(texts)]);
  for (const { text, labels } of texts) cells.push(...textCells(text, labels, names));
  return { cells, names, days };
}

interface Visit {
  cells: Cell[];
  texts: { text: string; labels: readonly Label[] }[];
  days: Set<string>;
  labels: readonly Label[];
  units: Readonly<Record<string, unknown>>;
  currency: string | null;
}

function visit(value: unknown, at: Visit, field = ""): void {
  if (typeof value === "number" && Number.isFinite(value)) {
    at.cells.push({ value: plain(value), unit: unitIn(field, at), field, labels: at.labels });
    return;
  }
  if (typeof value === "string") {
    visitText(value, at, field);
    return;
  }
  if (Array.isArray(value)) {
    at.cells.push({ value: String(value.length), unit: "count", field, labels: at.labels });
    for (const item of value) visit(item, at, field);
    return;
  }
  if (isRecord(value)) visitRow(value, at);
}

function visitRow(row: Record<string, unknown>, at: Visit): void {
  const units = isRecord(row.units) ? row.units : at.units;
  const currency = typeof row.currency === "string" ? row.currency : at.currency;
  const inner = { ...at, labels: [...at.labels, ...labelsOf(row)], units, currency };
  for (const [name, item] of Object.entries(row)) if (!drawn.has(name)) visit(item, inner, name);
}

/** How rows are drawn: their figures once more, under names that say nothing of their kind. */
const drawn = new Set(["chart"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A decimal that a store keeps as text is a figure, any other text states its figures in words. */
function visitText(text: string, at: Visit, field: string): void {
  for (const { day } of claimedDays(text)) at.days.add(day);
  if (/^-?\d+(\.\d+)?$/.test(text)) {
    at.cells.push({ value: text, unit: unitIn(field, at), field, labels: at.labels });
    return;
  }
  for (const line of text.split("\n")) at.texts.push({ text: line, labels: at.labels });
}

const foreign = /^(price|cash|value|amount|open|high|low|close|last|local_\w+)$/;

function unitIn(field: string, { units, currency }: Visit): Kind {
  const unit = unitOfField(field, units);
  if (unit !== "usd" || currency === null || currency === "USD" || !foreign.test(field))
    return unit;
  return currency === "INR" ? "rupees" : "other_money";
}

const labelsOf = (row: Record<string, unknown>): Label[] =>
  Object.entries(row).flatMap(([field, value]) => {
    const kind = kinds[field];
    if (kind === undefined || typeof value !== "string" || value === "") return [];
    return spoken(value).map((name) => ({ kind, name }));
  });

/** A name as people say it: us_equity is US equity, Apple Inc. is Apple. */
function spoken(value: string): string[] {
  const name = value.toLowerCase().replaceAll("_", " ").trim();
  const short = name.replace(/[,.]?\s+(inc|corp|corporation|company|plc|ltd|class [a-c])\.?$/, "");
  const all = [name, short, name.replace(/^intl /, "international ")];
  return [...new Set(all)].filter((one) => one.length > 1);
}

const tickersIn = (texts: readonly { text: string }[]): Label[] =>
  texts.flatMap(({ text }) =>
    [...text.matchAll(/\b[A-Z]{2,5}(?:\.[A-Z])?\b(?= (?:in|at|is)\b)/g)].map(([symbol]) => ({
      kind: "security" as const,
      name: symbol.toLowerCase(),
    })),
  );

const namesOf = (labels: readonly Label[]): Label[] => [
  ...new Map(labels.map((label) => [`${label.kind} ${label.name}`, label])).values(),
];

/** A line of text is a row about what it names. */
function textCells(text: string, labels: readonly Label[], names: readonly Label[]): Cell[] {
  const low = text.toLowerCase();
  const own = names.filter(({ name }) => low.includes(name));
  return claims(text).flatMap((claim) => {
    const { unit } = claim;
    return valuesOf(claim).map((value) => ({
      value,
      unit,
      field: "",
      labels: [...labels, ...own],
    }));
  });
}

/** "343.82 billion" states both 343.82 and 343,820,000,000. */
function valuesOf({ digits, sign, scale }: Claim): string[] {
  const signed = `${sign === "minus" ? "-" : ""}${digits}`;
  return scale === 1 ? [signed] : [signed, plain(Number(signed) * scale)];
}

const plain = (value: number): string =>
  Math.abs(value) >= 1e21 || (value !== 0 && Math.abs(value) < 1e-6)
    ? value.toFixed(12)
    : String(value);
