import { createHash } from "node:crypto";
import db, { type Attributes, type Store } from "dynalite/db/index.js";
import { ApiError, errorBody, errorType } from "./api-error.ts";
import { type Body, performOperation, tableOf, validatedRequest } from "./operation.ts";
import { refusedItem } from "./write.ts";
import { type WriteBuffer, writeBuffer } from "./write-buffer.ts";

/** Responses by ClientRequestToken, which DynamoDB keeps for ten minutes. */
export type ReplayedAnswers = Map<string, { request: string; until: number; answer: Body }>;

interface Step {
  kind: string;
  raw: Body;
  request: Body;
}

const ACTIONS: Record<string, string> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  // A delete that is never committed serves as a condition check.
  ConditionCheck: "DeleteItem",
};

/** All or nothing: every action runs on one write buffer, which is only committed if none failed. */
export async function transactWrite(
  store: Store,
  body: Body,
  replays: ReplayedAnswers,
): Promise<Body> {
  const { ClientRequestToken: token, ...rest } = body;
  const request = createHash("sha256").update(JSON.stringify(rest)).digest("hex");
  const replay = replayed(replays, String(token), request);
  if (replay) return replay;

  const steps = stepsOf(store, body, ACTIONS);
  await refuseDoubles(store, steps);
  const answers = await runAll(store, steps);
  const answer = consumed(body, answers);
  if (token) replays.set(String(token), { request, until: Date.now() + 600_000, answer });
  return answer;
}

export async function transactGet(store: Store, body: Body): Promise<Body> {
  const steps = stepsOf(store, body, { Get: "GetItem" });
  const answers: Body[] = [];
  for (const { request } of steps) {
    answers.push(await performOperation(store, "GetItem", { ...request, ConsistentRead: true }));
  }
  return {
    Responses: answers.map(({ Item }) => (Item ? { Item } : {})),
    ...consumed(body, answers),
  };
}

function replayed(replays: ReplayedAnswers, token: string, request: string): Body | undefined {
  for (const [known, { until }] of replays) {
    if (until < Date.now()) replays.delete(known);
  }
  const earlier = replays.get(token);
  if (earlier && earlier.request !== request) {
    throw new ApiError(
      "IdempotentParameterMismatchException",
      "Request token already used with different parameters",
    );
  }
  return earlier?.answer;
}

function stepsOf(store: Store, body: Body, actions: Record<string, string>): Step[] {
  const items = body.TransactItems;
  if (!Array.isArray(items) || items.length < 1 || items.length > 100) {
    throw db.validationError("Member must have length between 1 and 100: transactItems");
  }
  return items.map((item: Record<string, Body>) => {
    const [entry, ...others] = Object.entries(item);
    const action = entry && actions[entry[0]];
    if (!action || others.length > 0) {
      throw db.validationError("TransactItems can only contain one of the known actions");
    }
    const [kind, raw] = entry;
    const capacity = body.ReturnConsumedCapacity;
    const request = validatedRequest(store, action, { ...raw, ReturnConsumedCapacity: capacity });
    return { kind, raw, request };
  });
}

async function refuseDoubles(store: Store, steps: Step[]): Promise<void> {
  const seen = new Set<string>();
  for (const { request } of steps) {
    const table = await tableOf(store, request.TableName);
    const item = (request.Item ?? request.Key) as Attributes;
    const wrong = request.Item ? db.validateItem(item, table) : db.validateKey(item, table);
    if (wrong) throw wrong;
    seen.add(`${table.TableName}/${db.createKey(item, table)}`);
  }
  if (seen.size < steps.length) {
    throw db.validationError("Transaction request cannot include multiple operations on one item");
  }
}

async function runAll(store: Store, steps: Step[]): Promise<Body[]> {
  const staged = writeBuffer(store);
  const answers: Body[] = [];
  const reasons: Body[] = [];
  for (const step of steps) {
    try {
      answers.push(await runStep(store, staged, step));
      reasons.push({ Code: "None" });
    } catch (error) {
      reasons.push(await reason(store, step, error));
    }
  }
  if (answers.length < steps.length) throw cancelled(reasons);
  await store.db.batch(staged.writes);
  return answers;
}

function runStep(store: Store, staged: WriteBuffer, { kind, request }: Step): Promise<Body> {
  const target = kind === "ConditionCheck" ? writeBuffer(store) : staged;
  return performOperation(target.store, ACTIONS[kind] as string, request);
}

async function reason(store: Store, step: Step, error: unknown): Promise<Body> {
  const codes: Record<string, string> = {
    ConditionalCheckFailedException: "ConditionalCheckFailed",
    ValidationException: "ValidationError",
  };
  const code = codes[errorType(error) ?? ""];
  if (!code) throw error;
  const item = await refusedItem(store, step.raw, error);
  return { Code: code, Message: errorBody(error)?.message, ...(item ? { Item: item } : {}) };
}

function cancelled(reasons: Body[]): ApiError {
  const codes = reasons.map((each) => each.Code).join(", ");
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new ApiError("TransactionCanceledException", message, { CancellationReasons: reasons });
}

/** A transactional read or write costs twice as much as a plain one. */
function consumed(body: Body, answers: Body[]): Body {
  if (!["TOTAL", "INDEXES"].includes(String(body.ReturnConsumedCapacity))) return {};
  const units = new Map<string, number>();
  for (const { ConsumedCapacity } of answers) {
    const { TableName, CapacityUnits } = ConsumedCapacity as {
      TableName: string;
      CapacityUnits: number;
    };
    units.set(TableName, (units.get(TableName) ?? 0) + 2 * CapacityUnits);
  }
  return {
    ConsumedCapacity: [...units].map(([TableName, CapacityUnits]) => ({
      TableName,
      CapacityUnits,
    })),
  };
}
