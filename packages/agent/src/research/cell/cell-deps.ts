import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import type { Price } from "@advisor/domain/spend";
import type { Clock, NewId, Random, Wait } from "@advisor/domain/world";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import type { Model } from "../../model/model.ts";
import type { Bounds } from "../../turn/bounds.ts";

/** What it takes to work on a cell. */
export interface CellDeps {
  runs: Record.Store;
  model: Model;
  price: Price | null;
  /** The catalogue; a run may call those that its settings name. */
  tools: readonly Tool[];
  run: RunTool;
  clock: Clock;
  newId: NewId;
  random: Random;
  wait: Wait;
  digest(text: string): string;
  bounds: Bounds;
  /** Ends work in time for it to be recorded; the cell is taken up again. */
  signal: AbortSignal;
  /** What nobody expected; the cell fails, and says no more than that. */
  defect(error: unknown): void;
}

/** One cell of a run, in one generation of it. */
export interface Work {
  run: Run.Info;
  generation: number;
  criterion: string;
  company: string;
  /** The last time that what may pass is waited for, and that a person is. */
  final: boolean;
  waited: boolean;
}

export type Outcome =
  /** The cell has what it gets in this generation. */
  | { outcome: "over" }
  /** Calls that a person must decide about. */
  | { outcome: "waits"; approvals: string[] }
  /** Nothing more is done in this generation. */
  | { outcome: "stops" }
  /** A later attempt may get further. */
  | { outcome: "again" };
