import { openDatabase } from "./database.ts";
import { eventRecords } from "./event-records.ts";
import { executionRecords } from "./execution-records.ts";
import { operationRecords } from "./operation-records.ts";
import { openSchedule } from "./schedule.ts";

/** Executions, operations, history and due times in one database file. */
export function openRecords(file: string) {
  const database = openDatabase(file);
  return {
    transact: database.transact,
    close: database.close,
    ...executionRecords(database),
    ...operationRecords(database),
    ...eventRecords(database),
    ...openSchedule(database),
  };
}

export type Records = ReturnType<typeof openRecords>;
