import { eventFrame } from "../bedrock/frame.ts";
import { type ResponseScript, streamResponse } from "../bedrock/outcome.ts";
import { type Lambda, startLambda } from "../lambda/host.ts";
import type { Bundle } from "./bundle.ts";
import { functionEnvironment, type LocalServers } from "./local-servers.ts";
import { median, type Timing, timeResponse } from "./timing.ts";

const deltas = 1_000;
const rounds = 15;

/** A model that writes a thousand words as fast as they are read. */
export const fastAnswer: ResponseScript = () => {
  const words = Array.from({ length: deltas }, (_, n) =>
    eventFrame("contentBlockDelta", { contentBlockIndex: 0, delta: { text: `word${n} ` } }),
  );
  return streamResponse([
    eventFrame("messageStart", { role: "assistant" }),
    ...words,
    eventFrame("messageStop", { stopReason: "end_turn" }),
    eventFrame("metadata", {
      usage: { inputTokens: 10, outputTokens: deltas, totalTokens: 1_010 },
    }),
  ]);
};

export interface StreamTimes {
  /** Milliseconds to the first byte of a warm stream. */
  first: number;
  /** Microseconds per delta. */
  delta: number;
}

/**
 * Measures the API and the baseline stream in turn, each in its own function, so that machine load affects
 * both alike.
 */
export async function measureStreams(
  stage: LocalServers,
  api: Bundle,
  bare: Bundle,
): Promise<{ api: StreamTimes; bare: StreamTimes }> {
  const env = { ...functionEnvironment(stage), MODEL_ID: "wordy" };
  const open = (of: Bundle) =>
    startLambda({ file: of.file, handler: "handler", env, concurrency: 1, log: () => {} });
  const [apiLambda, bareLambda] = await Promise.all([open(api), open(bare)]);
  const token = await stage.issuer.mint("adv_north");
  const turns: Timing[] = [];
  const plain: Timing[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const id = await conversation(apiLambda, token);
    const message = { conversation_id: id, message: "Hello" };
    turns.push(
      await timeResponse(() => postJson(apiLambda, "/api/v1/copilot/chat/stream", token, message)),
    );
    plain.push(await timeResponse(() => postJson(bareLambda, "/stream", token, { deltas })));
  }
  await Promise.all([apiLambda.close(), bareLambda.close()]);
  return { api: warm(turns), bare: warm(plain) };
}

/** Drops the first round, which starts the process. */
const warm = ([, ...timings]: Timing[]): StreamTimes => ({
  first: median(timings.map(({ first }) => first)),
  delta: median(timings.map(({ rest }) => (rest * 1_000) / deltas)),
});

export async function conversation(lambda: Lambda, token: string): Promise<string> {
  const response = await postJson(lambda, "/api/v1/copilot/conversations", token, {});
  return ((await response.json()) as { conversation_id: string }).conversation_id;
}

export const postJson = (
  lambda: Lambda,
  path: string,
  token: string,
  body: unknown,
): Promise<Response> =>
  fetch(`${lambda.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
