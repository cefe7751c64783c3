export type ToolInput = Readonly<Record<string, unknown>>;

/** What a field of text can show; lists and records stay as they are. */
export const isEditable = (value: unknown): boolean =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** A value as typed: a number stays a number, an emptied field is null; the tool checks the rest. */
export function withText(before: unknown, text: string): unknown {
  if (text.trim() === "") return null;
  if (typeof before === "number" && Number.isFinite(Number(text))) return Number(text);
  if (typeof before === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

/** What is sent of changed arguments; undefined when nothing was changed. */
export const changedFrom = (before: ToolInput, edited: ToolInput): ToolInput | undefined =>
  JSON.stringify(before) === JSON.stringify(edited) ? undefined : edited;
