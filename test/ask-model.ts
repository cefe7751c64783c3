import type { Call, Model, ModelEvent, ModelRequest } from "@advisor/agent/model/model";
import { Fault } from "@advisor/domain/fault";
import { type BedrockOptions, startBedrock } from "@advisor/local/bedrock/start";
import { afterAll, beforeAll, vi } from "vitest";

/** A Bedrock endpoint for the tests of one file. The SDK finds it through its usual settings. */
export function withBedrock(options: BedrockOptions): void {
  let server: Awaited<ReturnType<typeof startBedrock>>;
  beforeAll(async () => {
    server = await startBedrock(options);
    vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", server.url);
    vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
    vi.stubEnv("AWS_REGION", "us-east-1");
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });
}

export const never = new AbortController().signal;

export const request: ModelRequest = {
  system: "You help advisors.",
  context: [],
  messages: [{ role: "user", text: "How is the fund?" }],
  tools: [{ name: "get_quotes", description: "Prices.", schema: { type: "object" } }],
  choice: "auto",
  max_tokens: 1_000,
};

interface Received {
  text: string;
  thought: string;
  calls: Omit<Call, "id">[];
  end: Omit<Extract<ModelEvent, { type: "end" }>, "type"> | null;
  fault: Fault | null;
}

/** The events of one step, without the random ids of calls. */
export async function ask(model: Model, asked = request, signal = never): Promise<Received> {
  const received: Received = { text: "", thought: "", calls: [], end: null, fault: null };
  try {
    for await (const event of model.stream(asked, signal)) take(received, event);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    received.fault = fault;
  }
  return received;
}

function take(received: Received, event: ModelEvent): void {
  if (event.type === "text-delta") received.text += event.text;
  if (event.type === "reasoning-delta") received.thought += event.text;
  if (event.type === "tool-call") {
    const { id, ...call } = event.call;
    received.calls.push(call);
  }
  if (event.type === "end") {
    const { type, ...end } = event;
    received.end = end;
  }
}
