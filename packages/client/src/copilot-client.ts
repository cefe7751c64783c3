import { Problem } from "@advisor/protocol/problem";
import * as z from "zod";
import { type Chunk, readStream } from "./read-stream.ts";

const Created = z.object({ conversation_id: z.string() });
const Households = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });

export type Fetch = (input: string, init: RequestInit) => Response | Promise<Response>;

/** A refusal by the API, in the API's own words. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** What was wrong, also when something before the API answered in words of its own. */
async function problemOf(response: Response): Promise<Problem> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = Problem.safeParse(body);
  if (parsed.success) return parsed.data;
  return {
    type: "about:blank",
    title: "Unexpected answer",
    status,
    detail: `The service answered with status ${status} and did not say why.`,
    code: "unexpected_answer",
    request_id: "",
    retryable: status >= 500,
  };
}

/** The API's typed client. `fetch` is the world's, or an app's own in the same process. */
export function copilotClient(given: { base: string; token: string; fetch: Fetch }) {
  const { base, token, fetch } = given;

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: "text/event-stream, application/json",
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new ApiError(await problemOf(response));
  }

  return {
    async households(): Promise<{ id: string; name: string }[]> {
      const response = await call("GET", "/api/v1/copilot/households?limit=100");
      return Households.parse(await response.json()).items;
    },

    async startConversation(household_id: string | null): Promise<string> {
      const response = await call("POST", "/api/v1/copilot/conversations", { household_id });
      return Created.parse(await response.json()).conversation_id;
    },

    async *ask(conversation_id: string, message: string): AsyncGenerator<Chunk> {
      const response = await call("POST", "/api/v1/copilot/chat/stream", {
        conversation_id,
        message,
      });
      if (response.body !== null) yield* readStream(response.body);
    },
  };
}
