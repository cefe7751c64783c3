import { dimensionOf } from "@advisor/query/schema/fields";
import type { Ask } from "@advisor/query/schema/query";
import { isAccountField } from "@advisor/query/schema/subject";

/** Restricts the ask to one account, unless it names one itself or cannot be restricted. */
export function narrowToAccount(ask: Ask, account: string | undefined): Ask {
  if (account === undefined) return ask;
  if (ask.kind === "clarify") {
    return { ...ask, options: ask.options.map((option) => narrowToAccount(option, account)) };
  }
  if (ask.kind !== "query") return ask;
  const { query } = ask;
  const { where = [], group_by = [] } = query;
  const names = [...where.map(({ field }) => field), ...group_by].some(isAccountField);
  if (names || dimensionOf(query.dataset, "account") === undefined) return ask;
  const own = { field: "account", op: "is" as const, values: [account] };
  return { kind: "query", query: { ...query, where: [...where, own] } };
}
