import type { Clock, NewId } from "@advisor/domain/world";
import type { Table } from "./table.ts";

/** What the record needs of the world. */
export interface World {
  table: Table;
  clock: Clock;
  newId: NewId;
  /** How long a turn holds its conversation without renewing. */
  leaseMs: number;
}
