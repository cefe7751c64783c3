import { tableContract } from "../store/table-contract.ts";
import { memoryTable } from "./memory-table.ts";

const time = { now: Date.parse("2026-11-21T10:00:00.000Z") };

tableContract({ time, table: memoryTable({ now: () => time.now }) });
