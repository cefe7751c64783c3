import { startApi } from "@advisor/local/api-server";
import type { RunningServer } from "@advisor/local/dynamo/listen";
import {
  Client,
  type OAuthClientInformation,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { UnauthorizedError as EarlierUnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";

let cloud: Cloud;
let api: RunningServer;

beforeAll(async () => {
  cloud = await startCloud();
  api = await startApi(0);
});
afterAll(async () => {
  await api.close();
  await cloud.close();
});

const info = { name: "test", version: "1.0.0" };

/** What a program keeps from one step of the sign-in to the next. */
interface Kept {
  client?: OAuthClientInformation;
  tokens?: OAuthTokens;
  discovery?: OAuthDiscoveryState;
  verifier: string;
  /** What the browser came back with. */
  back: URLSearchParams;
}

/** A program that knows nothing of the service, and a person who signs in as adv_north in its browser. */
function program(write: "yes" | "no") {
  const kept: Kept = { verifier: "", back: new URLSearchParams() };
  const provider = {
    redirectUrl: "http://127.0.0.1:52431/callback",
    clientMetadata: {
      client_name: "Test program",
      redirect_uris: ["http://127.0.0.1/callback", "http://127.0.0.1:52431/callback"],
    },
    state: () => "state-1",
    clientInformation: () => kept.client,
    saveClientInformation(client: OAuthClientInformation) {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens(tokens: OAuthTokens) {
      kept.tokens = tokens;
    },
    codeVerifier: () => kept.verifier,
    saveCodeVerifier(verifier: string) {
      kept.verifier = verifier;
    },
    discoveryState: () => kept.discovery,
    saveDiscoveryState(discovery: OAuthDiscoveryState) {
      kept.discovery = discovery;
    },
    async redirectToAuthorization(url: URL) {
      const page = await (await fetch(url)).text();
      const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? "";
      const body = new URLSearchParams({ request, advisor_id: "adv_north", write });
      const to = new URL("/authorize", url);
      const response = await fetch(to, { method: "POST", body, redirect: "manual" });
      kept.back = new URL(response.headers.get("location") ?? "").searchParams;
    },
  };
  return { provider, kept };
}

const endpoint = () => new URL("/mcp", api.url);

test("a program signs in with nothing but the address, and calls tools as that advisor", async () => {
  const { provider, kept } = program("yes");
  const options = { authProvider: provider };
  const first = new StreamableHTTPClientTransport(endpoint(), options);
  await expect(new Client(info).connect(first)).rejects.toBeInstanceOf(UnauthorizedError);
  expect(kept.back.get("state")).toBe("state-1");
  await first.finishAuth(kept.back);

  const client = new Client(info);
  await client.connect(new StreamableHTTPClientTransport(endpoint(), options));
  const opened = await client.callTool({
    name: "open_household",
    arguments: { household_id: "hh_d1" },
  });
  const { household_handle } = Object(opened.structuredContent).data;
  const written = await client.callTool({
    name: "create_task",
    arguments: { title: "Call the Smiths", household_handle },
  });
  expect(written.structuredContent).toMatchObject({
    source_id: expect.stringMatching(/^tool:create_task:v1#task_/),
  });
  const foreign = await client.callTool({
    name: "open_household",
    arguments: { household_id: "hh_d5" },
  });
  expect(foreign).toMatchObject({ isError: true });
  await client.close();
});

test("a program of the earlier generation signs in too, and writes only if the person allows it", async () => {
  const { provider, kept } = program("no");
  const options = { authProvider: provider };
  const first = new EarlierTransport(endpoint(), options);
  await expect(new EarlierClient(info).connect(asTransport(first))).rejects.toBeInstanceOf(
    EarlierUnauthorizedError,
  );
  await first.finishAuth(kept.back.get("code") ?? "");

  const client = new EarlierClient(info);
  await client.connect(asTransport(new EarlierTransport(endpoint(), options)));
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect([names.includes("list_households"), names.includes("create_task")]).toEqual([true, false]);
  await client.close();
});

/** The earlier package's own types disagree on an optional field. */
const asTransport = (transport: EarlierTransport) =>
  transport as Parameters<EarlierClient["connect"]>[0];
