import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import type { Price } from "@advisor/domain/spend";
import type { Clock, NewId, Random, Wait } from "@advisor/domain/world";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import type { Model } from "../../model/model.ts";
import type { Bounds } from "../../turn/bounds.ts";

/** Everything needed to work on a cell. */
export interface CellDeps {
  runs: Record.Store;
  model: Model;
  price: Price | null;
  /** The tool catalog; a run may call the tools that its settings name. */
  tools: readonly Tool[];
  run: RunTool;
  clock: Clock;
  newId: NewId;
  random: Random;
  wait: Wait;
  digest(text: string): string;
  bounds: Bounds;
  /** Aborts the work early enough to record it; the cell is resumed later. */
  signal: AbortSignal;
  /** Logs an unexpected error. The cell fails without showing its message. */
  defect(error: unknown): void;
}

/** One cell of a run, in one generation. */
export interface CellWork {
  run: Run.Info;
  generation: number;
  criterion: string;
  company: string;
  /** True for the last attempt, which no longer waits for retries or approvals. */
  final: boolean;
  waited: boolean;
}

export type CellOutcome =
  /** The cell is done in this generation. */
  | { outcome: "over" }
  /** These calls need a person's decision. */
  | { outcome: "waits"; approvals: string[] }
  /** The whole generation stops. */
  | { outcome: "stops" }
  /** A later attempt may get further. */
  | { outcome: "again" };
