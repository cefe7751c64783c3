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

/** One turn as it is run. A function that takes part of it names the groups that it uses. */
export interface Turn {
  ids: TurnIds;
  model: Model;
  prompt: Prompt;
  bounds: Bounds;
  tools: TurnTools;
  contextProvider: ContextProvider;
  panel: Panel;
  /** Where the turn's entries go. */
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

/** What the model is asked. */
export interface Prompt {
  system: string;
  /** History by whole turns, then the advisor's message, then the steps already recorded of this turn. */
  turns: Message[][];
  /** Whether the first step must call a tool. */
  choice: "auto" | "required";
}

/** What the model may use. */
export interface TurnTools {
  offered: readonly Tool[];
  run: RunTool;
  /** Tools that write and need not ask again in this conversation. */
  allowed: ReadonlySet<string>;
}

/** The side panel next to a turn. */
export interface Panel {
  /** What the advisor sees now, as far as is known. */
  seen: View | undefined;
  /** Stores what the panel shows, without delaying the turn. */
  show(event: Extract<Event, { event: "side_panel_update" }>): void;
}

/** What the record already has of this turn, when the turn is resumed. */
export interface StoredTurn {
  steps: number;
  /** What those steps used. */
  total: Total;
  /** The context that they were sent. */
  context: readonly ContextNote[];
  /** The answer so far, before the turn was asked to go on. */
  answered: string;
  /** A step whose calls the advisor has decided on, to be answered first. */
  pending: PendingApproval | undefined;
}

/** What the turn may spend, and what the conversation had spent before it. */
export interface Money {
  spending: Spending;
  spentBefore: Conversation.Spent;
}

/** Time, chance, and whatever can end the turn from outside. */
export interface World {
  /** Aborts with a Fault: `interrupted`, `deadline` or `lease_lost`. */
  signal: AbortSignal;
  clock: Clock;
  newId: NewId;
  random: Random;
  wait: Wait;
  /** Reports what nobody expected; the reader learns no more than that it happened. */
  reportDefect(cause: unknown): void;
}
