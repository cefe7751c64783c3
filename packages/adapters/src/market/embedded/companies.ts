import { Company } from "@advisor/domain/market/web-result";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { companyListKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { readPacked, type StoredValue } from "./packed-item.ts";
import { rankMatches } from "./rank-matches.ts";
import { datasetDay, simulatedValue } from "./simulated.ts";

export const embeddedCompanies = (table: Table): MarketPorts["companies"] => ({
  async lookup(text, limit) {
    const { value, as_of } = await readCompanyList(table);
    const found = rankMatches(text, value, ({ symbol, name, sector }) => [symbol, name, sector]);
    return simulatedValue(found.slice(0, limit), as_of, "eod");
  },
});

/** Public and private companies, in one read. */
export async function readCompanyList(table: Table): Promise<StoredValue<Company[]>> {
  const stored = await readPacked(table, companyListKey, z.array(Company));
  return stored ?? { value: [], as_of: await datasetDay(table) };
}
