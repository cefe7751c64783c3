/** A value in DynamoDB's JSON format; bytes are base64. */
export type Attribute =
  | { S: string }
  | { N: string }
  | { B: string }
  | { BOOL: boolean }
  | { NULL: true }
  | { L: Attribute[] }
  | { M: Attributes };

export type Attributes = Record<string, Attribute>;

/** Encodes an object as a DynamoDB item. Undefined values are dropped. */
export function toAttributes(item: object): Attributes {
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(item)) {
    if (value !== undefined) attributes[name] = attributeOf(value);
  }
  return attributes;
}

function attributeOf(value: unknown): Attribute {
  if (typeof value === "string") return { S: value };
  if (typeof value === "number") return { N: numeral(value) };
  if (typeof value === "boolean") return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Uint8Array) {
    const { buffer, byteOffset, byteLength } = value;
    return { B: Buffer.from(buffer, byteOffset, byteLength).toString("base64") };
  }
  if (Array.isArray(value)) {
    return { L: value.filter((one) => one !== undefined).map(attributeOf) };
  }
  if (typeof value === "object") return { M: toAttributes(value) };
  throw new Error(`A ${typeof value} cannot be stored.`);
}

/** Throws on numbers that DynamoDB would not store exactly: passing one is a bug. */
function numeral(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new Error(`The number ${value} cannot be stored.`);
  }
  return String(value);
}

export function fromAttributes(attributes: Attributes): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) item[name] = plainValue(attribute);
  return item;
}

function plainValue(attribute: Attribute): unknown {
  if ("S" in attribute) return attribute.S;
  if ("N" in attribute) return Number(attribute.N);
  if ("BOOL" in attribute) return attribute.BOOL;
  if ("NULL" in attribute) return null;
  if ("B" in attribute) return new Uint8Array(Buffer.from(attribute.B, "base64"));
  if ("L" in attribute) return attribute.L.map(plainValue);
  if ("M" in attribute) return fromAttributes(attribute.M);
  throw new Error(`An attribute of kind ${Object.keys(attribute).join()} cannot be read.`);
}
