import { Company } from "@advisor/domain/market/web-result";
import * as z from "zod";
import { bullets, paragraphs } from "../../format/markdown.ts";
import { plainLine, quotation } from "../../format/text.ts";
import { notFoundItem } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Companies = z.object({
  company_name: z.string(),
  companies: z.array(Company),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

const descriptionLength = 400;

export const companyLookup = writer(Companies, (found, input) => {
  const asked = quotation(found.company_name, 80);
  const [first, ...others] = found.companies;
  if (first === undefined) return `${asked}: ${notFoundItem(found)} ${cite(input)}`;
  return paragraphs([
    `${card(first)} ${cite(input)}`,
    quotation(first.description, descriptionLength),
    others.length === 0 ? "" : bullets(others.map(card)),
  ]);
});

function card({ name, symbol, exchange, sector, country }: Company): string {
  const listing = symbol === null ? "not listed" : [symbol, exchange ?? []].flat().join(", ");
  const rest = [sector ?? [], country ?? []].flat().map(plainLine).join(", ");
  return `**${plainLine(name)}** (${plainLine(listing)})${rest === "" ? "" : `: ${rest}`}.`;
}
