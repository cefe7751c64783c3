import type * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import type { BeginResult, Journal } from "@advisor/domain/journal";
import { openLiveness } from "@advisor/domain/record/liveness";
import type { SentMessage } from "../open/open-turn.ts";
import type { OpeningDeps } from "../open/opening.ts";
import { clock, counting, recorder } from "../turn/turn.fixture.ts";
import { recordOf } from "./record.fixture.ts";

export const conversation = (over: Partial<Conversation.Info> = {}): Conversation.Info => ({
  id: "con_1",
  advisor_id: "adv_north",
  household_id: null,
  title: null,
  created_at: "2026-11-20T14:00:00.000Z",
  updated_at: "2026-11-20T14:00:00.000Z",
  pinned: false,
  deleted: false,
  epoch: 3,
  lease: null,
  door: "copilot",
  allowed_tools: [],
  summary: null,
  spent: { micro_usd: 0, input_tokens: 0, output_tokens: 0 },
  ...over,
});

/** A conversation with a lease that expires in this time, or has already expired. */
export const heldBy = (turn_id: string, left = 5_000): Conversation.Info =>
  conversation({
    lease: { turn_id, epoch: 3, expires_at: clock.now(), ms: Math.max(left, 0), stop: false },
  });

export const key = { scope: "adv_north#chat#k1", body_hash: "body" };

export const sent = (over: Partial<SentMessage> = {}): SentMessage => ({
  conversation: conversation(),
  text: "How much?",
  context: "<context/>",
  model_id: "scripted",
  system_hash: "hash",
  version: "1.2.3",
  key: undefined,
  admit: async () => undefined,
  ...over,
});

const unexpected = async (): Promise<never> => {
  throw new Error("nobody asks for this here");
};

type Beginning = Parameters<Journal["begin"]>[0];

/**
 * A sender over a record. `begins` has the result of each attempt to take the lease; after the last
 * one, attempts succeed. `begun` lists the attempts.
 */
export function sender(
  bodies: readonly Entry.Body[],
  over: { journal?: Partial<Journal>; begins?: BeginResult[]; now?: Conversation.Info[] } = {},
) {
  const stored = recordOf(bodies);
  const begun: Beginning[] = [];
  const begins = [...(over.begins ?? [])];
  const now = [...(over.now ?? [])];
  const { writer } = recorder();
  const deps: OpeningDeps = {
    clock,
    liveness: openLiveness(clock.now, clock.now),
    newId: counting(),
    conversations: { create: unexpected, list: unexpected, get: async () => now.shift() },
    journal: {
      read: unexpected,
      newest: async (_, limit) => stored.slice(-limit),
      after: async (_, seq, limit) => stored.filter((one) => one.seq > seq).slice(0, limit),
      findRequest: async () => undefined,
      checkpoints: async () => [],
      begin: async (beginning) => {
        begun.push(beginning);
        const entries = recordOf([...bodies, ...beginning.bodies]).slice(stored.length);
        return begins.shift() ?? { kind: "begun", writer, entries, slot: undefined };
      },
      closeAbandonedTurn: unexpected,
      appendOutsideTurn: unexpected,
      requestStop: unexpected,
      ...over.journal,
    },
  };
  return { deps, begun, stored, writer, head: stored.at(-1) ?? Entry.emptyHead };
}
