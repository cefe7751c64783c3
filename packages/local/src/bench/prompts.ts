import { estimateTokens } from "@advisor/domain/model/usage";
import { costMicroUsd, priceOf } from "@advisor/domain/spend";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import * as z from "zod";
import type { LocalServers } from "./local-servers.ts";

/** The fields of a model request that affect its size. */
const Request = z.looseObject({
  system: z.array(z.looseObject({})).default([]),
  messages: z.array(z.looseObject({ content: z.array(z.looseObject({})) })),
  toolConfig: z.looseObject({ tools: z.array(z.looseObject({})) }).optional(),
});

/** The tokens of one step, by part of the prompt. */
export interface PromptTokens {
  name: string;
  tools: number;
  system: number;
  context: number;
  history: number;
}

const questions = ["Is the Smith family outside their IPS bands?", "How much cash do they hold?"];

/**
 * The size of the prompt in each step of two turns, and the share of it that is billed in full once
 * the cache is warm.
 */
export async function measurePrompts(
  stage: LocalServers,
  requests: unknown[],
): Promise<{ steps: PromptTokens[]; warm: number }> {
  const app = createApp(openRuntime());
  const authorization = `Bearer ${await stage.issuer.mint("adv_north")}`;
  const post = (path: string, body: unknown) =>
    app.request(`/api/v1/copilot${path}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const started = await post("/conversations", { household_id: "hh_d1" });
  const { conversation_id } = (await started.json()) as { conversation_id: string };
  const steps: PromptTokens[] = [];
  let used = "";
  for (const [turn, message] of questions.entries()) {
    requests.length = 0;
    used = await (await post("/chat/stream?protocol=ui", { conversation_id, message })).text();
    const own = requests.filter(isTurn);
    steps.push(...own.map((one, at) => partsOf(one, `turn ${turn + 1}, step ${at + 1}`)));
  }
  return { steps, warm: costShare(used) };
}

/** True for a turn; a request for a title has no tools. */
const isTurn = (request: unknown): boolean => Request.parse(request).toolConfig !== undefined;

function partsOf(request: unknown, name: string): PromptTokens {
  const { system, messages, toolConfig } = Request.parse(request);
  const blocks = messages.flatMap(({ content }) => content);
  const point = blocks.findLastIndex((block) => "cachePoint" in block);
  const size = (value: readonly unknown[]): number => estimateTokens(JSON.stringify(value).length);
  return {
    name,
    tools: size(toolConfig?.tools ?? []),
    system: size(system),
    context: size(blocks.slice(point + 1)),
    history: size(blocks.slice(0, point + 1)),
  };
}

const Usage = z.object({
  input_tokens: z.int(),
  output_tokens: z.int(),
  cache_read_tokens: z.int().optional(),
  cache_write_tokens: z.int().optional(),
});

const listed = "us.anthropic.claude-sonnet-5-5";

/** The input cost of the last turn with the vendor's cache, as a share of the cost without one. */
function costShare(stream: string): number {
  const line = stream.split("\n").findLast((one) => one.includes('"type":"data-usage"')) ?? "";
  const { data } = z.object({ data: Usage }).parse(JSON.parse(line.replace(/^data: /, "")));
  const price = priceOf(listed, {});
  const { cache_read_tokens: read, cache_write_tokens: write, ...plain } = data;
  const input = { ...plain, output_tokens: 0 };
  const cached = {
    ...input,
    ...(read === undefined ? {} : { cache_read_tokens: read }),
    ...(write === undefined ? {} : { cache_write_tokens: write }),
  };
  return (costMicroUsd(price, cached) ?? 0) / Math.max(1, costMicroUsd(price, input) ?? 0);
}
