import type { Query } from "./expression.ts";
import type { Item, Table } from "./table.ts";

/**
 * Reads every item of a partition with a sort-key prefix or in a sort-key range. Only for sets that are
 * naturally small, such as one household.
 */
export async function readAll(
  table: Table,
  query: Pick<Query, "pk" | "prefix" | "between">,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...query, limit: 500, cursor });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}
