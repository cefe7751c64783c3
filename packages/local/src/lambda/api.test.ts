import { InvokeCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../dynamo/listen.ts";
import { startLambdaApi } from "./api.ts";

describe("the Lambda API", () => {
  const events: unknown[] = [];
  let api: RunningServer;
  let client: LambdaClient;

  beforeAll(async () => {
    api = await startLambdaApi({
      functions: {
        echo: {
          invoke: async (event) => {
            events.push(event);
            return { payload: { event } };
          },
        },
        nothing: { invoke: async () => ({ payload: undefined }) },
        broken: {
          invoke: async () => ({
            error: "Unhandled",
            payload: { errorType: "TypeError", errorMessage: "no such client" },
          }),
        },
      },
    });
    client = new LambdaClient({
      endpoint: api.url,
      region: "us-east-1",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    });
  });

  afterAll(async () => {
    client.destroy();
    await api.close();
  });

  async function invoke(FunctionName: string, event?: unknown, type?: "Event" | "DryRun") {
    const answer = await client.send(
      new InvokeCommand({
        FunctionName,
        ...(event === undefined ? {} : { Payload: JSON.stringify(event) }),
        ...(type ? { InvocationType: type } : {}),
      }),
    );
    const { StatusCode, FunctionError, ExecutedVersion } = answer;
    return {
      StatusCode,
      FunctionError,
      ExecutedVersion,
      Payload: answer.Payload?.transformToString(),
    };
  }

  test.each([
    "echo",
    "echo:live",
    "000000000000:function:echo",
    "arn:aws:lambda:us-east-1:000000000000:function:echo",
    "arn:aws:lambda:us-east-1:000000000000:function:echo:3",
  ])("%s is the function echo", async (name) => {
    expect(await invoke(name, { n: "ä" })).toEqual({
      StatusCode: 200,
      FunctionError: undefined,
      ExecutedVersion: "$LATEST",
      Payload: '{"event":{"n":"ä"}}',
    });
  });

  test("a missing event is an empty object, and a missing result is null", async () => {
    expect((await invoke("echo")).Payload).toBe('{"event":{}}');
    expect((await invoke("nothing")).Payload).toBe("null");
  });

  test("a function's error is flagged and returned as the payload", async () => {
    expect(await invoke("broken", {})).toEqual({
      StatusCode: 200,
      FunctionError: "Unhandled",
      ExecutedVersion: "$LATEST",
      Payload: '{"errorType":"TypeError","errorMessage":"no such client"}',
    });
  });

  test("an asynchronous event is accepted without a result, and runs", async () => {
    events.length = 0;

    expect(await invoke("echo", { n: 1 }, "Event")).toMatchObject({ StatusCode: 202 });
    expect(events).toEqual([{ n: 1 }]);
  });

  test("a dry run runs nothing", async () => {
    events.length = 0;

    expect(await invoke("echo", { n: 1 }, "DryRun")).toMatchObject({ StatusCode: 204 });
    expect(events).toEqual([]);
  });

  test.each(["unknown", "__proto__", "constructor"])("%s is not found", async (name) => {
    await expect(invoke(name, {})).rejects.toMatchObject({
      name: "ResourceNotFoundException",
      message: "Function not found",
    });
  });

  test("a payload that is not JSON is refused", async () => {
    const odd = new InvokeCommand({ FunctionName: "echo", Payload: "{" });

    await expect(client.send(odd)).rejects.toMatchObject({
      name: "InvalidRequestContentException",
    });
  });
});
