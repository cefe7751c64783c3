import { fromSdkClient } from "@advisor/adapters/aws/sdk-settings";
import {
  readSections,
  sectionReplacements,
} from "@advisor/adapters/dynamo/household/brokerage-store";
import { openTable, type Table } from "@advisor/adapters/dynamo/table";
import { systemClock } from "@advisor/adapters/world";
import type { Dataset } from "@advisor/domain/brokerage/dataset";
import { d11 } from "@advisor/sample-data/brokerage/d11";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

const household = "hh_d11";
/** The item that tells whether the stored statements came from a file or are those of the sample. */
const markKey = { pk: "SEED", sk: "STATEMENTS" };

/** Replaces the sample's statements with the file's in one transaction; missing sections keep the sample's. */
export const keepStatements = (endpoint: string, sections: Partial<Dataset>): Promise<void> =>
  withTable(endpoint, (table) => write(table, { ...d11, ...sections }, true));

/** Restores the sample's statements if a file's are stored. */
export const restoreStatements = (endpoint: string): Promise<void> =>
  withTable(endpoint, async (table) => {
    if ((await table.get(markKey))?.from_file === true) await write(table, d11, false);
  });

async function write(table: Table, dataset: Dataset, from_file: boolean): Promise<void> {
  const before = await readSections(table, household);
  const items = [...sectionReplacements(household, before, dataset), { ...markKey, from_file }];
  const refused = await table.writeAll(items.map((put) => ({ put, when: "any" })));
  if (refused !== undefined) throw new Error("The store did not take it. Save the file again.");
}

async function withTable(endpoint: string, work: (table: Table) => Promise<void>): Promise<void> {
  const client = new DynamoDBClient({ endpoint });
  try {
    const name = String(process.env.TABLE_NAME);
    await work(openTable({ name, client: fromSdkClient(client), clock: systemClock(undefined) }));
  } finally {
    client.destroy();
  }
}
