import { Company } from "@advisor/domain/market/web-result";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { companiesKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { matching } from "./matching.ts";
import { datasetDay, simulated } from "./simulated.ts";
import { type Stored, unpacked } from "./stored.ts";

export const companies = (table: Table): MarketPorts["companies"] => ({
  async lookup(text, limit) {
    const { value, as_of } = await companyList(table);
    const found = matching(text, value, ({ symbol, name, sector }) => [symbol, name, sector]);
    return simulated(found.slice(0, limit), as_of, "eod");
  },
});

/** Public and private companies, in one read. */
export async function companyList(table: Table): Promise<Stored<Company[]>> {
  const stored = await unpacked(table, companiesKey, z.array(Company));
  return stored ?? { value: [], as_of: await datasetDay(table) };
}
