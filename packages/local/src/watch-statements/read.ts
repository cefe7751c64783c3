import { type Dataset, sections } from "@advisor/domain/brokerage/dataset";
import { decimal } from "@advisor/domain/decimal";
import * as z from "zod";
import { expandSharedFields } from "./expand-shared-fields.ts";

const Statements = z.strictObject(sections).partial();

/** Parses the sections of a file; throws an error that says in one line where the file is wrong. */
export function readStatements(text: string): Partial<Dataset> {
  const raw = asText(expandSharedFields(parsedJson(text)));
  const parsed = Statements.safeParse(raw);
  if (!parsed.success) throw new Error(issueText(parsed.error));
  const unknown = unknownIn(raw, parsed.data, []);
  if (unknown !== undefined) throw new Error(`${unknown} is not known.`);
  const found = Object.entries(parsed.data).filter(([, section]) => section !== undefined);
  if (found.length === 0) {
    throw new Error(`It holds none of ${Object.keys(sections).join(", ")}.`);
  }
  return Object.fromEntries(found);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    throw new Error(`${message}${lineIn(message, text)}.`);
  }
}

/** The line of the excerpt, if the message quotes one and gives no line number. */
function lineIn(message: string, text: string): string {
  const [, cut = "", excerpt = ""] =
    /, (\.{3})?"(.*?)"(?:\.{3})? is not valid JSON$/s.exec(message) ?? [];
  const start = excerpt === "" ? -1 : text.indexOf(excerpt);
  if (start < 0) return "";
  const token = /^Unexpected token '(.)'/su.exec(message)?.[1] ?? "";
  const at = cut === "" ? text.indexOf(token) : start + excerptBefore;
  return ` (line ${text.slice(0, at).split("\n").length})`;
}

/** How many characters the message quotes before the token. */
const excerptBefore = 10;

/** Amounts are stored as text; a number with at most fifteen digits is converted without loss. */
function asText(value: unknown): unknown {
  if (typeof value === "number") return numberText(value) ?? value;
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asText(one)]));
}

function numberText(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  return Number(value.toPrecision(15)) === value ? decimal(value).toFixed() : undefined;
}

function issueText({ issues }: z.ZodError): string {
  const [first, ...more] = issues;
  const place = first === undefined ? "" : pathOf(first.path);
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `${place === "" ? "" : `${place}: `}${first?.message}${others}`;
}

/** `positions.positions[0].quantity` */
const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .slice(1);

/** The first key that the schema does not know. */
function unknownIn(raw: unknown, kept: unknown, path: PropertyKey[]): string | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const known = new Map(Object.entries(kept ?? {}));
  for (const [key, value] of Object.entries(raw)) {
    const place = [...path, Array.isArray(raw) ? Number(key) : key];
    if (!known.has(key)) return pathOf(place);
    const inside = unknownIn(value, known.get(key), place);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
