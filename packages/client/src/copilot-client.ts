import { State, type StateChange } from "@advisor/protocol/state";
import * as z from "zod";
import { type Access, apiCall, pauseFor, type Wait } from "./api-call.ts";
import type { Decision } from "./approvals.ts";
import type { Chunk } from "./read-stream.ts";
import { readWithReconnects } from "./resume.ts";

/** The fields of a stored message that our screens show. */
const Message = z.object({
  role: z.enum(["user", "assistant"]),
  parts: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  metadata: z.object({ created_at: z.string() }),
});
export type Message = z.infer<typeof Message>;

const Created = z.object({ conversation_id: z.string() });
const Health = z.object({ model: z.string(), version: z.string() });
const Spend = z.object({
  spent_usd: z.number().nullable(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  budget_day_usd: z.number().nullable(),
});
export type Spend = z.infer<typeof Spend>;
const Messages = z.object({ items: z.array(Message), next_cursor: z.string().nullable() });
const Households = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });

/** The typed client of the copilot API. `wait` pauses before each reconnect. */
export function copilotClient({ wait = pauseFor, ...access }: Access & { wait?: Wait }) {
  const call = apiCall(access);

  /** Reads the rest of a turn's stream: what the reader missed, then live. */
  const follow = (conversation_id: string, after: string | undefined): Promise<Response> =>
    call("GET", `/api/v1/copilot/chat/${conversation_id}/stream`, undefined, {
      ...(after === undefined ? {} : { "last-event-id": after }),
    });

  function turn(conversation_id: string, said: object): AsyncGenerator<Chunk> {
    const key = { "idempotency-key": crypto.randomUUID() };
    const body = { conversation_id, ...said };
    return readWithReconnects({
      open: () => call("POST", "/api/v1/copilot/chat/stream", body, key),
      follow: (after) => follow(conversation_id, after),
      wait,
    });
  }

  return {
    async households(): Promise<{ id: string; name: string }[]> {
      const response = await call("GET", "/api/v1/copilot/households?limit=100");
      return Households.parse(await response.json()).items;
    },

    /** Repeated with the same key, it creates no second conversation. */
    async startConversation(
      household_id: string | null,
      key: string = crypto.randomUUID(),
    ): Promise<string> {
      const body = { household_id };
      const keyed = { "idempotency-key": key };
      const response = await call("POST", "/api/v1/copilot/conversations", body, keyed);
      return Created.parse(await response.json()).conversation_id;
    },

    /** Stops the running turn. The text so far is kept. */
    async stop(conversation_id: string): Promise<void> {
      await call("POST", `/api/v1/copilot/conversations/${conversation_id}/stop`, {});
    },

    /** All messages of a conversation, page by page. */
    async *messages(conversation_id: string): AsyncGenerator<Message> {
      const path = `/api/v1/copilot/conversations/${conversation_id}/messages`;
      let cursor: string | null = null;
      do {
        const query: string = cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`;
        const page: z.infer<typeof Messages> = Messages.parse(
          await (await call("GET", `${path}${query}`)).json(),
        );
        yield* page.items;
        cursor = page.next_cursor;
      } while (cursor !== null);
    },

    /** What the caller has spent today (UTC), and the limit. */
    async spend(): Promise<Spend> {
      return Spend.parse(await (await call("GET", "/api/v1/copilot/spend")).json());
    },

    /** The trace of a turn: how its answer was made. */
    async trace(turn_id: string): Promise<unknown> {
      return (await call("GET", `/api/v1/traces/${turn_id}`)).json();
    },

    /** The version of the service, and the model in use. */
    async health(): Promise<z.infer<typeof Health>> {
      return Health.parse(await (await call("GET", "/health")).json());
    },

    /** The stored side panel of a conversation. */
    async state(conversation_id: string): Promise<State> {
      return State.parse(await (await call("GET", statePath(conversation_id))).json());
    },

    /** Saves the advisor's own changes to the panel, and returns the stored state. */
    async saveState(conversation_id: string, change: z.input<typeof StateChange>): Promise<State> {
      const response = await call("PATCH", statePath(conversation_id), change);
      return State.parse(await response.json());
    },

    /**
     * Asks a question and yields the turn to its end, reconnecting as needed. A second `start`
     * chunk restarts the answer.
     */
    ask: (conversation_id: string, message: string): AsyncGenerator<Chunk> =>
      turn(conversation_id, { message }),

    /** Sends the decisions on all calls that wait; the same answer then continues. */
    decide: (conversation_id: string, approvals: readonly Decision[]): AsyncGenerator<Chunk> =>
      turn(conversation_id, { approvals }),

    /**
     * The running turn, or what came after event `after`. Yields nothing if there is nothing to
     * read.
     */
    resume(conversation_id: string, after?: string): AsyncGenerator<Chunk> {
      return readWithReconnects({
        open: () => follow(conversation_id, after),
        follow: (later) => follow(conversation_id, later),
        wait,
      });
    },
  };
}

const statePath = (conversation_id: string): string =>
  `/api/v1/copilot/conversations/${conversation_id}/state`;
