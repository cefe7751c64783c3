import type * as z from "zod";

type Issue = z.core.$ZodRawIssue;

const nouns: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const noun = (expected: string): string => nouns[expected] ?? `a ${expected}`;

/**
 * Explains what is wrong with a value and what to send instead; pass it to `safeParse` as `error`.
 * A schema's own message takes precedence.
 */
export function issueMessage(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `is missing: send ${noun(issue.expected)}`
        : `must be ${noun(issue.expected)}`;
    case "too_small":
      return `must be ${bounded(issue.origin, "at least", issue.minimum, issue.inclusive)}`;
    case "too_big":
      return `must be ${bounded(issue.origin, "at most", issue.maximum, issue.inclusive)}`;
    case "invalid_value":
      return `must be ${oneOf(issue.values)}`;
    case "unrecognized_keys":
      return `has no field named ${list(issue.keys.map((key) => JSON.stringify(key)))}: leave it out`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_format":
      return formats[issue.format] ?? `must match ${issue.pattern ?? issue.format}`;
    case "invalid_union":
      if (Array.isArray(issue.options)) return `must be ${oneOf(issue.options.filter(isStated))}`;
      return unknownForm;
    default:
      return unknownForm;
  }
}

/** False for the option that stands for leaving out a discriminator with a default: it is no value to send. */
const isStated = (option: unknown): boolean => option !== undefined;

const unknownForm = "does not match any accepted form";

const formats: Readonly<Record<string, string>> = {
  datetime: "must be a time such as 2026-12-03T16:00:00Z",
  date: "must be a day, YYYY-MM-DD",
  url: "must be an address such as https://example.com",
  email: "must be an e-mail address",
};

function bounded(
  origin: string,
  direction: "at least" | "at most",
  bound: number | bigint,
  inclusive = true,
): string {
  const number = bound.toLocaleString("en-US");
  if (origin === "string")
    return `${direction} ${number} ${bound === 1 ? "character" : "characters"}`;
  if (origin === "array" || origin === "set")
    return `a list of ${direction} ${number} ${bound === 1 ? "item" : "items"}`;
  if (inclusive) return `${direction} ${number}`;
  return direction === "at least" ? `more than ${number}` : `less than ${number}`;
}

function oneOf(values: readonly unknown[]): string {
  const written = values.map((value) => JSON.stringify(value) ?? String(value));
  return written.length === 1 ? String(written[0]) : `one of ${list(written)}`;
}

/** The sender chooses the names, so only a few are listed, and long ones are shortened. */
function list(words: readonly string[]): string {
  const named = words
    .slice(0, 30)
    .map((word) => (word.length > 60 ? `${word.slice(0, 60)}…` : word));
  return named.join(", ").toWellFormed();
}
