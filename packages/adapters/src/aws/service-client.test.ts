import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { EventBridgeClient } from "@aws-sdk/client-eventbridge";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { HttpRequest } from "@smithy/types";
import { afterEach, expect, test, vi } from "vitest";
import { openServiceCalls } from "./sdk-call.ts";
import {
  bedrockService,
  dynamoService,
  eventsService,
  type ServiceClient,
  serviceClient,
} from "./service-client.ts";

const services = [
  [dynamoService, DynamoDBClient],
  [eventsService, EventBridgeClient],
  [bedrockService, BedrockRuntimeClient],
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
class KeepingHandler extends NodeHttpHandler {
  override handle = (request: HttpRequest): Promise<never> => Promise.reject(new Sent(request));
}

const options = () => ({ maxAttempts: 1, requestHandler: new KeepingHandler() });

async function hostOf(client: Pick<ServiceClient, "config">): Promise<string> {
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
  ["false", "false"],
  ["true", "false"],
  ["false", "true"],
  ["true", "true"],
])("hosts are those of the SDK's clients: FIPS %s, dual stack %s", async (fips, dual) => {
  vi.stubEnv("AWS_USE_FIPS_ENDPOINT", fips);
  vi.stubEnv("AWS_USE_DUALSTACK_ENDPOINT", dual);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKID");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  for (const [service, Client] of services) {
    for (const region of regions) {
      vi.stubEnv("AWS_REGION", region);
      const own = await hostOf(serviceClient(service, options()));
      expect(own).toBe(await hostOf(new Client(options())));
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
    const [own, theirs] = [serviceClient(service, options()), new Client(options())];
    expect(await hostOf(own)).toBe(await hostOf(theirs));
    expect(await own.config.region()).toBe(await theirs.config.region());
    expect(await own.config.credentials()).toMatchObject({
      accessKeyId: "AKID",
      secretAccessKey: "secret",
      sessionToken: "token",
    });
  }
});
