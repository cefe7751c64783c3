import { fromSdkClient } from "@advisor/adapters/aws/sdk-settings";
import { openTable } from "@advisor/adapters/dynamo/table";
import { expiresAttribute, tableDefinition } from "@advisor/adapters/dynamo/table-definition";
import { systemClock } from "@advisor/adapters/world";
import { sampleVersion } from "@advisor/sample-data/version";
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";

const seedKey = { pk: "SEED", sk: "SAMPLE" };

/** Creates the table on first start, and writes the sample data if this version of it is missing. */
export async function prepareTable(endpoint: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint });
  const name = String(process.env.TABLE_NAME);
  await create(client, name);
  const table = openTable({ name, client: fromSdkClient(client), clock: systemClock(undefined) });
  const digest = sampleVersion();
  if ((await table.get(seedKey))?.digest !== digest) {
    // Imported only when needed, because the sample data is large.
    const { seed } = await import("@advisor/sample-data/seed");
    await seed(table);
    await table.write({ put: { ...seedKey, digest }, when: "any" });
  }
  client.destroy();
}

async function create(client: DynamoDBClient, TableName: string): Promise<void> {
  try {
    await client.send(new CreateTableCommand(tableDefinition(TableName)));
    const TimeToLiveSpecification = { AttributeName: expiresAttribute, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
}
