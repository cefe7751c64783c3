import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { type ResponseScript, streamResponse } from "../bedrock/outcome.ts";
import type { LocalServers } from "./local-servers.ts";
import { type StoreCall, startRecorder } from "./recorder.ts";

/** Capacity units for one purpose, on the table and on the index. */
export interface CapacityByPurpose {
  name: string;
  kind: "write" | "read";
  calls: number;
  table: number;
  index: number;
}

const question = "What is in VOO?";

/**
 * A hundred words per second, so that a turn lasts long enough to need checkpoints and lease
 * renewals.
 */
export const slowAnswer: ResponseScript = (good) =>
  streamResponse(
    (async function* () {
      for (const frame of good) {
        if (frame.type === "contentBlockDelta") await sleep(10);
        yield frame;
      }
    })(),
  );

/** Capacity units by purpose for one turn with a tool call and an answer of about two hundred words. */
export async function measureCapacity(stage: LocalServers): Promise<CapacityByPurpose[]> {
  const recorder = await startRecorder(stage.environment.AWS_ENDPOINT_URL_DYNAMODB ?? "");
  Object.assign(process.env, { AWS_ENDPOINT_URL_DYNAMODB: recorder.url, MODEL_ID: "spoken" });
  try {
    const app = createApp(openRuntime());
    const authorization = `Bearer ${await stage.issuer.mint("adv_north")}`;
    const post = (path: string, body: unknown, more = {}) =>
      app.request(`/api/v1/copilot${path}`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", ...more },
        body: JSON.stringify(body),
      });
    const started = await post("/conversations", { household_id: "hh_d1" });
    const { conversation_id } = (await started.json()) as { conversation_id: string };
    recorder.calls.length = 0;
    const turn = { conversation_id, message: question };
    const key = { "idempotency-key": crypto.randomUUID() };
    // The stream stays open until the last write is done, which is after the end of the answer.
    const said = await (await post("/chat/stream?protocol=ui", turn, key)).text();
    if (!said.includes('"type":"finish"')) throw new Error("the turn did not finish");
    return byPurpose(recorder.calls);
  } finally {
    Object.assign(process.env, stage.environment);
    delete process.env.MODEL_ID;
    await recorder.close();
  }
}

function byPurpose(calls: readonly StoreCall[]): CapacityByPurpose[] {
  const purposes = new Map<string, CapacityByPurpose>();
  const answer = calls.findLast(({ operation, key }) => operation === "PutItem" && entry(key));
  for (const call of calls) {
    const kind = /^(Put|Update|Transact)/.test(call.operation) ? "write" : "read";
    const name = call === answer ? "finish: answer" : purposeOf(call);
    const none = { name, kind, calls: 0, table: 0, index: 0 } as const;
    const so = purposes.get(`${kind} ${name}`) ?? none;
    const { table, index } = call;
    const sum = { calls: so.calls + 1, table: so.table + table, index: so.index + index };
    purposes.set(`${kind} ${name}`, { ...so, ...sum });
  }
  return [...purposes.values()].toSorted((a, b) => b.kind.localeCompare(a.kind));
}

function purposeOf({ operation, key, request }: StoreCall): string {
  if (operation === "TransactWriteItems") return "message, lease, key";
  if (operation === "PutItem" && entry(key)) return "pairs";
  if (operation === "UpdateItem" && key.sk === "META") {
    return request.includes('"spent"') ? "finish: lease" : "lease renewals";
  }
  return known(key) ?? "the tool";
}

const entry = ({ sk }: StoreCall["key"]): boolean => sk.startsWith("ENTRY#");

function known({ pk, sk }: StoreCall["key"]): string | undefined {
  if (pk.startsWith("SPEND#")) return "spend";
  if (pk.startsWith("REQ#")) return "key";
  if (pk.startsWith("HH#")) return "household";
  if (!pk.startsWith("CON#")) return undefined;
  if (sk.startsWith("DRAFT#")) return "drafts";
  if (sk === "PANEL") return "panel";
  return sk === "META" ? "conversation" : "history";
}
