import * as z from "zod";
import { percentText, quantityText, shortAmount } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { plainLine } from "../../format/text.ts";
import { notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Ownership = z.object({
  found: z.boolean(),
  symbol: z.string(),
  owners: z.array(
    z.object({
      name: z.string(),
      shares: z.number(),
      shares_change: z.number().nullable(),
      value_usd: z.number().nullable(),
      owned_pct: z.number().nullable(),
      report_date: z.string(),
    }),
  ),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

const shown = 10;

export const getInstitutionOwnership = writer(Ownership, (ownership, input) => {
  const [largest] = ownership.owners;
  if (!ownership.found || largest === undefined) return notFound(ownership, input);
  const part =
    largest.owned_pct === null ? "" : ` or ${percentText(largest.owned_pct)} of the company`;
  const lead = `The largest institution in ${plainLine(ownership.symbol)} is ${plainLine(largest.name)} with ${quantityText(largest.shares)} shares${part}, by its 13F report for ${plainLine(largest.report_date)}.`;
  const rows = ownership.owners
    .slice(0, shown)
    .map((owner) => [
      plainLine(owner.name),
      quantityText(owner.shares),
      owner.shares_change === null ? "-" : signed(owner.shares_change),
      owner.value_usd === null ? "-" : shortAmount(owner.value_usd, "USD"),
      owner.owned_pct === null ? "-" : percentText(owner.owned_pct),
      plainLine(owner.report_date),
    ]);
  return paragraphs([
    `${lead} ${cite(input)}`,
    table(["Institution", "Shares", "Change", "Value", "Of the company", "Reported for"], rows),
  ]);
});

const signed = (value: number): string => `${value > 0 ? "+" : ""}${quantityText(value)}`;
