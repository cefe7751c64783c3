import { expect, test } from "vitest";
import { fieldsOf } from "./lambda-context.ts";

test("the first invocation of a process is a cold start, and no later one", () => {
  expect(fieldsOf(undefined)).toEqual({});
  expect(fieldsOf({})).toEqual({});
  expect(["a", "b"].map((awsRequestId) => fieldsOf({ awsRequestId }))).toEqual([
    { function_request_id: "a", cold_start: true },
    { function_request_id: "b", cold_start: false },
  ]);
});
