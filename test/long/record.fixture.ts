import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { chainEntries, entryWrites } from "@advisor/adapters/dynamo/conversation/chain";
import { type CapacityMeter, openTable } from "@advisor/adapters/dynamo/table";
import { newId, systemClock } from "@advisor/adapters/world";
import * as Entry from "@advisor/domain/entry";
import { messageId, replyId, turnId } from "@advisor/domain/record/record-id";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime, type Runtime } from "@advisor/functions/runtime";
import { type Api, type App, v1 } from "../api/api.fixture.ts";

/** Entries per transaction. */
const together = 90;

const user = (conversation_id: string, seq: number, text: string): Entry.User => ({
  kind: "user",
  turn_id: turnId({ conversation_id, seq }),
  message_id: messageId({ conversation_id, seq }),
  reply_id: replyId({ conversation_id, seq }),
  text,
  context: "<context>\n</context>",
  model_id: "offline",
  system_hash: "0".repeat(64),
});

const step = (turn_id: string): Entry.Step => ({
  kind: "step",
  turn_id,
  text: "",
  calls: [
    {
      id: `call_${turn_id}`,
      name: "get_etf_holdings",
      input: { symbol: "VOO" },
      malformed_bytes: null,
    },
  ],
  results: [
    {
      call_id: `call_${turn_id}`,
      status: "success",
      shown: { data: { symbol: "VOO", listed: 503 } },
      result: {
        source_id: "tool:get_etf_holdings:v1",
        as_of: "2026-11-20",
        provider: "embedded",
        delay: "eod",
        simulated: true,
        data: { symbol: "VOO", listed: 503, rows: "row ".repeat(500) },
      },
    },
  ],
  usage,
});

const usage = { input_tokens: 100, output_tokens: 10 };

/** The entries of this many turns; each one whose number can be divided by `withCall` has a tool call. */
function* bodies(conversation_id: string, turns: number, withCall: number): Generator<Entry.Body> {
  let seq = 1;
  for (let turn = 1; turn <= turns; turn += 1) {
    const asked = user(conversation_id, seq, `Question ${turn}: how is the fund?`);
    yield asked;
    const calls = turn % withCall === 0;
    if (calls) yield step(asked.turn_id);
    const { turn_id } = asked;
    const text = `Answer ${turn}. ${"It is as it was. ".repeat(10)}`;
    yield { kind: "answer", turn_id, text, stop_reason: "stop", usage };
    seq += calls ? 3 : 2;
  }
}

/** Adds turns to a new conversation's record, with a valid hash chain. */
export async function filled(
  conversation_id: string,
  turns: number,
  withCall = 10,
): Promise<Entry.Info[]> {
  const clock = systemClock(undefined);
  const client = dynamoClient();
  const table = openTable({ name: process.env.TABLE_NAME ?? "", client, clock });
  const world = { table, clock, newId, leaseMs: 12_000 };
  const entries = chainEntries(world, Entry.emptyHead, [
    ...bodies(conversation_id, turns, withCall),
  ]);
  const all = entryWrites(conversation_id, entries);
  for (let at = 0; at < all.length; at += together) {
    const refused = await table.writeAll(all.slice(at, at + together));
    if (refused !== undefined) throw new Error("the record is not empty");
  }
  client.destroy();
  return entries;
}

/** The cost of the store calls. */
export interface Cost {
  reads: number;
  read: number;
  written: number;
}

interface Counted {
  app: App;
  /** Measures the cost of some work. */
  cost(work: () => Promise<unknown>): Promise<Cost>;
  /** The number of store reads so far. */
  reads(): number;
}

/** Another app over the same store that counts the store's charges. */
export function counted(ports: Partial<Runtime> = {}): Counted {
  const all: { call: Parameters<CapacityMeter>[0]; units: number }[] = [];
  const meter: CapacityMeter = (call, capacity) => {
    const units = capacity.reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
    all.push({ call, units });
  };
  const readsOf = (rows: typeof all) => rows.filter(({ call }) => call !== "write");
  const sum = (rows: typeof all) => rows.reduce((units, row) => units + row.units, 0);
  return {
    app: createApp({ ...openRuntime({ meter }), ...ports }),
    reads: () => readsOf(all).length,
    async cost(work) {
      all.length = 0;
      await work();
      const reads = readsOf(all);
      return {
        reads: reads.length,
        read: sum(reads),
        written: sum(all.filter(({ call }) => call === "write")),
      };
    },
  };
}

interface Message {
  id: string;
  role: string;
  parts: { type: string; text?: string }[];
}

/** A page of a conversation's messages. */
export async function page(api: Api, id: string, cursor?: string | null) {
  const after = cursor === undefined ? "" : `&cursor=${cursor}`;
  const route = `GET ${v1}/conversations/${id}/messages?limit=50${after}`;
  const { body } = await api.json<{ items: Message[]; next_cursor: string | null }>(route);
  return body;
}
