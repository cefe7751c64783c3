import { parseRecordId } from "@advisor/domain/record/record-id";
import { validateUIMessages } from "ai";
import * as z from "zod";
import { parseResponse } from "../api/parse-response.ts";
import { type Message, Metadata } from "./message/message.ts";

const Rating = z.object({
  message_id: z.string(),
  rating: z.enum(["up", "down"]),
  note: z.string().nullable(),
});

const Undone = z.object({ message_id: z.string(), call_id: z.string(), at: z.string() });

/** Places of the record whose messages a later question replaced. */
const Replaced = z.object({ from: z.int(), before: z.int() });

const Page = z.object({
  items: z.array(z.unknown()),
  next_cursor: z.string().nullable(),
  ratings: z.array(Rating).default([]),
  undone: z.array(Undone).default([]),
  replaced: z.array(Replaced).default([]),
});

interface MessagePage {
  items: Message[];
  next_cursor: string | null;
  /** In the order of the record, of messages of this page and of earlier ones. */
  ratings: z.infer<typeof Rating>[];
  undone: z.infer<typeof Undone>[];
  replaced: z.infer<typeof Replaced>[];
}

/** A page of a conversation's messages as the API sends it. */
export async function messagePage(body: unknown): Promise<MessagePage> {
  const { items, ...rest } = parseResponse(Page, body);
  if (items.length === 0) return { items: [], ...rest };
  const messages = await read(items).catch(() => Promise.all(items.map(readOrPlain)));
  return { items: messages, ...rest };
}

/** All pages as one conversation, each answer with its newest rating and what was undone of it. */
export function wholeConversation(pages: readonly MessagePage[]): Message[] {
  const ratings = new Map(
    pages.flatMap((page) => page.ratings.map(({ message_id, ...rated }) => [message_id, rated])),
  );
  const undone = Map.groupBy(
    pages.flatMap((page) => page.undone),
    ({ message_id }) => message_id,
  );
  const replaced = pages.flatMap((page) => page.replaced);
  return pages
    .flatMap(({ items }) => items)
    .filter(({ id }) => {
      const seq = parseRecordId(id)?.seq ?? 0;
      return !replaced.some(({ from, before }) => seq >= from && seq < before);
    })
    .map((message) => withNotes(message, ratings.get(message.id), undone.get(message.id)));
}

function withNotes(
  message: Message,
  rated: NonNullable<Message["metadata"]>["rated"],
  undone: NonNullable<Message["metadata"]>["undone"],
): Message {
  if (rated === undefined && undone === undefined) return message;
  const notes = { ...(rated && { rated }), ...(undone && { undone }) };
  return { ...message, metadata: { ...message.metadata, ...notes } };
}

const read = (items: unknown[]): Promise<Message[]> =>
  validateUIMessages<Message>({ messages: items, metadataSchema: Metadata });

const Plain = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  parts: z.array(z.unknown()),
});
const Text = z.object({ type: z.literal("text"), text: z.string() });

/** One message that cannot be read does not take the others with it: its words are shown as they are. */
async function readOrPlain(item: unknown): Promise<Message> {
  const [whole] = await read([item]).catch(() => []);
  if (whole !== undefined) return whole;
  const { id, role, parts } = parseResponse(Plain, item);
  const texts = parts.flatMap((part) => Text.safeParse(part).data ?? []);
  const unread = { type: "text" as const, text: "The rest of this message cannot be shown." };
  return { id, role, metadata: { status: "complete" }, parts: [...texts, unread] };
}
