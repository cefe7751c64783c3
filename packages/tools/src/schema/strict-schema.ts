type Schema = Record<string, unknown>;

/**
 * The schema for strict function calling (OpenAI's `strict: true`): every field is required, and
 * optional fields become nullable.
 */
export function strictSchema(original: Schema): Schema {
  const schema = withNamedKeys(original);
  const inner = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !refusedKeys.has(key))
      .map(([key, value]) => [key, key === "properties" ? value : strictValue(value)]),
  );
  if (!isSchema(schema.properties)) return inner;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const properties = Object.entries(schema.properties).map(([name, value]) => {
    const strict = strictValue(value) as Schema;
    return [name, required.includes(name) ? strict : nullable(strict)];
  });
  return {
    ...inner,
    properties: Object.fromEntries(properties),
    required: Object.keys(schema.properties),
    additionalProperties: false,
  };
}

/** OpenAI may refuse these (openai-node, helpers.md); the tool checks lengths itself. */
const refusedKeys = new Set(["default", "minLength", "maxLength"]);

/** Strict schemas have no maps: a map with a list of keys becomes an object with these fields. */
function withNamedKeys({ propertyNames, ...schema }: Schema): Schema {
  if (!isSchema(propertyNames) || !Array.isArray(propertyNames.enum)) return schema;
  const { additionalProperties } = schema;
  const properties = Object.fromEntries(
    propertyNames.enum.map((name) => [name, additionalProperties]),
  );
  return { ...schema, properties };
}

function nullable(schema: Schema): Schema {
  const { description, ...rest } = schema;
  const choices = Array.isArray(rest.anyOf) ? (rest.anyOf as Schema[]) : [rest];
  if (choices.some(({ type }) => type === "null")) return schema;
  return { ...(description === undefined ? {} : { description }), anyOf: [...choices, nothing] };
}

const nothing = { type: "null" };

const strictValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strictValue);
  return isSchema(value) ? strictSchema(value) : value;
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
