import { expect, test } from "vitest";
import { bedrockFault } from "./bedrock-fault.ts";

const answered = (statusCode: number, message: string, name = "ValidationException") =>
  Object.assign(new Error(message), { name, $response: { statusCode } });

test.each([
  "Input is too long for requested model.",
  "prompt is too long: 210000 tokens > 200000 maximum",
  "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000",
  "Too many input tokens. Max input tokens: 8192, request input token count: 9001",
  "This model's maximum context length is 131072 tokens. Please reduce the length of the prompt",
])('"%s" means that the prompt is too long', (message) => {
  expect(bedrockFault(answered(400, message), false).code).toBe("context_too_long");
});

test.each([
  ["a model that is gone", answered(400, "This model version has reached the end of its life.")],
  ["a bad signature", answered(403, "Signature expired", "InvalidSignatureException")],
  ["no region", new Error("Region is missing")],
  ["no credentials", Object.assign(new Error("None found"), { name: "CredentialsProviderError" })],
])("%s is a configuration error and not retried", (_, error) => {
  const fault = bedrockFault(error, false);
  expect([fault.code, fault.retryable]).toEqual(["model_misconfigured", false]);
  expect(fault.cause).toMatchObject({ message: error.message, cause: error });
});

test.each([
  ["nobody listens", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["connecting takes too long", Object.assign(new Error("5000 ms"), { name: "TimeoutError" })],
  ["a proxy answers", answered(502, "Unexpected token '<'", "SyntaxError")],
])("when %s, the fault is model_unavailable and retryable", (_, error) => {
  const fault = bedrockFault(error, false);
  expect([fault.code, fault.retryable]).toEqual(["model_unavailable", true]);
});

test("a thrown value that is not an error counts as a damaged stream", () => {
  expect(bedrockFault("odd", true).code).toBe("model_stream_corrupt");
});
