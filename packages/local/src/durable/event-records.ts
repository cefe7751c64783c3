import type { Database } from "./database.ts";
import type { HistoryEvent } from "./history.ts";

export function eventRecords({ sql }: Database) {
  const insert = sql(
    `INSERT INTO event (execution, id, body)
     VALUES (?1, (SELECT coalesce(max(id), 0) + 1 FROM event WHERE execution = ?1), ?2)`,
  );
  const upwards = sql(
    "SELECT id, body FROM event WHERE execution = ? AND id > ? ORDER BY id LIMIT ?",
  );
  const downwards = sql(
    "SELECT id, body FROM event WHERE execution = ? AND id < ? ORDER BY id DESC LIMIT ?",
  );
  return {
    record: (arn: string, happening: HistoryEvent) =>
      void insert.run(arn, JSON.stringify(happening)),
    events(
      arn: string,
      { after, reverse, limit }: { after?: number | undefined; reverse: boolean; limit: number },
    ) {
      const rows = reverse
        ? downwards.all(arn, after ?? Number.MAX_SAFE_INTEGER, limit)
        : upwards.all(arn, after ?? 0, limit);
      return rows.map(({ id, body }) => ({
        EventId: Number(id),
        ...(JSON.parse(String(body)) as HistoryEvent),
      }));
    },
  };
}
