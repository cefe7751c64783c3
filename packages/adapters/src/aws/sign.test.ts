import { BedrockRuntimeClient, ConverseCommand } from "@aws-sdk/client-bedrock-runtime";
import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import type { HttpRequest } from "@smithy/core/protocols";
import { expect, test } from "vitest";
import { openSigner, type UnsignedRequest } from "./sign.ts";

const region = "eu-west-1";
const credentials = { accessKeyId: "AKID", secretAccessKey: "secret/+", sessionToken: "token==" };

/** Records what an SDK client would have sent, without sending it. */
const keeping = (kept: HttpRequest[]) => ({
  handle: async (request: HttpRequest) => {
    kept.push(request);
    throw new Error("not sent");
  },
});

/** The request before signing, with the time of its signature. */
function unsigned({
  hostname,
  path,
  headers,
  body,
}: HttpRequest): UnsignedRequest & { time: number } {
  const { authorization = "", "x-amz-date": stamp = "", host: _, ...all } = headers;
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const kept = Object.entries(all).filter(([name]) => signed.includes(name));
  const time = stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z");
  return { host: hostname, path, headers: Object.fromEntries(kept), body, time: Date.parse(time) };
}

test("signatures match the AWS SDK's for any day and path", async () => {
  const sent: HttpRequest[] = [];
  const options = { region, credentials, maxAttempts: 1, requestHandler: keeping(sent) };
  const key = { pk: { S: "CON#1" }, sk: { S: "META" } };
  const dynamo = new DynamoDBClient(options);
  await expect(dynamo.send(new GetItemCommand({ TableName: "t", Key: key }))).rejects.toThrow();
  const bedrock = new BedrockRuntimeClient(options);
  for (const modelId of ["us.anthropic.claude-1:0", "arn:aws:bedrock:eu-west-1:1:model/a b"]) {
    await expect(bedrock.send(new ConverseCommand({ modelId }))).rejects.toThrow();
  }
  const services = ["dynamodb", "bedrock", "bedrock"].map(openSigner);
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(
    sent.map((request, nth) => {
      const { time, ...own } = unsigned(request);
      return services[nth]?.(own, { credentials, region, time }).authorization;
    }),
  );
});

test("the signing key changes with the day, the region and the secret", () => {
  const sign = openSigner("dynamodb");
  const request = { host: "h", path: "/", headers: {}, body: "{}" };
  const signed = (options: object) => {
    const all = { credentials, region, time: 1_700_000_000_000, ...options };
    return [sign(request, all).authorization, openSigner("dynamodb")(request, all).authorization];
  };
  for (const options of [{}, { time: 1_700_090_000_000 }, { region: "us-east-1" }, {}]) {
    const [cached, fresh] = signed(options);
    expect(cached).toBe(fresh);
  }
});
