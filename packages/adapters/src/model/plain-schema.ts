type Json = Record<string, unknown>;

/** The JSON Schema keywords that all servers support. */
const known: ReadonlySet<string> = new Set([
  "type",
  "description",
  "properties",
  "required",
  "items",
  "enum",
]);

/**
 * Reduces the schema to those keywords: references are inlined, and only the first nonempty
 * alternative is kept.
 */
export const simplifySchema = (schema: Json): Json => plain(schema, schema, 0);

/** No tool schema is nested this deeply; recursive schemas are cut here. */
const deepest = 8;

function plain(value: unknown, root: Json, depth: number): Json {
  if (!isObject(value) || depth > deepest) return {};
  const alternatives = value.anyOf ?? value.oneOf;
  if (typeof value.$ref === "string") return plain(referred(value.$ref, root), root, depth + 1);
  if (Array.isArray(alternatives)) {
    const first = alternatives.find((one) => isObject(one) && one.type !== "null");
    const { description } = value;
    return {
      ...plain(first, root, depth + 1),
      ...(description === undefined ? {} : { description }),
    };
  }
  const words = Object.entries(value).filter(([key]) => known.has(key));
  const fixed = value.const === undefined ? [] : [["enum", [value.const]] as const];
  return Object.fromEntries(
    [...words, ...fixed].map(([key, inner]) => [key, word(key, inner, root, depth)]),
  );
}

function word(key: string, value: unknown, root: Json, depth: number): unknown {
  if (key === "items") return plain(value, root, depth + 1);
  if (key === "type" && Array.isArray(value)) return value.find((one) => one !== "null");
  if (key !== "properties" || !isObject(value)) return value;
  const inner = Object.entries(value).map(([name, one]) => [name, plain(one, root, depth + 1)]);
  return Object.fromEntries(inner);
}

const referred = (ref: string, root: Json): unknown =>
  ref
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root);

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
