import { expect, test } from "vitest";
import { openaiFaults } from "./openai-fault.ts";

const faults = openaiFaults("sk-secret");

const thrown = (message: string, code?: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(message), { code }) });

test.each([
  '{"error":{"message":"Too much.","code":"context_length_exceeded"}}',
  "This model's maximum context length is 8192 tokens. However, you requested 9001 tokens.",
  "The decoder prompt (length 9001) is longer than the maximum model length of 8192.",
  "the request exceeds the available context size. try increasing the context size",
  "Your input exceeds the context window of this model.",
  "prompt is too long: 210000 tokens > 200000 maximum",
  "Please reduce the length of the messages or completion.",
])('"%s" means that the prompt is too long', (text) => {
  expect([faults.refused(400, text).code, faults.refused(500, text).code]).toEqual([
    "context_too_long",
    "context_too_long",
  ]);
});

test.each([
  [200, "model_unavailable", true],
  [307, "model_misconfigured", false],
  [400, "model_misconfigured", false],
  [401, "model_misconfigured", false],
  [402, "model_misconfigured", false],
  [403, "model_misconfigured", false],
  [404, "model_misconfigured", false],
  [408, "model_unavailable", true],
  [413, "context_too_long", false],
  [429, "model_throttled", true],
  [500, "model_unavailable", true],
  [529, "model_unavailable", true],
])("HTTP status %i becomes %s", (status, code, retryable) => {
  const fault = faults.refused(status, "No.");
  expect([fault.code, fault.retryable, fault.cause]).toEqual([
    code,
    retryable,
    expect.objectContaining({ message: `${status} No.`, status }),
  ]);
});

test.each([
  ["nobody listens", thrown("connect", "ECONNREFUSED"), "model_unavailable"],
  ["the name is unknown", thrown("getaddrinfo", "ENOTFOUND"), "model_unavailable"],
  ["connecting takes too long", thrown("connect", "UND_ERR_CONNECT_TIMEOUT"), "model_unavailable"],
  ["time is up", new DOMException("Time is up.", "TimeoutError"), "model_unavailable"],
  ["the URL is invalid", thrown("Invalid URL", "ERR_INVALID_URL"), "model_misconfigured"],
  ["the port is forbidden", thrown("bad port"), "model_misconfigured"],
  [
    "the key is not a valid header value",
    new TypeError("Headers.append: no value"),
    "model_misconfigured",
  ],
  ["no error is thrown", "odd", "model_misconfigured"],
])("a failed request: %s", (_, error, code) => {
  expect(faults.unreached(error).code).toBe(code);
});

test.each([
  ["the line is cut", thrown("other side closed", "UND_ERR_SOCKET"), "model_stream_truncated"],
  ["the line is reset", thrown("read", "ECONNRESET"), "model_stream_truncated"],
  [
    "the frames are none",
    thrown("Invalid chunk", "HPE_INVALID_CHUNK_SIZE"),
    "model_stream_corrupt",
  ],
  ["an event is not JSON", new SyntaxError("Unexpected token"), "model_stream_corrupt"],
  [
    "the bytes are no text",
    Object.assign(new TypeError("Not valid"), { code: "ERR_ENCODING_INVALID_ENCODED_DATA" }),
    "model_stream_corrupt",
  ],
])("a failure during the stream: %s", (_, error, code) => {
  expect(faults.broken(error).code).toBe(code);
});

test("no cause contains the key, and no cause is long", () => {
  const cause = (key: string | undefined) => openaiFaults(key).failed("sk-secret sk-secret").cause;

  expect([
    cause("sk-secret"),
    cause(""),
    faults.broken(thrown("sent sk-secret")).cause,
    faults.refused(401, "x".repeat(9_000)).cause,
  ]).toEqual([
    expect.objectContaining({ message: "[key] [key]" }),
    expect.objectContaining({ message: "sk-secret sk-secret" }),
    new Error("TypeError: fetch failed sent [key]"),
    expect.objectContaining({ message: `401 ${"x".repeat(1_996)}` }),
  ]);
});
