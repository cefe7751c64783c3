import { Fault } from "@advisor/domain/fault";
import type * as z from "zod";
import type { Item } from "./table.ts";

/** Is told of a stored item that was skipped because it cannot be read: by its keys, which hold ids only. */
export type OnSkipped = (key: { pk: string; sk: string }) => void;

export const ignored: OnSkipped = () => undefined;

/** The value, or a refusal that names what cannot be read: never a part of it as if it were the whole. */
export function orUnreadable<Schema extends z.ZodType>(
  schema: Schema,
  stored: unknown,
  what: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw unreadable(what, parsed.error);
}

export const unreadable = (what: string, cause: unknown): Fault =>
  new Fault(
    "defect",
    "unreadable",
    `The stored ${what} cannot be read. Everything else goes on; ask the operator to restore it.`,
    { cause },
  );

/** The items of a list that can be read, each good without the others. */
export function readableItems<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly Item[],
  of: (item: Item) => unknown,
  skipped: OnSkipped,
): z.infer<Schema>[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(of(item));
    if (parsed.success) return [parsed.data];
    skipped({ pk: String(item.pk), sk: String(item.sk) });
    return [];
  });
}
