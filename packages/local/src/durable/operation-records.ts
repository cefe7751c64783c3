import type { UpdatedOperation } from "./apply-update.ts";
import type { Database } from "./database.ts";
import type { Operation } from "./operation.ts";

export function operationRecords({ sql }: Database) {
  const find = sql("SELECT body FROM operation WHERE execution = ? AND id = ?");
  const upsert = sql(
    `INSERT INTO operation
       (execution, id, position, type, status, body, changed, due, callback, timeout, heartbeat)
     VALUES (?1, ?2, (SELECT count(*) FROM operation WHERE execution = ?1), ?3, ?4, ?5, 1, ?6, ?7, ?8, ?9)
     ON CONFLICT (execution, id) DO UPDATE SET status = ?4, body = ?5, changed = 1, due = ?6`,
  );
  const page = sql(
    "SELECT position, body FROM operation WHERE execution = ? AND position >= ? ORDER BY position LIMIT ?",
  );
  const changed = sql(
    "SELECT id, body FROM operation WHERE execution = ? AND changed = 1 ORDER BY position",
  );
  const markReported = sql("UPDATE operation SET changed = 0 WHERE execution = ? AND changed = 1");
  const waiting = sql(
    `SELECT 1 AS found FROM operation WHERE execution = ? AND (status = 'PENDING' OR
       status = 'STARTED' AND type IN ('WAIT', 'CALLBACK', 'CHAINED_INVOKE')) LIMIT 1`,
  );
  const callback = sql("SELECT execution, id FROM operation WHERE callback = ?");
  return {
    operation(arn: string, id: string): Operation | undefined {
      const row = find.one(arn, id);
      return row && JSON.parse(String(row.body));
    },
    save(arn: string, { operation, due, timeout, heartbeatMs }: UpdatedOperation) {
      const { Id, Type, Status, CallbackDetails } = operation;
      upsert.run(
        ...[arn, Id, Type, Status, JSON.stringify(operation), due ?? null],
        ...[CallbackDetails?.CallbackId ?? null, timeout ?? null, heartbeatMs ?? null],
      );
    },
    page: (arn: string, from: number, limit: number) =>
      page.all(arn, from, limit).map((row) => ({
        position: Number(row.position),
        operation: JSON.parse(String(row.body)) as Operation,
      })),
    /** Operations that changed since the last answer to the function. */
    changed: (arn: string) =>
      changed.all(arn).map(({ body }) => JSON.parse(String(body)) as Operation),
    markReported: (arn: string) => void markReported.run(arn),
    /** True when something outside of the function is pending. */
    isWaiting: (arn: string) => waiting.one(arn) !== undefined,
    callback(id: string) {
      const row = callback.one(id);
      return row && { arn: String(row.execution), operation: String(row.id) };
    },
  };
}
