import { datasetNames } from "../datasets/datasets.ts";

export type Raw = Readonly<Record<string, unknown>>;

export const isRecord = (raw: unknown): raw is Raw =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** No query is deeper. What is below is left to the check. */
const mostDepth = 12;

/** Without null, "", [] and {}, at any depth: they mean "not used". */
export function withoutEmpty(raw: unknown, depth = mostDepth): unknown {
  if (depth === 0) return raw;
  if (Array.isArray(raw)) {
    const items = raw.map((one) => withoutEmpty(one, depth - 1)).filter((one) => one !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (raw === null || raw === "") return undefined;
  if (!isRecord(raw)) return raw;
  const rest = Object.entries(raw)
    .map(([name, value]) => [name, withoutEmpty(value, depth - 1)] as const)
    .filter(([, value]) => value !== undefined);
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** Our names, each with the other words for it: `{ where: "filter filters" }`. */
export type Synonyms = Readonly<Record<string, string>>;

/** Our name for a word; the word itself if there is none. */
export const ownName = (word: string, names: Synonyms): string =>
  Object.keys(names).find((own) => names[own]?.split(" ").includes(word)) ?? word;

/** With our names of the fields, unless the name is taken. */
export const renamed = (raw: Raw, names: Synonyms): Raw =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const own = ownName(name, names);
      return [own in raw ? name : own, value];
    }),
  );

/** One value where a list belongs. */
export const listOf = (raw: unknown): unknown =>
  raw === undefined || Array.isArray(raw) ? raw : [raw];

export function textOf(raw: unknown): unknown {
  if (typeof raw === "boolean") return raw ? "yes" : "no";
  return typeof raw === "number" ? String(raw) : raw;
}

/** The day of a time stamp. */
export const dayOf = (text: string): string =>
  text.replace(/^(\d{4}-\d\d-\d\d)T[\d:.+-]+Z?$/, "$1");

export const numberOf = (raw: unknown): unknown =>
  typeof raw === "string" && /^\d{1,9}$/.test(raw) ? Number(raw) : raw;

/** The field of "positions.market_value" and of `{ "field": "market_value" }`. */
export function plainName(raw: unknown): unknown {
  if (isRecord(raw)) return plainName(raw.field ?? raw.name ?? raw.measure);
  if (typeof raw !== "string") return raw;
  const [dataset, field, ...more] = raw.split(".");
  const isPath = more.length === 0 && datasetNames.some((name) => name === dataset);
  return isPath && field !== undefined ? field : raw;
}
