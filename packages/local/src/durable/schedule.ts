import type { Database } from "./database.ts";

export interface DueItem {
  arn: string;
  /** The operation; absent when the execution itself is due. */
  operation: string | undefined;
}

export function openSchedule({ sql }: Database) {
  const next = sql(
    "SELECT min(due) AS due FROM (SELECT min(due) AS due FROM operation WHERE due IS NOT NULL UNION ALL SELECT min(due) FROM execution WHERE due IS NOT NULL)",
  );
  const due = sql(
    `SELECT execution AS arn, id FROM operation WHERE due <= ?1 UNION ALL
     SELECT arn, NULL FROM execution WHERE due <= ?1 LIMIT 1000`,
  );
  const clear = sql("UPDATE operation SET due = NULL WHERE execution = ? AND due IS NOT NULL");
  const beat = sql(
    `UPDATE operation SET due = min(coalesce(timeout, ?1 + heartbeat), ?1 + heartbeat)
     WHERE execution = ?2 AND id = ?3 AND heartbeat IS NOT NULL`,
  );
  const forget = ["event", "operation"].map((table) =>
    sql(`DELETE FROM ${table} WHERE execution IN (SELECT arn FROM execution WHERE ended < ?)`),
  );
  const forgetExecutions = sql("DELETE FROM execution WHERE ended < ?");
  return {
    nextDue() {
      const found = next.one()?.due;
      return found == null ? undefined : Number(found);
    },
    due: (now: number): DueItem[] =>
      due.all(now).map(({ arn, id }) => ({
        arn: String(arn),
        operation: id === null ? undefined : String(id),
      })),
    /** Cancels everything that is due for the execution. */
    unschedule: (arn: string) => void clear.run(arn),
    /** Records that the sender of a callback is still working. */
    heartbeat: (at: { arn: string; operation: string }, now: number) =>
      beat.run(now, at.arn, at.operation),
    /** Deletes executions that ended before this time. */
    forget(before: number) {
      for (const statement of forget) statement.run(before);
      forgetExecutions.run(before);
    },
  };
}
