import type { Database, Row } from "./database.ts";
import type { ErrorObject } from "./operation.ts";

export type ExecutionStatus = "RUNNING" | "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "STOPPED";

export interface Execution {
  arn: string;
  /** The function's name without its version. */
  function: string;
  version: string;
  name: string;
  input: string;
  status: ExecutionStatus;
  result: string | undefined;
  error: ErrorObject | undefined;
  started: number;
  ended: number | undefined;
  /** Counted against the quotas. */
  operations: number;
  bytes: number;
  /** The execution and the operation that wait for this execution to end. */
  parent: { arn: string; operation: string } | undefined;
}

export interface ExecutionEnd {
  status: Exclude<ExecutionStatus, "RUNNING">;
  result?: string | undefined;
  error?: ErrorObject | undefined;
}

interface Listing {
  function: string;
  version?: string | undefined;
  name?: string | undefined;
  statuses: string[];
  after?: number | undefined;
  before?: number | undefined;
  reverse: boolean;
  offset: number;
  limit: number;
}

export function executionRecords({ sql }: Database) {
  const columns =
    "arn, function, version, name, input, status, result, error, started, ended, operations, bytes, parent, parent_operation";
  const find = sql(`SELECT ${columns} FROM execution WHERE arn = ?`);
  const named = sql(`SELECT ${columns} FROM execution WHERE function = ? AND name = ?`);
  const insert = sql(`INSERT INTO execution (${columns}, due) VALUES (${"?, ".repeat(14)}?)`);
  const finish = sql(
    "UPDATE execution SET status = ?, result = ?, error = ?, ended = ?, due = NULL WHERE arn = ?",
  );
  const count = sql(
    "UPDATE execution SET operations = operations + ?, bytes = bytes + ? WHERE arn = ? RETURNING operations, bytes",
  );
  const unfinished = sql("SELECT arn FROM execution WHERE status = 'RUNNING' ORDER BY started");
  const listed = (order: string) =>
    sql(
      `SELECT ${columns} FROM execution WHERE function = ? AND (? IS NULL OR version = ?)
       AND (? IS NULL OR name = ?) AND (? = '[]' OR status IN (SELECT value FROM json_each(?)))
       AND started >= ? AND started <= ? ORDER BY started ${order}, arn ${order} LIMIT ? OFFSET ?`,
    );
  const [upwards, downwards] = [listed("ASC"), listed("DESC")];
  return {
    execution: (arn: string) => executionOf(find.one(arn)),
    named: (function_: string, name: string) => executionOf(named.one(function_, name)),
    unfinished: () => unfinished.all().map(({ arn }) => String(arn)),
    insert(one: Execution, due: number) {
      insert.run(
        ...[one.arn, one.function, one.version, one.name, one.input, one.status],
        ...[null, null, one.started, null, one.operations, one.bytes],
        ...[one.parent?.arn ?? null, one.parent?.operation ?? null, due],
      );
    },
    finish(arn: string, end: ExecutionEnd, now: number) {
      finish.run(
        end.status,
        end.result ?? null,
        end.error === undefined ? null : JSON.stringify(end.error),
        now,
        arn,
      );
    },
    /** Adds to the counts for the quotas and returns the totals. */
    count(arn: string, added: { operations: number; bytes: number }) {
      const row = count.one(added.operations, added.bytes, arn);
      return { operations: Number(row?.operations), bytes: Number(row?.bytes) };
    },
    list(of: Listing): Execution[] {
      const statuses = JSON.stringify(of.statuses);
      const [version, name] = [of.version ?? null, of.name ?? null];
      const values = [
        ...[of.function, version, version, name, name, statuses, statuses],
        ...[of.after ?? 0, of.before ?? Number.MAX_SAFE_INTEGER, of.limit, of.offset],
      ];
      const rows = (of.reverse ? downwards : upwards).all(...values);
      return rows.flatMap((row) => executionOf(row) ?? []);
    },
  };
}

function executionOf(row: Row | undefined): Execution | undefined {
  if (row === undefined) return undefined;
  const text = (name: string) => (row[name] === null ? undefined : String(row[name]));
  const error = text("error");
  const [parent, operation] = [text("parent"), text("parent_operation")];
  return {
    arn: String(row.arn),
    function: String(row.function),
    version: String(row.version),
    name: String(row.name),
    input: String(row.input),
    status: String(row.status) as ExecutionStatus,
    result: text("result"),
    error: error === undefined ? undefined : JSON.parse(error),
    started: Number(row.started),
    ended: row.ended === null ? undefined : Number(row.ended),
    operations: Number(row.operations),
    bytes: Number(row.bytes),
    parent:
      parent === undefined || operation === undefined ? undefined : { arn: parent, operation },
  };
}
