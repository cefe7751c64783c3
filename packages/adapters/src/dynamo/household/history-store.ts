import * as History from "@advisor/domain/portfolio/household-history";
import { historyKey, historyPrefix, householdPartition, type Key } from "../keys.ts";
import type { Table, TableItem } from "../table.ts";

export const historyStore = (table: Table): History.Store => ({
  async before(householdId, day) {
    const { items } = await table.query({
      pk: householdPartition(householdId),
      between: [historyPrefix, historyKey(householdId, day).sk],
      backwards: true,
      limit: 1,
    });
    const [last] = items;
    return last === undefined ? undefined : History.Info.parse(last.history);
  },
});

export const historyItem = (history: History.Info): Key & TableItem => ({
  ...historyKey(history.household_id, history.as_of),
  history,
});
