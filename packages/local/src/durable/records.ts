import { openDatabase } from "./database.ts";
import { eventRecords } from "./event-records.ts";
import { executionRecords } from "./execution-records.ts";
import { operationRecords } from "./operation-records.ts";
import { schedule } from "./schedule.ts";

/** Executions, their operations, their history and what is due, in one file. */
export function openRecords(file: string) {
  const database = openDatabase(file);
  return {
    transact: database.transact,
    close: database.close,
    ...executionRecords(database),
    ...operationRecords(database),
    ...eventRecords(database),
    ...schedule(database),
  };
}

export type Records = ReturnType<typeof openRecords>;
