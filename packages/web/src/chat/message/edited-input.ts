export type ToolInput = Readonly<Record<string, unknown>>;

/** Whether a text field can edit the value; lists and records cannot be edited. */
export const isEditable = (value: unknown): boolean =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/**
 * Parses a typed value: a number stays a number, and an empty field is null. The tool checks the
 * rest.
 */
export function withText(before: unknown, text: string): unknown {
  if (text.trim() === "") return null;
  if (typeof before === "number" && Number.isFinite(Number(text))) return Number(text);
  if (typeof before === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

/** The changed arguments to send; undefined if nothing changed. */
export const changedFrom = (before: ToolInput, edited: ToolInput): ToolInput | undefined =>
  JSON.stringify(before) === JSON.stringify(edited) ? undefined : edited;
