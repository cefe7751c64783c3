import type * as Entry from "@advisor/domain/entry";
import * as z from "zod";
import { sha256 } from "../../sha256.ts";
import type { TableItem } from "../table.ts";

const text = z.string().catch("");
const turn_id = z.string();

/** The fields worth saving from an entry's JSON when the whole entry does not parse. */
const SalvagedLink = z.object({
  at: z.iso.datetime(),
  previous: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
const SalvagedEnd = z.object({ kind: z.enum(["answer", "stopped"]), turn_id, text });
const SalvagedQuestion = z.object({
  kind: z.literal("user"),
  turn_id,
  message_id: z.string(),
  reply_id: z.string(),
  text: z.string().catch("(This message cannot be read.)"),
  context: text,
  model_id: text,
  system_hash: text,
});

/** Rebuilds what it can of a corrupt entry: its position in the record and its role in its turn. */
export function salvageEntry(
  items: readonly TableItem[],
  read: unknown,
  before: Entry.Info | undefined,
): Entry.Info {
  const [head] = items;
  const digest = sha256(Buffer.concat(items.map(({ bytes }) => bytesOf(bytes))));
  const linked = SalvagedLink.safeParse(read).data;
  return {
    seq: Number(String(head?.sk).split("#")[1]),
    at: linked?.at ?? before?.at ?? "",
    mark: String(head?.mark),
    previous: linked?.previous ?? before?.hash ?? "",
    hash: linked?.hash ?? digest,
    body: bodyOf(read),
    unreadable: digest,
  };
}

const bytesOf = (bytes: unknown): Uint8Array =>
  bytes instanceof Uint8Array ? bytes : Buffer.from(String(bytes));

/** A corrupt answer still ends its turn and a corrupt question still starts one; anything else is `unreadable`. */
function bodyOf(read: unknown): Entry.Info["body"] {
  const body = z.object({ body: z.unknown() }).safeParse(read).data?.body;
  const asked = SalvagedQuestion.safeParse(body).data;
  if (asked !== undefined) return asked;
  const ended = SalvagedEnd.safeParse(body).data;
  if (ended === undefined) return { kind: "unreadable" };
  return {
    kind: "stopped",
    turn_id: ended.turn_id,
    code: "unreadable",
    message: "This answer was stored and cannot be read whole any more.",
    retryable: false,
    text: ended.text,
  };
}
