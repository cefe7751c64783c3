import { parseSafeJson } from "./safe-json.ts";

type Schema = Readonly<Record<string, unknown>>;

/**
 * Coerces a model's arguments to the schema: null for an optional argument is dropped, and text is
 * parsed if the schema wants another type. Everything else is left for the tool to accept or
 * reject.
 */
export const lenientArguments = (schema: Schema, value: unknown): unknown =>
  read(schema, value, schema);

function read(schema: unknown, value: unknown, root: Schema): unknown {
  const wanted = branchFor(resolved(schema, root), value, root);
  if (typeof value === "string") return readText(wanted, value, root);
  if (Array.isArray(value)) return value.map((one) => read(wanted.items, one, root));
  return isObject(value) ? readObject(wanted, value, root) : value;
}

function readText(wanted: Schema, value: string, root: Schema): unknown {
  if (accepts(wanted, value, root)) return value;
  const parsed = parseSafeJson(value);
  if (parsed === undefined || parsed === null || !accepts(wanted, parsed, root)) return value;
  return typeof parsed === "object" ? read(wanted, parsed, root) : parsed;
}

function readObject(wanted: Schema, value: Schema, root: Schema): Schema {
  const properties = isObject(wanted.properties) ? wanted.properties : {};
  const required = Array.isArray(wanted.required) ? wanted.required : [];
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : wanted.additionalProperties;
    const isOptional = isObject(own) && !required.includes(key);
    const absent = inner === null && isOptional && !accepts(own, null, root);
    return absent ? [] : [[key, read(own, inner, root)] as const];
  });
  return Object.fromEntries(entries);
}

/** The alternative that the value matches, directly or after parsing. */
function branchFor(schema: Schema, value: unknown, root: Schema): Schema {
  const branches = schema.anyOf ?? schema.oneOf;
  if (!Array.isArray(branches)) return schema;
  const all = branches.map((one) => resolved(one, root));
  const parsed = typeof value === "string" ? parseSafeJson(value) : undefined;
  return (
    all.find((one) => accepts(one, value, root)) ??
    all.find((one) => parsed !== undefined && parsed !== null && accepts(one, parsed, root)) ??
    {}
  );
}

/** Whether a value has the schema's type. A schema without a type accepts everything. */
function accepts(schema: unknown, value: unknown, root: Schema): boolean {
  const wanted = resolved(schema, root);
  const branches = wanted.anyOf ?? wanted.oneOf;
  if (Array.isArray(branches)) return branches.some((one) => accepts(one, value, root));
  const fixed = Array.isArray(wanted.enum)
    ? wanted.enum
    : "const" in wanted
      ? [wanted.const]
      : undefined;
  if (fixed !== undefined) return fixed.some((one) => typeof one === typeof value);
  const types = Array.isArray(wanted.type)
    ? wanted.type
    : wanted.type === undefined
      ? []
      : [wanted.type];
  return types.length === 0 || types.some((type) => isOf(type, value));
}

function isOf(type: unknown, value: unknown): boolean {
  if (type === "integer") return Number.isSafeInteger(value);
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "object") return isObject(value);
  return typeof value === type;
}

function resolved(schema: unknown, root: Schema): Schema {
  if (!isObject(schema)) return {};
  if (typeof schema.$ref !== "string") return schema;
  const path = schema.$ref.replace(/^#\//, "").split("/");
  const found = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);
  return isObject(found) && found !== schema ? found : {};
}

const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
