import * as z from "zod";
import { money, paragraphs, plain, table } from "../format.ts";
import { notStated } from "./absent.ts";
import { cite, type Given, writer } from "./writer.ts";

const Amounts = z.object({
  total_value: z.number(),
  total_cash: z.number(),
  settled_cash: z.number(),
  unsettled_cash: z.number(),
});
type Amounts = z.infer<typeof Amounts>;
const Summary = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  account: z.string().nullable(),
  accounts: z.array(Amounts.extend({ account: z.string() })),
  totals: Amounts.nullable(),
});

export const getAccountSummary = writer(Summary, (summary, given) => {
  if (!summary.found || summary.totals === null) return notStated(summary, given);
  const of =
    summary.account === null || summary.account === "all"
      ? "the accounts together"
      : plain(summary.account);
  const rows = summary.accounts.map((row) => [
    plain(row.account),
    money(row.total_value),
    money(row.total_cash),
    money(row.settled_cash),
    money(row.unsettled_cash),
  ]);
  return paragraphs([
    `${lead(of, summary.totals, given)} The custodian states this. ${cite(given)}`,
    rows.length < 2
      ? ""
      : table(["Account", "Value", "Cash", "Settled cash", "Unsettled cash"], rows),
  ]);
});

function lead(of: string, totals: Amounts, { question }: Given): string {
  const { total_value, total_cash, settled_cash, unsettled_cash } = totals;
  const unsettled = unsettled_cash === 0 ? "" : `, ${money(unsettled_cash)} unsettled`;
  if (/\b(?:settled|withdraw\w*|buying power|available)\b/i.test(question)) {
    return `Settled cash of ${of}: **${money(settled_cash)}**, of ${money(total_cash)} cash in all${unsettled}. Settled cash is what can be withdrawn.`;
  }
  if (/\bcash\b/i.test(question)) {
    return `Cash of ${of}: **${money(total_cash)}**, ${money(settled_cash)} of it settled${unsettled}.`;
  }
  return `Value of ${of}: **${money(total_value)}**, ${money(total_cash)} of it cash.`;
}
