type Schema = Readonly<Record<string, unknown>>;

/**
 * A model's arguments as its schema lets them be understood: null for an argument that may be left out is
 * none, and a text that is written as the wanted type is of that type. Everything else stays as it is, for
 * the tool to take or refuse.
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
  const parsed = json(value);
  if (parsed === undefined || parsed === null || !accepts(wanted, parsed, root)) return value;
  return typeof parsed === "object" ? read(wanted, parsed, root) : parsed;
}

function readObject(wanted: Schema, value: Schema, root: Schema): Schema {
  const properties = isObject(wanted.properties) ? wanted.properties : {};
  const required = Array.isArray(wanted.required) ? wanted.required : [];
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : wanted.additionalProperties;
    const known = Object.hasOwn(properties, key);
    const absent = inner === null && known && !required.includes(key) && !accepts(own, null, root);
    return absent ? [] : [[key, read(own, inner, root)] as const];
  });
  return Object.fromEntries(entries);
}

/** Of alternatives the one that the value fits, or that its text fits. */
function branchFor(schema: Schema, value: unknown, root: Schema): Schema {
  const branches = schema.anyOf ?? schema.oneOf;
  if (!Array.isArray(branches)) return schema;
  const all = branches.map((one) => resolved(one, root));
  const parsed = typeof value === "string" ? json(value) : undefined;
  return (
    all.find((one) => accepts(one, value, root)) ??
    all.find((one) => parsed !== undefined && parsed !== null && accepts(one, parsed, root)) ??
    {}
  );
}

/** Whether a value is of a schema's type; a schema that names none takes everything. */
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

/** The value that a text writes; undefined for text that writes none, and for one with `__proto__` in it. */
function json(text: string): unknown {
  let polluting = false;
  try {
    const value: unknown = JSON.parse(text, (key, inner) => {
      polluting ||= key === "__proto__";
      return inner;
    });
    return polluting ? undefined : value;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
