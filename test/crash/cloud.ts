import { randomUUID } from "node:crypto";
import { copilotClient } from "@advisor/client/copilot-client";
import { type Chunk, readStream } from "@advisor/client/read-stream";
import { openStores } from "@advisor/functions/runtime";
import type { UiMessage } from "@advisor/protocol/ui-message";
import { startCloud } from "../api/cloud.ts";
import { eventually } from "../eventually.ts";
import { paced } from "../resume/paced.ts";
import { killAll, startApiProcess } from "./api-process.ts";

/** Crashed turns expire soon, but still count as running for a while. */
const impatient = { LEASE_SECONDS: "2", TURNS_AT_ONCE: "100" };

/** A message, or the advisor's decisions on pending writes. */
type Sent = { message: string } | { approvals: { approval_id: string; approved: boolean }[] };

/** The result of a request, as its sender saw it. */
interface ReceivedAnswer {
  /** 0 without a response. */
  status: number;
  retryAfter: string | null;
  /** The text of the last step shown. */
  text: string;
  end: Chunk | undefined;
}

/**
 * The local servers in this process, a model that waits before each delta, and one API process that
 * is never killed.
 */
export async function openCloud(
  paceMs: number,
  more: (environment: Record<string, string>) => Promise<Record<string, string>> = async () =>
    impatient,
) {
  const cloud = await startCloud({ paced: paced(paceMs) });
  const plain = { ...cloud.environment, MODEL_ID: "paced" };
  const environment = { ...plain, ...(await more(plain)) };
  const token = await cloud.issuer.mint("adv_north");
  const survivor = await startApiProcess(environment);
  const client = copilotClient({ base: survivor.url, token, fetch });
  const stores = openStores();

  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const post = (url: string, conversation_id: string, sent: Sent, key: string) =>
    fetch(`${url}/api/v1/copilot/chat/stream?protocol=ui`, {
      method: "POST",
      headers: { ...headers, "idempotency-key": key },
      body: JSON.stringify({ conversation_id, ...sent }),
    });
  async function* send(...given: Parameters<typeof post>) {
    const response = await post(...given);
    yield response;
    if (response.status === 200 && response.body !== null) yield* readStream(response.body);
    else await response.text();
  }
  async function messages(id: string): Promise<UiMessage[]> {
    const path = `/api/v1/copilot/conversations/${id}/messages`;
    const response = await fetch(`${survivor.url}${path}`, { headers });
    const { items }: { items: UiMessage[] } = await response.json();
    return items;
  }

  return {
    stores,
    survivor,
    headers,
    messages,
    post,
    send,
    /** Resumes a stream in the surviving process. */
    resume: (id: string, after?: number) =>
      fetch(`${survivor.url}/api/v1/copilot/chat/${id}/stream?protocol=ui`, {
        headers: after === undefined ? headers : { ...headers, "last-event-id": String(after) },
      }),
    conversation: () => client.startConversation("hh_d1"),
    /** Starts another API process, optionally over the store at this address, with its own settings. */
    process: (store?: string, settings: Record<string, string> = {}) =>
      startApiProcess({
        ...environment,
        ...(store === undefined ? {} : { AWS_ENDPOINT_URL_DYNAMODB: store }),
        ...settings,
      }),
    storeUrl: String(cloud.environment.AWS_ENDPOINT_URL_DYNAMODB),
    once: (url: string, id: string, sent: Sent, key: string = randomUUID()) =>
      readAnswer(send(url, id, sent, key)),
    /** Repeats the request until the conversation is free. */
    async patiently(id: string, sent: Sent, key: string = randomUUID()): Promise<ReceivedAnswer> {
      let last: ReceivedAnswer | undefined;
      await until(async () => {
        last = await readAnswer(send(survivor.url, id, sent, key));
        return last.status !== 409 || last.retryAfter === null;
      });
      if (last === undefined) throw new Error("it was sent once at least");
      return last;
    },
    async close(): Promise<void> {
      killAll();
      await cloud.close();
    },
  };
}

/** Reads a turn's stream to its end, or to where it breaks. */
async function readAnswer(sent: AsyncIterable<Response | Chunk>): Promise<ReceivedAnswer> {
  const seen: ReceivedAnswer = { status: 0, retryAfter: null, text: "", end: undefined };
  try {
    for await (const one of sent) {
      if (one instanceof Response) {
        seen.status = one.status;
        seen.retryAfter = one.headers.get("retry-after");
      } else if (one.type === "text-delta") seen.text += one.delta;
      else if (one.type === "tool-input-available") seen.text = "";
      else if (["finish", "abort", "error"].includes(one.type)) seen.end = one;
    }
  } catch {
    // The process crashed, so this is all there is.
  }
  return seen;
}

/** Retries until the condition holds. */
export const until = (met: () => Promise<boolean>): Promise<void> =>
  eventually(async () => {
    if (!(await met())) throw new Error("it has not happened yet");
  });
