import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { EventBridgeClient } from "@aws-sdk/client-eventbridge";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { afterEach, expect, test, vi } from "vitest";
import type { ServiceClient } from "./connection.ts";
import type { HttpRequest } from "./http-handler.ts";
import { openServiceCalls } from "./sdk-call.ts";
import { fromSdkClient } from "./sdk-settings.ts";
import {
  bedrockService,
  dynamoService,
  eventsService,
  lambdaService,
  serviceClient,
} from "./service-client.ts";

const services = [
  [dynamoService, DynamoDBClient],
  [eventsService, EventBridgeClient],
  [bedrockService, BedrockRuntimeClient],
  [lambdaService, LambdaClient],
] as const;
/** One of each partition, one that is newer than the SDK, and all that differ. */
const regions = [
  ...["us-east-1", "eu-central-2", "xx-new-9", "cn-north-1", "us-gov-west-1", "us-gov-east-1"],
  ...["us-iso-east-1", "us-isob-east-1", "eu-isoe-west-1", "us-isof-south-1", "eusc-de-east-1"],
];

afterEach(() => vi.unstubAllEnvs());

class Sent extends Error {
  readonly request: HttpRequest;

  constructor(request: HttpRequest) {
    super("not sent");
    this.request = request;
  }
}

/** Keeps a request instead of sending it. */
const keepingHandler = {
  handle: (request: HttpRequest): Promise<never> => Promise.reject(new Sent(request)),
  destroy: () => undefined,
};

const options = { maxAttempts: 1, requestHandler: keepingHandler };
/** As a program that passes its variables on. */
const own = { ...options, env: process.env };

async function hostOf(client: ServiceClient): Promise<string> {
  const call = openServiceCalls(client, "any");
  const { request } = await call(
    { path: "/", headers: {}, body: "" },
    new AbortController().signal,
  ).then(
    () => Promise.reject(new Error("it was sent")),
    (error: Sent) => error,
  );
  const { protocol, hostname, port } = request;
  return `${protocol}//${hostname}${port === undefined ? "" : `:${port}`}`;
}

test.each([
  ["", ""],
  ["false", "false"],
  ["true", "false"],
  ["false", "true"],
  ["true", "true"],
])("hosts are those of the SDK's clients: FIPS %s, dual stack %s", async (fips, dual) => {
  vi.stubEnv("AWS_USE_FIPS_ENDPOINT", fips || undefined);
  vi.stubEnv("AWS_USE_DUALSTACK_ENDPOINT", dual || undefined);
  vi.stubEnv("AWS_LAMBDA_FUNCTION_NAME", "api");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKID");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  for (const [service, Client] of services) {
    for (const region of regions) {
      vi.stubEnv("AWS_REGION", region);
      const host = await hostOf(serviceClient(service, own));
      expect(host).toBe(await hostOf(fromSdkClient(new Client(options))));
    }
  }
});

test("the endpoint, region and credentials are read where the SDK's clients read them", async () => {
  vi.stubEnv("AWS_ENDPOINT_URL", "http://127.0.0.1:1");
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", "http://127.0.0.1:2");
  vi.stubEnv("AWS_REGION", "eu-west-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKID");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_SESSION_TOKEN", "token");
  for (const [service, Client] of services) {
    const [ours, theirs] = [serviceClient(service, own), fromSdkClient(new Client(options))];
    expect(await hostOf(ours)).toBe(await hostOf(theirs));
    expect((await ours.connection()).region).toBe((await theirs.connection()).region);
    expect(await (await ours.connection()).credentials()).toMatchObject({
      accessKeyId: "AKID",
      secretAccessKey: "secret",
      sessionToken: "token",
    });
  }
});

test("a profile or an endpoint of the SDK's files is read like by the SDK's clients", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aws-"));
  writeFileSync(
    join(folder, "config"),
    "[default]\nendpoint_url = http://127.0.0.1:3\n[profile other]\nendpoint_url = http://127.0.0.1:4\n",
  );
  writeFileSync(
    join(folder, "credentials"),
    "[other]\naws_access_key_id = OTHER\naws_secret_access_key = secret\n",
  );
  vi.stubEnv("AWS_CONFIG_FILE", join(folder, "config"));
  vi.stubEnv("AWS_SHARED_CREDENTIALS_FILE", join(folder, "credentials"));
  vi.stubEnv("AWS_REGION", "eu-west-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKID");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  expect(await hostOf(serviceClient(dynamoService, own))).toBe("http://127.0.0.1:3");
  vi.stubEnv("AWS_PROFILE", "other");
  // The SDK warns that the keys of the environment are not used.
  vi.spyOn(console, "warn").mockReturnValue();
  const connection = await serviceClient(dynamoService, own).connection();
  expect([connection.url.href, (await connection.credentials()).accessKeyId]).toEqual([
    "http://127.0.0.1:4/",
    "OTHER",
  ]);
});
