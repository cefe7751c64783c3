import { Fault } from "@advisor/domain/fault";
import type * as z from "zod";
import type { TableItem } from "./table.ts";

/** Called when a stored item is skipped because it cannot be parsed. The keys contain only ids. */
export type OnSkippedItem = (key: { pk: string; sk: string }) => void;

export const ignoreSkippedItem: OnSkippedItem = () => undefined;

/** Parses a stored value, or throws a Fault that names it. Never returns a partial value as if it were complete. */
export function parseStored<Schema extends z.ZodType>(
  schema: Schema,
  stored: unknown,
  what: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw unreadableFault(what, parsed.error);
}

export const unreadableFault = (what: string, cause: unknown): Fault =>
  new Fault(
    "defect",
    "unreadable",
    `The stored ${what} cannot be read. Everything else goes on; ask the operator to restore it.`,
    { cause },
  );

/** Parses the items of a list and skips invalid ones; for lists whose items do not depend on each other. */
export function readableItems<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly TableItem[],
  of: (item: TableItem) => unknown,
  skipped: OnSkippedItem,
): z.infer<Schema>[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(of(item));
    if (parsed.success) return [parsed.data];
    skipped({ pk: String(item.pk), sk: String(item.sk) });
    return [];
  });
}
