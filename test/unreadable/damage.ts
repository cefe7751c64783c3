import { gunzipSync, gzipSync } from "node:zlib";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";

type Item = Record<string, unknown>;

/** Changes a stored item directly. */
export async function damage(pk: string, sk: string, change: (item: Item) => Item): Promise<void> {
  const client = new DynamoDBClient();
  const TableName = process.env.TABLE_NAME;
  const { Item: stored } = await client.send(
    new GetItemCommand({ TableName, Key: marshall({ pk, sk }) }),
  );
  if (stored === undefined) throw new Error(`there is no ${pk} ${sk}`);
  await client.send(
    new PutItemCommand({
      TableName,
      Item: marshall(change(unmarshall(stored)), { allowImpreciseNumbers: true }),
    }),
  );
  client.destroy();
}

export const entryAt = (conversation: string, seq: number): [string, string] => [
  `CON#${conversation}`,
  `ENTRY#${String(seq).padStart(10, "0")}`,
];

/** Changes the entry's JSON, packed as the store packs it; the hash stays. */
export const rewritten =
  (change: (text: string) => string) =>
  (item: Item): Item => ({
    ...item,
    bytes: gzipSync(change(gunzipSync(item.bytes as Uint8Array).toString("utf8"))),
  });
