import { sha256 } from "@advisor/adapters/sha256";
import type * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import type { Journal, RequestKey, Writer } from "@advisor/domain/journal";
import { verifyEntries } from "@advisor/domain/record/audit-chain";
import type { SlotRequest } from "@advisor/domain/spend";
import type { TestStore } from "./test-store.ts";

export const user = (turn_id: string, text = "How is the fund?"): Entry.User => ({
  kind: "user",
  turn_id,
  message_id: `msg_${turn_id}`,
  reply_id: `msg_reply_${turn_id}`,
  text,
  context: "<context>\n</context>",
  model_id: "offline",
  system_hash: "0".repeat(64),
});

export const step = (turn_id: string, text = ""): Entry.Step => ({
  kind: "step",
  turn_id,
  text,
  calls: [
    { id: "call_1", name: "get_etf_holdings", input: { symbol: "VOO" }, malformed_bytes: null },
  ],
  results: [
    { call_id: "call_1", status: "success", shown: { data: "short" }, result: { data: "whole" } },
  ],
  usage: { input_tokens: 10, output_tokens: 2 },
});

export const answer = (turn_id: string, text = "It fell 3%."): Entry.Answer => ({
  kind: "answer",
  turn_id,
  text,
  stop_reason: "stop",
  usage: null,
});

export const titled = (title: string): Entry.Body => ({ kind: "titled", title, by: "advisor" });

/** The conversation's cost when its turn ends. */
export const spent: Conversation.Spent = { micro_usd: 700, input_tokens: 10, output_tokens: 2 };

/** Begins a turn at the end of the conversation's record. */
export async function begin(
  { journal }: Pick<TestStore, "journal">,
  conversation: Conversation.Info,
  turn_id: string,
  { key, claim }: { key?: RequestKey; claim?: SlotRequest } = {},
): ReturnType<Journal["begin"]> {
  const head = (await journal.newest(conversation.id, 1)).at(-1) ?? Entry.emptyHead;
  const bodies = [user(turn_id)];
  return journal.begin({
    conversation,
    head,
    turn_id,
    bodies,
    key,
    opening: {},
    claim,
  });
}

/** The writer of a new turn. */
export async function begun(...given: Parameters<typeof begin>): Promise<Writer> {
  const outcome = await begin(...given);
  if (outcome.kind !== "begun") throw new Error(`the turn did not begin: ${outcome.kind}`);
  return outcome.writer;
}

/** The kinds of all entries of a valid record. */
export async function kinds(store: Pick<TestStore, "journal">, id: string): Promise<string[]> {
  return (await record(store, id)).map(({ body }) => body.kind);
}

/** The whole record; throws unless it is one unbroken chain with increasing positions and times. */
export async function record({ journal }: Pick<TestStore, "journal">, id: string) {
  const entries = await journal.after(id, 0, 1_000);
  const verdict = verifyEntries(entries, sha256);
  if (!verdict.valid) throw new Error(`the chain breaks at ${verdict.at}`);
  for (const [index, { seq, at }] of entries.entries()) {
    if (seq !== index + 1) throw new Error(`place ${index + 1} holds ${seq}`);
    if (at < (entries[index - 1]?.at ?? "")) throw new Error(`time falls at ${seq}`);
  }
  return entries;
}
