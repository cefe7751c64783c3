import { uiEncoding } from "@advisor/protocol/encode/encode-ui";
import { answeredTurn, streamText } from "@advisor/protocol/part.fixture";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { copilotClient } from "./copilot-client.ts";

/** A client that records its requests and always gets this response. */
function clientOf(answer: () => Response) {
  const requests: { url: string; method: string; headers: Headers; body: unknown }[] = [];
  const client = copilotClient({
    base: "http://api",
    token: "secret",
    fetch: (url, { method = "", headers, body }) => {
      const parsed = typeof body === "string" ? JSON.parse(body) : undefined;
      requests.push({ url, method, headers: new Headers(headers), body: parsed });
      return answer();
    },
  });
  return { client, requests };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

const problem = {
  type: "about:blank",
  title: "In conflict with what is there",
  status: 409,
  detail: "An answer is still being written in this conversation.",
  code: "turn_in_progress",
  request_id: "req_1",
  retryable: false,
  retry_after: 2,
};

describe("the client", () => {
  it("lists households by id and name", async () => {
    const item = { id: "hh_d1", name: "Smith family" };
    const { client, requests } = clientOf(json({ items: [{ ...item, members: 2 }] }));
    expect(await client.households()).toEqual([item]);
    expect(requests).toMatchObject([
      { method: "GET", url: "http://api/api/v1/copilot/households?limit=100", body: undefined },
    ]);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      authorization: "Bearer secret",
      accept: "text/event-stream, application/json",
    });
  });

  it("starts a conversation about a household, or about none", async () => {
    const { client, requests } = clientOf(json({ conversation_id: "con_1" }, 201));
    expect(await client.startConversation("hh_d1")).toBe("con_1");
    expect(await client.startConversation(null)).toBe("con_1");
    expect(requests.map(({ body }) => body)).toEqual([
      { household_id: "hh_d1" },
      { household_id: null },
    ]);
  });

  it("asks a question and yields the streamed answer", async () => {
    const { client, requests } = clientOf(() => new Response(streamText(uiEncoding, answeredTurn)));
    let text = "";
    for await (const chunk of client.ask("con_1", "What does VOO hold?")) {
      if (chunk.type === "text-delta") text += chunk.delta;
    }
    expect(text).toBe(
      answeredTurn.map((part) => (part.type === "text-delta" ? part.delta : "")).join(""),
    );
    expect(requests).toMatchObject([
      {
        method: "POST",
        url: "http://api/api/v1/copilot/chat/stream",
        body: { conversation_id: "con_1", message: "What does VOO hold?" },
      },
    ]);
    expect(requests[0]?.headers.get("accept")).toContain("text/event-stream");
  });

  it("reads a screen's state and saves the advisor's changes", async () => {
    const state = {
      conversation_id: "con_1",
      mode: "general",
      household_id: null,
      side_panel: { current_view: "agenda", view_state: {}, last_updated: null },
      is_panel_open: true,
    };
    const { client, requests } = clientOf(json({ ...state, of_a_later_version: 1 }));
    expect(await client.state("con_1")).toEqual(state);
    expect(await client.saveState("con_1", { is_panel_open: true })).toEqual(state);
    const url = "http://api/api/v1/copilot/conversations/con_1/state";
    expect(requests).toMatchObject([
      { method: "GET", url, body: undefined },
      { method: "PATCH", url, body: { is_panel_open: true } },
    ]);
  });

  it("stops a turn, and reads messages, spending and traces", async () => {
    const message = {
      role: "user",
      parts: [{ type: "text", text: "?" }],
      metadata: { created_at: "" },
    };
    const pages = [
      { items: [message], next_cursor: "a b" },
      { items: [message], next_cursor: null },
    ];
    const spend = { spent_usd: 1, input_tokens: 2, output_tokens: 3, budget_day_usd: null };
    const answers = [
      {},
      ...pages,
      { ...spend, turns: 1 },
      { steps: 1 },
      { model: "m", version: "v" },
    ];
    const { client, requests } = clientOf(() => Response.json(answers.shift()));
    await client.stop("con_1");
    const said = [];
    for await (const one of client.messages("con_1")) said.push(one);
    expect(said).toEqual([message, message]);
    expect(await client.spend()).toEqual(spend);
    expect(await client.trace("turn_1")).toEqual({ steps: 1 });
    expect(await client.health()).toEqual({ model: "m", version: "v" });
    expect(requests.map(({ method, url }) => `${method} ${url.replace("http://api", "")}`)).toEqual(
      [
        "POST /api/v1/copilot/conversations/con_1/stop",
        "GET /api/v1/copilot/conversations/con_1/messages",
        "GET /api/v1/copilot/conversations/con_1/messages?cursor=a%20b",
        "GET /api/v1/copilot/spend",
        "GET /api/v1/traces/turn_1",
        "GET /health",
      ],
    );
  });

  it("yields nothing when no turn is running", async () => {
    const { client, requests } = clientOf(() => new Response(null, { status: 204 }));
    for await (const chunk of client.resume("con_1", "7")) throw new Error(`read ${chunk.type}`);
    for await (const chunk of client.resume("con_1")) throw new Error(`read ${chunk.type}`);
    expect(requests.map(({ headers }) => headers.get("last-event-id"))).toEqual(["7", null]);
    expect(requests).toMatchObject([
      { method: "GET", url: "http://api/api/v1/copilot/chat/con_1/stream" },
      { method: "GET", url: "http://api/api/v1/copilot/chat/con_1/stream" },
    ]);
  });

  it("sends every change with its own idempotency key", async () => {
    const { client, requests } = clientOf(json({ conversation_id: "con_1" }));
    await client.startConversation(null);
    await client.startConversation(null);
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("a refusal", () => {
  it("is thrown with the API's own message and code", async () => {
    const { client } = clientOf(json(problem, 409));
    const asking = client.ask("con_1", "?").next();
    await expect(asking).rejects.toBeInstanceOf(ApiError);
    await expect(asking).rejects.toMatchObject({ message: problem.detail, problem });
  });

  it.each([
    ["a page", new Response("<html>Bad gateway</html>", { status: 502 })],
    ["an empty body", new Response(null, { status: 502 })],
    ["words of its own", Response.json({ message: "Endpoint request timed out" }, { status: 502 })],
  ])("by something before the API, as %s, is one too", async (_, answer) => {
    const { client } = clientOf(() => answer);
    await expect(client.households()).rejects.toMatchObject({
      name: "ApiError",
      message: "The service answered with status 502 and did not say why.",
      problem: { status: 502, code: "unexpected_answer", retryable: true },
    });
  });
});
