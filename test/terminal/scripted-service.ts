import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Answer, json, problem } from "./answers.ts";
import { ScriptedChat } from "./scripted-chat.ts";
import { ScriptedResearch } from "./scripted-research.ts";

const households = [
  { id: "hh_d1", name: "Smith family" },
  { id: "hh_d2", name: "Garcia family" },
];

/** A service with the API's routes and scripted responses. */
export async function startService() {
  const chat = new ScriptedChat();
  const research = new ScriptedResearch();
  const conversations: (string | null)[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://service");
    const content = await text(request);
    const body: unknown = content === "" ? undefined : JSON.parse(content);
    const path = url.pathname.slice(1).split("/").map(decodeURIComponent);
    if (url.pathname === "/dev/token") return json({ token: "secret" });
    if (request.headers.authorization !== "Bearer secret")
      return problem(401, "unauthenticated", "Sign in first.");
    if (url.pathname.startsWith("/api/v1/research/")) {
      const asked = { path: path.slice(3), query: url.searchParams, body };
      return research.answer(request, response, asked);
    }
    if (path[3] === "chat") return void (await chat.stream(request, response, body));
    return conversing(path.at(-1), body) ?? fixed[url.pathname] ?? nothing;
  }

  function conversing(action: string | undefined, body: unknown): Answer | undefined {
    if (action === "conversations") {
      conversations.push((body as { household_id: string | null }).household_id);
      return json({ conversation_id: "con_1" }, 201);
    }
    if (action !== "stop") return undefined;
    chat.stop();
    return json({ status: "stopping" }, 202);
  }

  const server = createServer((request, response) => {
    answer(request, response).then(
      (answered) => {
        if (answered === undefined) return;
        response.writeHead(answered.status, { "content-type": answered.type }).end(answered.body);
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);

  return {
    url: `http://127.0.0.1:${port}`,
    ...{ chat, research, conversations },
    /** Stops with all of its connections. */
    async vanish() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    back: () => listen(port),
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
    },
  };
}

const nothing = problem(404, "not_found", "There is nothing here.");

const fixed: Readonly<Record<string, Answer>> = {
  "/health": json({ status: "ok", version: "test", model: "scripted" }),
  "/api/v1/copilot/households": json({ items: households }),
  "/api/v1/copilot/spend": json({
    spent_usd: 0.5,
    input_tokens: 9,
    output_tokens: 3,
    budget_day_usd: 5,
  }),
  "/api/v1/traces/turn_1": json({ turn_id: "turn_1", steps: 1 }),
  "/api/v1/copilot/conversations/con_1/messages": json({
    items: [
      {
        role: "user",
        parts: [{ type: "text", text: "What do they hold?" }],
        metadata: { created_at: "2026-11-27" },
      },
      {
        role: "assistant",
        parts: [{ type: "tool-get_positions" }, { type: "text", text: "60% equities." }],
        metadata: { created_at: "2026-11-27" },
      },
    ],
    next_cursor: null,
  }),
};
