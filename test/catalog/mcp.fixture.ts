import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
/** The common interface of both client generations. */
export interface McpClient {
  list(): Promise<{ name: string }[]>;
  call(name: string, input: object): Promise<McpResult>;
  resources(): Promise<{ uri: string; name: string }[]>;
  templates(): Promise<string[]>;
  /** The text of a resource. */
  read(uri: string): Promise<string>;
  prompts(): Promise<string[]>;
  /** The texts of a prompt's messages. */
  prompt(name: string, input: Record<string, string>): Promise<string[]>;
  complete(ref: Ref, typed: string): Promise<string[]>;
  close(): Promise<void>;
}

export type Ref = { type: "ref/prompt"; name: string } | { type: "ref/resource"; uri: string };

export interface McpResult {
  isError?: boolean | undefined;
  structuredContent?: unknown;
  content: unknown;
}

export interface Caller {
  app: { request(url: string, init?: RequestInit): Response | Promise<Response> };
  token: string;
  household?: string | undefined;
  /** Collects the status of every response. */
  statuses?: number[];
}

const url = new URL("http://mcp.test/mcp");
const info = { name: "test", version: "1.0.0" };

/** The current client with the current protocol revision. */
export async function client(caller: Caller): Promise<McpClient> {
  const one = new Client(info, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  await one.connect(new StreamableHTTPClientTransport(url, options(caller)));
  return {
    list: async () => (await one.listTools()).tools,
    call: async (name, input) => one.callTool({ name, arguments: { ...input } }),
    ...others(one),
    close: () => one.close(),
  };
}

/** The earlier client, which starts with a handshake and reads a stream. */
export async function earlierClient(caller: Caller): Promise<McpClient> {
  const one = new EarlierClient(info);
  const transport = new EarlierTransport(url, options(caller));
  await one.connect(transport as Parameters<typeof one.connect>[0]);
  return {
    list: async () => (await one.listTools()).tools,
    call: async (name, input) =>
      (await one.callTool({ name, arguments: { ...input } })) as McpResult,
    ...others(one),
    close: () => one.close(),
  };
}

/** Requests that are the same in both generations. */
const others = (one: Client | EarlierClient): Omit<McpClient, "list" | "call" | "close"> => ({
  resources: async () => (await one.listResources()).resources,
  templates: async () =>
    (await one.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
  read: async (uri) => textOf((await one.readResource({ uri })).contents[0] ?? {}),
  prompts: async () => (await one.listPrompts()).prompts.map(({ name }) => name),
  prompt: async (name, input) => {
    const { messages } = await one.getPrompt({ name, arguments: input });
    return messages.map(({ content }) => textOf(content));
  },
  complete: async (ref, value) => {
    const argument = { name: ref.type === "ref/prompt" ? "household" : "household_id", value };
    return (await one.complete({ ref, argument })).completion.values;
  },
});

/** The text of a resource or a message. */
function textOf(content: object): string {
  const { text, resource } = content as { text?: string; resource?: { text?: string } };
  return text ?? resource?.text ?? "";
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
