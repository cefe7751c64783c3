import { expect, test } from "vitest";
import { invocationFields } from "./lambda-context.ts";

test("only the first invocation of a process is a cold start", () => {
  expect(invocationFields(undefined)).toEqual({});
  expect(invocationFields({})).toEqual({});
  expect(["a", "b"].map((awsRequestId) => invocationFields({ awsRequestId }))).toEqual([
    { function_request_id: "a", cold_start: true },
    { function_request_id: "b", cold_start: false },
  ]);
});
