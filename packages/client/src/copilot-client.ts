import { State, type StateChange } from "@advisor/protocol/state";
import * as z from "zod";
import { ApiError, problemOf } from "./api-error.ts";
import type { Decision } from "./approvals.ts";
import type { Chunk } from "./read-stream.ts";
import { type Connections, readOn } from "./resume.ts";

const Created = z.object({ conversation_id: z.string() });
const Households = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });

export type Fetch = (input: string, init: RequestInit) => Response | Promise<Response>;

/**
 * The API's typed client. `fetch` is the world's, or an app's own in the same process; `wait` is
 * asked for the pauses before a lost connection is tried again.
 */
export function copilotClient(given: {
  base: string;
  token: string;
  fetch: Fetch;
  wait?: Connections["wait"];
}) {
  const { base, token, fetch, wait = pause } = given;

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: "text/event-stream, application/json",
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new ApiError(await problemOf(response));
  }

  /** What a reader missed of a turn, and what is being written. */
  const follow = (conversation_id: string, after: string | undefined): Promise<Response> =>
    call("GET", `/api/v1/copilot/chat/${conversation_id}/stream`, undefined, {
      ...(after === undefined ? {} : { "last-event-id": after }),
    });

  function turn(conversation_id: string, said: object): AsyncGenerator<Chunk> {
    const key = { "idempotency-key": crypto.randomUUID() };
    const body = { conversation_id, ...said };
    return readOn({
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

    async startConversation(household_id: string | null): Promise<string> {
      const response = await call("POST", "/api/v1/copilot/conversations", { household_id });
      return Created.parse(await response.json()).conversation_id;
    },

    /** Where the screen of a conversation stands. */
    async state(conversation_id: string): Promise<State> {
      return State.parse(await (await call("GET", statePath(conversation_id))).json());
    },

    /** Keeps the advisor's own moves; answers what is kept then. */
    async saveState(conversation_id: string, change: z.input<typeof StateChange>): Promise<State> {
      const response = await call("PATCH", statePath(conversation_id), change);
      return State.parse(await response.json());
    },

    /** The turn to its end, over connections that break. A second `start` begins the answer anew. */
    ask: (conversation_id: string, message: string): AsyncGenerator<Chunk> =>
      turn(conversation_id, { message }),

    /** Decides on all that a turn waits for; the turn goes on in the same answer. */
    decide: (conversation_id: string, approvals: readonly Decision[]): AsyncGenerator<Chunk> =>
      turn(conversation_id, { approvals }),

    /** The turn that runs, or what is missing behind the event `after`; nothing when there is nothing. */
    resume(conversation_id: string, after?: string): AsyncGenerator<Chunk> {
      return readOn({
        open: () => follow(conversation_id, after),
        follow: (later) => follow(conversation_id, later),
        wait,
      });
    },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const statePath = (conversation_id: string): string =>
  `/api/v1/copilot/conversations/${conversation_id}/state`;
