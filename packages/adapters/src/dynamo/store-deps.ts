import type { Clock, NewId } from "@advisor/domain/world";
import type { Table } from "./table.ts";

/** What the conversation and research stores depend on. */
export interface StoreDeps {
  table: Table;
  clock: Clock;
  newId: NewId;
  /** How long a turn's lease on its conversation lasts without renewal. */
  leaseMs: number;
}
