import { daysBetween } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import { accountDimensions, unknownAccount } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { calendarDimensions, calendarOf, dayOf, name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure, usd } from "../book/measures.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

export const needs: Dataset = {
  noun: ["cash need", "cash needs"],
  date: "due",
  dimensions: {
    ...accountDimensions,
    kind: name("kind", ["withdrawal", "rmd", "tuition", "tax", "fee", "other"]),
    due: dayOf("due date"),
    note: name("note"),
    ...calendarDimensions,
  },
  measures: { amount: usd("amount"), days: statedMeasure("days until due", "days"), count },
  columns: ["amount"],
  title: ["due", "kind", "account", "note"],
  order: { by: "due", direction: "asc" },
  events: true,
  rows: ({ snapshot, accounts, as_of }: Facts): Row[] =>
    snapshot.household.needs.map((need) => {
      return {
        id: need.id,
        key: need.id,
        source: sources.household,
        as_of,
        day: need.due,
        dimensions: {
          ...(accounts.get(need.account_id ?? "") ?? unknownAccount(null)),
          kind: need.kind,
          due: need.due,
          note: need.note,
          ...calendarOf(need.due),
        },
        figures: { amount: decimal(need.amount), days: decimal(daysBetween(as_of, need.due)) },
      };
    }),
};
