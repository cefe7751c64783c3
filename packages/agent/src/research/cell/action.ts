import type * as Cell from "@advisor/domain/research/cell";
import type * as Company from "@advisor/domain/research/company";
import type * as Criterion from "@advisor/domain/research/criterion";
import type * as Entry from "@advisor/domain/research/entry";
import type * as Run from "@advisor/domain/research/run";
import type { EarlierAnswer } from "../request/prompt.ts";
import type { FirstQueryEntry } from "./cell-log.ts";
import type { StatedVerdict } from "./verdict.ts";

/** What the cell loop must know about a tool. */
export interface ToolFacts {
  name: string;
  schema: Record<string, unknown>;
  micro_usd: number;
  writes: boolean;
}

/** What a cell is about; constant for a whole attempt. */
export interface CellContext {
  attempt: number;
  criterion: Criterion.Info;
  company: Company.Info;
  settings: Run.Settings;
  tools: readonly ToolFacts[];
  earlier: readonly EarlierAnswer[];
  today: string;
  /**
   * Millionths of a dollar up to which a tool needs no approval, by tool; read again before every
   * action.
   */
  allowances: Run.State["allowances"];
}

export type Request = Entry.OfType<"tool_request"> | FirstQueryEntry;

export type Action =
  /** Records entries without any other effect. */
  | { do: "note"; bodies: Entry.Body[] }
  /** Makes calls that are recorded as requested and have no result yet. */
  | { do: "call"; requests: Request[] }
  | { do: "prompt"; step: number; last: boolean; text: string }
  | { do: "ask" }
  | { do: "wait" }
  | { do: "conclude"; said: StatedVerdict }
  | { do: "look_up"; request: Entry.OfType<"tool_request"> }
  | { do: "look_again" }
  | { do: "answer"; answer: Cell.Answer }
  | { do: "nothing" };
