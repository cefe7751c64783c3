import { decimal, sum } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { usd } from "../format.ts";
import type { Summary } from "../looked-up.ts";
import type { Looked, Reply } from "../reply.ts";

type Field = "total_value" | "total_cash" | "settled_cash" | "unsettled_cash";

/** What is asked for on average over the accounts, before the figures of each. */
export function withAverage(
  said: Reply,
  field: Field,
  { data: { accounts } }: Looked<z.infer<typeof Summary>>,
): Reply {
  if (accounts.length < 2) return said;
  const mean = sum(accounts.map((row) => decimal(row[field])))
    .div(accounts.length)
    .round(2);
  const text = `The average ${names[field]} over ${accounts.length} accounts is ${usd(mean)}. ${said.text}`;
  return { ...said, text, calculated: [...said.calculated, mean.toNumber(), accounts.length] };
}

const names: Readonly<Record<Field, string>> = {
  total_value: "value",
  total_cash: "cash",
  settled_cash: "settled cash",
  unsettled_cash: "unsettled cash",
};

/** The figure of the cash that is asked for. */
export const cashField = ({ cash }: Params): Field =>
  cash === "settled" || cash === "unsettled" ? `${cash}_cash` : "total_cash";
