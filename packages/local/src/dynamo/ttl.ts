import db, { type Store } from "dynalite/db/index.js";
import { type Body, tableOf } from "./operation.ts";

/** Stores the setting and never deletes items: readers filter expired items, as they must on AWS. */
export async function updateTimeToLive(store: Store, body: Body): Promise<Body> {
  const key = await keyOf(store, body);
  const wanted = body.TimeToLiveSpecification as { AttributeName: string; Enabled: boolean };
  if (wanted.Enabled === ((await store.db.get(key)) !== undefined)) {
    throw db.validationError(`TimeToLive is already ${wanted.Enabled ? "enabled" : "disabled"}`);
  }
  await store.db.batch([
    wanted.Enabled ? { type: "put", key, value: wanted.AttributeName } : { type: "del", key },
  ]);
  return { TimeToLiveSpecification: wanted };
}

export async function describeTimeToLive(store: Store, body: Body): Promise<Body> {
  const AttributeName = await store.db.get(await keyOf(store, body));
  const TimeToLiveDescription = AttributeName
    ? { TimeToLiveStatus: "ENABLED", AttributeName }
    : { TimeToLiveStatus: "DISABLED" };
  return { TimeToLiveDescription };
}

/** By table id, so that a new table with an old name starts without the setting. */
async function keyOf(store: Store, body: Body): Promise<string> {
  const table = await tableOf(store, body.TableName);
  return `ttl~${table.TableId}`;
}
