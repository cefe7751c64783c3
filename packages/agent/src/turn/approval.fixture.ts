import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import type { Part } from "@advisor/protocol/part";
import { defineTool } from "@advisor/tools/define-tool";
import { runTool } from "@advisor/tools/run-tool";
import * as z from "zod";
import { noContext } from "../context/context-provider.ts";
import { copilotDoor } from "../door.ts";
import { type ScriptEvent, scripted } from "../model/scripted.ts";
import { openDecision } from "../open/open-decision.ts";
import { openTurn } from "../open/open-turn.ts";
import type { OpenedTurn } from "../open/opening.ts";
import { assertGrammar, messagesOf } from "../record/history.ts";
import { conversation, sender, sent } from "../record/journal.fixture.ts";
import { asked } from "../record/record.fixture.ts";
import { runTurn } from "./run-turn.ts";
import { noSpending, type Spending } from "./spending.ts";
import type { CallDeps } from "./tool-outcome.ts";
import { clock, counting, getCount, patient, recorder } from "./turn.fixture.ts";

const source = {
  as_of: "2026-11-20",
  provider: "household",
  delay: "realtime",
  simulated: false,
} as const;

/** A tool with the effect "write". */
const addNote = defineTool({
  name: "add_note",
  description: "Adds one note.",
  effect: "write",
  needs: [],
  input: z.object({ text: z.string().min(1), color: z.enum(["blue", "red"]).default("blue") }),
  example: { text: "Hello" },
  output: z.object({ text: z.string(), color: z.string() }),
  cost: { usd: 0.02, seconds: 5 },
  execute: async (note) => ({ data: note, source }),
});

export const tools = [addNote, getCount];

/** The notes written so far, in order. */
export function notebook() {
  const notes: unknown[] = [];
  const running: CallDeps = {
    tools: {
      offered: tools,
      run: (tool, raw, signal) => {
        if (tool.name === "add_note") notes.push(raw);
        return runTool(tool, raw, {}, signal);
      },
    },
    world: { signal: new AbortController().signal, clock },
  };
  return { notes, running };
}

export const decision = (nth: number, over: Partial<Entry.Decision> = {}): Entry.Decision => ({
  approval_id: `apr_1_1_${nth}`,
  approved: true,
  reason: null,
  scope: "once",
  ...over,
});

interface Over {
  running?: CallDeps;
  spending?: Spending;
  now?: Partial<Conversation.Info>;
  failing?: () => Promise<never>;
}

/** A conversation with one message, whose record grows with each stream. */
export function startConversation(over: Over = {}) {
  const record: Entry.Body[] = [asked("turn_1_1")];
  const { notes, running } = notebook();
  const newId = counting();
  const now = conversation({ id: "con_1", ...over.now });

  /** One stream over the current record. */
  async function stream(opened: OpenedTurn, steps: readonly (ScriptEvent | ScriptEvent[])[]) {
    if (opened.kind !== "run") throw new Error("the turn runs");
    const model = scripted(steps);
    const { entries, writer } = recorder(
      over.failing === undefined ? {} : { append: over.failing },
    );
    const parts: Part[] = [];
    for await (const part of runTurn({
      opened: { ...opened, writer },
      door: copilotDoor,
      model,
      tools: over.running?.tools ?? running.tools,
      world: {
        ...running.world,
        ...over.running?.world,
        newId,
        random: () => 0,
        wait: patient().wait,
        reportDefect: () => undefined,
      },
      contextProvider: noContext,
      panel: { seen: undefined, show: () => undefined },
      spending: over.spending ?? noSpending,
    })) {
      parts.push(part);
    }
    record.push(...entries);
    return { parts, entries, model };
  }

  return {
    record,
    notes,
    /** The stream of a message. */
    ask(...steps: (ScriptEvent | ScriptEvent[])[]) {
      const staged = sender(record);
      const { writer } = recorder();
      const [user] = record;
      if (user?.kind !== "user") throw new Error("the record begins with a message");
      const entries = staged.stored;
      return stream({ kind: "run", conversation: now, writer, user, entries, first: true }, steps);
    },
    /** The stream after the decisions. */
    async decide(decisions: Entry.Decision[], ...steps: (ScriptEvent | ScriptEvent[])[]) {
      const { deps, begun } = sender(record);
      const admit = async () => undefined;
      const advisor_id = "adv_north";
      const opened = await openDecision(deps, {
        conversation: now,
        advisor_id,
        decisions,
        key: undefined,
        admit,
        parseInput: async (_, input) => input,
        runsHere: () => false,
      });
      record.push(...begun.flatMap(({ bodies }) => bodies));
      return { ...(await stream(opened, steps)), begun };
    },
  };
}

/**
 * Checks that a message can follow wherever the turn is cut off: the messages for the model keep a
 * valid order. Returns the number of cuts.
 */
export async function checkEveryCut(record: readonly Entry.Body[]): Promise<number> {
  for (const [nth] of record.entries()) {
    const { deps } = sender(record.slice(0, nth + 1));
    for (const running of [undefined, notebook().running]) {
      const opened = await openTurn(deps, {
        ...sent(),
        ...(running === undefined ? {} : { callDepsFor: () => running }),
      });
      if (opened.kind !== "run") throw new Error("the next turn runs");
      assertGrammar(messagesOf(opened.entries));
    }
  }
  return record.length;
}
