import type { TableQuery } from "./expression.ts";
import type { Table, TableItem } from "./table.ts";

/**
 * Reads every item of a partition with a sort-key prefix or in a sort-key range. Only for sets that are
 * naturally small, such as one household.
 */
export async function readAll(
  table: Table,
  query: Pick<TableQuery, "pk" | "prefix" | "between">,
): Promise<TableItem[]> {
  const items: TableItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query({ ...query, limit: 500, cursor });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}
