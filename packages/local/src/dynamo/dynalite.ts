import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import db, { type Store } from "dynalite/db/index.js";
import { ApiError, errorBody, errorType } from "./api-error.ts";
import { listen, type RunningServer } from "./listen.ts";
import { type Body, performOperation, tableOf, validatedRequest } from "./operation.ts";
import { type ReplayedAnswers, transactGet, transactWrite } from "./transact.ts";
import { describeTimeToLive, updateTimeToLive } from "./ttl.ts";
import { performWrite } from "./write.ts";

type Operation = (body: Body) => Promise<Body>;

/** Wraps dynalite to add transactions, ALL_OLD and time to live. */
export async function startDynalite(
  path: string | undefined,
  port: number,
): Promise<RunningServer> {
  const timing = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  const store = db.create(path ? { ...timing, path } : timing);
  await store.db.open();
  const operations = operationsOf(store);
  const server = await listen((request, response) => answer(operations, request, response), port);
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await store.db.close();
    },
  };
}

function operationsOf(store: Store): Map<string, Operation> {
  const alone = mutex();
  const replays: ReplayedAnswers = new Map();
  const plain = (name: string) => (body: Body) =>
    performOperation(store, name, validatedRequest(store, name, body));

  const operations = new Map<string, Operation>();
  for (const name of ["BatchGetItem", "DescribeTable", "GetItem", "ListTables", "Query", "Scan"]) {
    operations.set(name, plain(name));
  }
  for (const name of ["BatchWriteItem", "DeleteItem", "PutItem", "UpdateItem"]) {
    operations.set(name, (body) => alone(() => performWrite(store, name, body)));
  }
  for (const name of ["CreateTable", "DeleteTable"]) {
    operations.set(name, (body) =>
      alone(async () => {
        const answered = await plain(name)(body);
        await waitForTableStatus(store, body.TableName, name === "CreateTable");
        return answered;
      }),
    );
  }
  operations.set("TransactWriteItems", (body) => alone(() => transactWrite(store, body, replays)));
  operations.set("TransactGetItems", (body) => alone(() => transactGet(store, body)));
  operations.set("UpdateTimeToLive", (body) => alone(() => updateTimeToLive(store, body)));
  operations.set("DescribeTimeToLive", (body) => describeTimeToLive(store, body));
  return operations;
}

async function answer(
  operations: Map<string, Operation>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = String(request.headers["x-amz-target"]).replace("DynamoDB_20120810.", "");
  const [status, body] = await outcome(operations.get(name), await text(request));
  response.writeHead(status, { "content-type": "application/x-amz-json-1.0" });
  response.end(JSON.stringify(body));
}

async function outcome(
  operation: Operation | undefined,
  body: string,
): Promise<[status: number, body: Body]> {
  try {
    if (!operation) throw new ApiError("UnknownOperationException", "");
    return [200, await operation(JSON.parse(body))];
  } catch (error) {
    const known = errorBody(error);
    return known ? [400, known] : [500, { __type: "InternalServerError", message: String(error) }];
  }
}

/** Runs tasks one after the other. */
function mutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

/** Waits until a table is active or deleted, because dynalite does that after its response. */
async function waitForTableStatus(store: Store, name: unknown, present: boolean): Promise<void> {
  while ((await exists(store, name)) !== present) await setImmediate();
}

async function exists(store: Store, name: unknown): Promise<boolean> {
  try {
    await tableOf(store, name);
    return true;
  } catch (error) {
    if (errorType(error) === "ResourceNotFoundException") return false;
    throw error;
  }
}
