import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
/** What both generations of the client make of the protocol. */
export interface McpClient {
  list(): Promise<{ name: string }[]>;
  call(name: string, input: object): Promise<McpResult>;
  close(): Promise<void>;
}

export interface McpResult {
  isError?: boolean | undefined;
  structuredContent?: unknown;
  content: unknown;
}

export interface Caller {
  app: { request(url: string, init?: RequestInit): Response | Promise<Response> };
  token: string;
  household?: string | undefined;
  /** Hears the status of every answer. */
  statuses?: number[];
}

const url = new URL("http://mcp.test/mcp");
const info = { name: "test", version: "1.0.0" };

/** The present client, which asks with the present revision of the protocol. */
export async function client(caller: Caller): Promise<McpClient> {
  const one = new Client(info, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  await one.connect(new StreamableHTTPClientTransport(url, options(caller)));
  return {
    list: async () => (await one.listTools()).tools,
    call: async (name, input) => one.callTool({ name, arguments: { ...input } }),
    close: () => one.close(),
  };
}

/** The client of the earlier line, which opens with a handshake and reads a stream. */
export async function earlierClient(caller: Caller): Promise<McpClient> {
  const one = new EarlierClient(info);
  const transport = new EarlierTransport(url, options(caller));
  await one.connect(transport as Parameters<typeof one.connect>[0]);
  return {
    list: async () => (await one.listTools()).tools,
    call: async (name, input) =>
      (await one.callTool({ name, arguments: { ...input } })) as McpResult,
    close: () => one.close(),
  };
}

const options = ({ app, token, household, statuses = [] }: Caller) => ({
  fetch: async (to: string | URL, init?: RequestInit) => {
    const response = await app.request(String(to), init);
    statuses.push(response.status);
    return response;
  },
  requestInit: {
    headers: {
      authorization: `Bearer ${token}`,
      ...(household === undefined ? {} : { "x-household-id": household }),
    },
  },
});
