import type * as z from "zod";
import type { FileFault } from "./fault.ts";

const add = "add it";
const correct = "correct it";

/**
 * Turns a zod issue into faults with readable messages: one for each unknown field, and those of
 * the closest branch of a union.
 */
export function faultsOfIssue(issue: z.core.$ZodIssue, content: unknown): FileFault[] {
  const { path } = issue;
  const found = at(content, path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...path, key],
      problem: "is not a field here",
      remedy: "remove it or correct its name",
    }));
  }
  if (found === undefined) return [{ path, problem: "is missing", remedy: add }];
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String).join(", ");
    return [{ path, problem: `${written(found)} is not known`, remedy: `use one of ${values}` }];
  }
  if (typeof found === "number" && issue.code === "invalid_type" && issue.expected === "string") {
    const remedy = `write it as text, "${found}", so that no digit is lost`;
    return [{ path, problem: `${found} is a number`, remedy }];
  }
  if (issue.code === "invalid_format" && issue.format === "date") {
    return [{ path, problem: `${written(found)} is not a day`, remedy: "write it as YYYY-MM-DD" }];
  }
  const problem = `${written(found)} does not fit`;
  return [{ path, problem, remedy: expected(issue) ?? correct }];
}

function expected(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === "invalid_format" && issue.format === "datetime")
    return "write it as 2026-12-03T16:00:00Z";
  if (issue.code === "invalid_union") return "write an amount, or months and monthly_spend";
  return `expected ${issue.message.replace(/^Invalid (input|string): /, "").replace(/^expected /, "")}`;
}

const written = (found: unknown): string => {
  const text = JSON.stringify(found);
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
};

function at(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    content,
  );
}
