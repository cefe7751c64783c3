import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** The server's reply. `cut` breaks the connection inside the body; `hang` never responds. */
export type Reply =
  | { json: unknown; status?: number; headers?: Record<string, string> }
  | {
      body: string | Uint8Array;
      type: string;
      status?: number;
      headers?: Record<string, string>;
    }
  | { cut: string }
  | "hang";

/** A local provider that replies with recorded responses; it stops with the test. */
export async function recordedServer(answer: (asked: Asked, nth: number) => Reply) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://server");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const one: Asked = {
      method: request.method ?? "",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: body === "" ? null : JSON.parse(body),
    };
    asked.push(one);
    send(response, answer(one, asked.length));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, asked };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === "hang") return;
  if ("cut" in reply) {
    response.writeHead(200, { "content-type": "application/json", "content-length": "9999" });
    response.write(reply.cut, () => response.destroy());
    return;
  }
  const content =
    "json" in reply
      ? { type: "application/json;charset=utf-8", body: JSON.stringify(reply.json) }
      : reply;
  response.writeHead(reply.status ?? 200, { "content-type": content.type, ...reply.headers });
  response.end(content.body);
}

/** The response for the first matching path; otherwise 404 with a JSON body. */
export const routes =
  (table: Record<string, Reply | ((asked: Asked) => Reply)>) =>
  (asked: Asked): Reply => {
    const reply = table[asked.path];
    if (reply === undefined) return { status: 404, json: { error: "Not Found" } };
    return typeof reply === "function" ? reply(asked) : reply;
  };
