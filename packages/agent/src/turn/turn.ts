import type * as Conversation from "@advisor/domain/conversation";
import type { Writer } from "@advisor/domain/journal";
import type { Total } from "@advisor/domain/record/turn-total";
import type { Clock, NewId, Random, Wait } from "@advisor/domain/world";
import type { Event } from "@advisor/protocol/part";
import type { View } from "@advisor/protocol/view";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import type { ContextProvider } from "../context/context-provider.ts";
import type { Message, Model } from "../model/model.ts";
import type { ContextNote } from "../record/history.ts";
import type { Bounds } from "./bounds.ts";
import type { PendingApproval } from "./pending-approval.ts";
import type { Spending } from "./spending.ts";

/** The dependencies and state of a running turn, by group. A function takes the groups that it uses. */
export interface Turn {
  ids: TurnIds;
  model: Model;
  prompt: Prompt;
  bounds: Bounds;
  tools: TurnTools;
  contextProvider: ContextProvider;
  panel: Panel;
  /** Stores the turn's entries. */
  writer: Writer;
  stored: StoredTurn;
  money: Money;
  world: World;
}

export interface TurnIds {
  conversation_id: string;
  turn_id: string;
  user_message_id: string;
  /** The assistant message that this turn writes. */
  message_id: string;
  /** The sequence number of the entry that opened this stream. */
  opening: number;
}

/** The prompt for the model. */
export interface Prompt {
  system: string;
  /** The history as complete turns, then the advisor's message and the recorded steps of this turn. */
  turns: Message[][];
  /** Whether the first step must call a tool. */
  choice: "auto" | "required";
}

/** The tools of the turn. */
export interface TurnTools {
  offered: readonly Tool[];
  run: RunTool;
  /** Writes that need no further approval in this conversation. */
  allowed: ReadonlySet<string>;
}

/** The side panel next to a turn. */
export interface Panel {
  /** The view the advisor sees now, if known. */
  seen: View | undefined;
  /** Stores the panel's view, without delaying the turn. */
  show(event: Extract<Event, { event: "side_panel_update" }>): void;
}

/** What is already recorded of a resumed turn. */
export interface StoredTurn {
  steps: number;
  /** The usage and cost of those steps. */
  total: Total;
  /** The context sent with them. */
  context: readonly ContextNote[];
  /** The answer so far, if it was cut off and is being continued. */
  answered: string;
  /** A step whose pending calls were decided and must be carried out first. */
  pending: PendingApproval | undefined;
}

/** The turn's spending, and the conversation's spending before it. */
export interface Money {
  spending: Spending;
  spentBefore: Conversation.Spent;
}

/** Time, randomness, and the signal that ends the turn from outside. */
export interface World {
  /** Aborts with a Fault: `interrupted`, `deadline` or `lease_lost`. */
  signal: AbortSignal;
  clock: Clock;
  newId: NewId;
  random: Random;
  wait: Wait;
  /** Logs an unexpected error; the reader only learns that something went wrong. */
  reportDefect(cause: unknown): void;
}
