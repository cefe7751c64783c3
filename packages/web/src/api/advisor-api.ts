import { ApiError, problemOf } from "@advisor/client/api-error";
import { copilotClient } from "@advisor/client/copilot-client";
import * as Conversation from "@advisor/domain/conversation";
import { HouseholdCard } from "@advisor/protocol/household";
import * as z from "zod";
import type { Message } from "../chat/message/message.ts";
import { messagePage, wholeConversation } from "../chat/message-page.ts";
import { approvalApi } from "./approval-api.ts";
import { type Connection, NetworkError } from "./connection.ts";
import { householdApi } from "./household-api.ts";
import { parseResponse, rethrowReadable } from "./parse-response.ts";
import { proofApi } from "./proof-api.ts";
import { spendApi } from "./spend-api.ts";

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });

const Households = pageOf(HouseholdCard);
const Conversations = pageOf(Conversation.Card);

const root = "/api/v1/copilot";

type ConversationChange = { title: string } | { pinned: boolean };

interface Options {
  base: string;
  /** The advisor's current token. */
  token(): string;
  /** Resolves to a new token after the API refused one. */
  tokenAfter(refused: string): Promise<string>;
  connection: Pick<Connection, "failed" | "answered">;
}

/** The API client of one signed-in advisor. */
export function advisorApi({ base, token, tokenAfter, connection }: Options) {
  /** Sends a request, always to the API's own address. */
  async function reach(path: string, init: RequestInit, bearer: string): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${bearer}`);
    const response = await fetch(`${base}${path}`, { ...init, headers }).catch(
      async (error: unknown) => {
        if (init.signal?.aborted) throw error;
        await connection.failed();
        throw new NetworkError();
      },
    );
    connection.answered();
    return response;
  }

  /**
   * Sends a request with the advisor's token. If the token is refused, it is repeated with a new
   * one; any other refusal is thrown.
   */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const first = token();
    let response = await reach(path, init, first);
    if (response.status === 401) response = await reach(path, init, await tokenAfter(first));
    if (response.ok) return response;
    throw new ApiError(await problemOf(response));
  }

  const send = (method: string, path: string, body: unknown) =>
    ask(path, {
      method,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    });

  const read = async <Schema extends z.ZodType>(schema: Schema, path: string) =>
    parseResponse(schema, await (await ask(path)).json().catch(rethrowReadable));

  const { startConversation, state, saveState } = copilotClient({
    base,
    // Set by `ask`, which has the current token.
    token: "",
    fetch: (input, init) => ask(input.slice(base.length), init),
  });
  const conversation = (id: string) => `${root}/conversations/${id}`;

  return {
    ask,
    startConversation: (household_id: string | null, key: string) =>
      startConversation(household_id, key).catch(rethrowReadable),
    state: (id: string) => state(id).catch(rethrowReadable),
    saveState,
    households: () => all((cursor) => read(Households, `${root}/households?limit=100${cursor}`)),
    ...householdApi({ read, send, ask }),
    ...proofApi({ read, send, ask }),
    ...approvalApi({ read, ask }),
    ...spendApi({ read }),

    /** Pinned conversations first, then the newest; about one household, or about none. */
    async conversations(household_id: string | null): Promise<Conversation.Card[]> {
      const about = household_id === null ? "" : `&household_id=${household_id}`;
      const { items } = await read(Conversations, `${root}/conversations?limit=100${about}`);
      return items.filter((item) => item.household_id === household_id);
    },
    /** Conversations with these words in the title, newest first. */
    async searchConversations(search: string): Promise<Conversation.Card[]> {
      const query = search === "" ? "" : `&search=${encodeURIComponent(search)}`;
      return (await read(Conversations, `${root}/conversations?limit=20${query}`)).items;
    },
    messages: async (id: string): Promise<Message[]> =>
      wholeConversation(
        await pagesOf(async (cursor) =>
          messagePage(
            await (await ask(`${conversation(id)}/messages?protocol=ui7${cursor}`)).json(),
          ),
        ),
      ),
    /** Sets the conversation's household, which cannot be changed later. */
    selectHousehold: (id: string, household_id: string) =>
      send("POST", `${conversation(id)}/select_household`, { household_id }),
    change: (id: string, to: ConversationChange) => send("PATCH", conversation(id), to),
    remove: (id: string) => ask(conversation(id), { method: "DELETE" }),
    stop: (id: string) => send("POST", `${conversation(id)}/stop`, {}),
  };
}

export type AdvisorApi = ReturnType<typeof advisorApi>;

/** All items of a list. */
const all = async <Item>(
  read: (cursor: string) => Promise<{ items: Item[]; next_cursor: string | null }>,
): Promise<Item[]> => (await pagesOf(read)).flatMap(({ items }) => items);

/** All pages of a list. */
async function pagesOf<Page extends { next_cursor: string | null }>(
  read: (cursor: string) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Page = await read(cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`);
    pages.push(page);
    cursor = page.next_cursor;
  }
  return pages;
}
