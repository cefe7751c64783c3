import { ApiError, problemOf } from "@advisor/client/api-error";
import { copilotClient } from "@advisor/client/copilot-client";
import * as Conversation from "@advisor/domain/conversation";
import * as HouseholdNoun from "@advisor/domain/household";
import * as z from "zod";
import { type Message, messagePage } from "../chat/message.ts";
import { Household } from "./household.ts";

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });

const Households = pageOf(HouseholdNoun.Card);
const Conversations = pageOf(Conversation.Card);

const root = "/api/v1/copilot";

/** What the page asks of the API, as one signed-in advisor. */
export function advisorApi(given: { base: string; token: string; refused(): void }) {
  const { base, token, refused } = given;

  /** A request with the advisor's token, to the API and nowhere else. What is refused is thrown. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    const response = await fetch(`${base}${path}`, { ...init, headers }).catch((error: unknown) => {
      if (init.signal?.aborted) throw error;
      throw new TypeError("The network does not reach the service. Check it and try again.");
    });
    if (response.status === 401) refused();
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
    schema.parse(await (await ask(path)).json());

  /** Every page of a list. */
  async function all<Item>(
    read: (cursor: string) => Promise<{ items: Item[]; next_cursor: string | null }>,
  ): Promise<Item[]> {
    const items: Item[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: { items: Item[]; next_cursor: string | null } = await read(
        cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`,
      );
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return items;
  }

  const { startConversation, state, saveState } = copilotClient({
    base,
    token,
    fetch: (input, init) => ask(input.slice(base.length), init),
  });
  const conversation = (id: string) => `${root}/conversations/${id}`;

  return {
    ask,
    startConversation,
    state,
    saveState,
    households: () => all((cursor) => read(Households, `${root}/households?limit=100${cursor}`)),
    household: (id: string) => read(Household, `${root}/households/${id}`),

    /** The newest conversations; about one household, or all of them. */
    async conversations(household_id: string | null): Promise<Conversation.Card[]> {
      const about = household_id === null ? "" : `&household_id=${household_id}`;
      const { items } = await read(Conversations, `${root}/conversations?limit=100${about}`);
      return items.filter((item) => item.household_id === household_id);
    },
    messages: (id: string): Promise<Message[]> =>
      all(async (cursor) =>
        messagePage(await (await ask(`${conversation(id)}/messages?protocol=ui7${cursor}`)).json()),
      ),
    rename: (id: string, title: string) => send("PATCH", conversation(id), { title }),
    remove: (id: string) => ask(conversation(id), { method: "DELETE" }),
    stop: (id: string) => send("POST", `${conversation(id)}/stop`, {}),
    rate: (message_id: string, rating: "up" | "down") =>
      send("POST", `${root}/messages/${message_id}/feedback`, { rating }),
  };
}

export type AdvisorApi = ReturnType<typeof advisorApi>;
