import db, { type Attributes, type Store } from "dynalite/db/index.js";
import { errorBody, errorType } from "./api-error.ts";
import { type Body, performOperation, tableOf, validatedRequest } from "./operation.ts";
import { writeBuffer } from "./write-buffer.ts";

/** Performs one write request; its items and their index entries are committed together. */
export async function performWrite(store: Store, name: string, raw: Body): Promise<Body> {
  const request = validatedRequest(store, name, raw);
  const staged = writeBuffer(store);
  try {
    const answer = await performOperation(staged.store, name, request);
    await store.db.batch(staged.writes);
    return answer;
  } catch (error) {
    const body = errorBody(error);
    const item = await refusedItem(store, raw, error);
    if (body && item) body.Item = item;
    throw error;
  }
}

/** The item that a failed condition was checked against, if the request asked for it. */
export async function refusedItem(
  store: Store,
  raw: Body,
  error: unknown,
): Promise<unknown | undefined> {
  if (errorType(error) !== "ConditionalCheckFailedException") return;
  if (raw.ReturnValuesOnConditionCheckFailure !== "ALL_OLD") return;
  const table = await tableOf(store, raw.TableName);
  const key = db.createKey((raw.Item ?? raw.Key) as Attributes, table);
  return new Promise((resolve, reject) => {
    store.getItemDb(table.TableName).get(key, (failure, item) => {
      if (failure) reject(failure);
      else resolve(item);
    });
  });
}
