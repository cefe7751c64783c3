import { streamResponse } from "@advisor/local/bedrock/outcome";
import { vi } from "vitest";
import { type App, type Asked, v1, withApi } from "../api/api.fixture.ts";
import { type Chunk, chunksOf } from "../api/streams.ts";

/** A dollar per million tokens: a millionth of a dollar each. */
const MODEL_PRICES = JSON.stringify(
  Object.fromEntries(
    ["offline", "held"].map((id) => [id, { input_usd: "1", output_usd: "1" }] as const),
  ),
);

interface Usage {
  input_tokens: number;
  output_tokens: number;
}

/** The API with budgets and limits, and a new advisor for each test. */
export function withLimits() {
  let gate = Promise.withResolvers<void>();
  const api = withApi({
    held: (good) =>
      streamResponse(
        (async function* () {
          await gate.promise;
          yield* good;
        })(),
      ),
  });

  return {
    api,
    /** Pauses the model `held` until the returned function is called. */
    hold(): () => void {
      gate = Promise.withResolvers();
      return gate.resolve;
    },
    /** An app with these settings. */
    open(settings: Record<string, string>, modelId = "offline"): App {
      for (const [name, value] of Object.entries({ MODEL_PRICES, ...settings })) {
        vi.stubEnv(name, value);
      }
      try {
        return api.open(modelId);
      } finally {
        vi.unstubAllEnvs();
      }
    },
    /** Requests of a new advisor. */
    async advisor(id: string) {
      const authorization = `Bearer ${await api.cloud.issuer.mint(id)}`;
      const given = (app: App, rest: Asked = {}): Asked => ({
        ...rest,
        app,
        as: null,
        headers: { authorization, ...rest.headers },
      });
      const start = async (app: App): Promise<string> => {
        const body = { household_id: null };
        const started = await api.json(`POST ${v1}/conversations`, given(app, { body }));
        return String(started.body.conversation_id);
      };
      return {
        start,
        send: (app: App, conversation_id: string, message: string, headers = {}) =>
          api.call(
            `POST ${v1}/chat/stream?protocol=ui`,
            given(app, { body: { conversation_id, message }, headers }),
          ),
        trade: (app: App, message: string) =>
          api.call("POST /api/chat/stream", given(app, { body: { message } })),
        spend: async (app: App) => (await api.json(`GET ${v1}/spend`, given(app))).body,
        days: (app: App, query = "") => api.json(`GET ${v1}/spend/days${query}`, given(app)),
        messages: async (app: App, id: string) =>
          (
            await api.json<{ items: Message[] }>(
              `GET ${v1}/conversations/${id}/messages`,
              given(app),
            )
          ).body.items,
      };
    },
  };
}

export interface Message {
  role: string;
  metadata?: Record<string, unknown>;
  parts: ({ type: string } & Record<string, unknown>)[];
}

/** A turn's cost in dollars, from the tokens in its last chunk. */
export function costOf(chunks: readonly Chunk[]): number {
  const { usage } = (chunks.at(-1)?.messageMetadata ?? {}) as { usage?: Usage };
  if (usage === undefined) throw new Error("the turn did not finish");
  return (usage.input_tokens + usage.output_tokens) / 1_000_000;
}

export const answered = async (response: Response): Promise<Chunk[]> => {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return chunksOf(response);
};
