import { ApiError } from "@advisor/client/api-error";
import { Fault } from "@advisor/domain/fault";
import { expect, test } from "vitest";
import * as z from "zod";
import { errorLine, exitCodeOf } from "./exit-code.ts";

const refusal = (status: number) =>
  new ApiError({
    ...{ type: "about:blank", title: "No", status, detail: "Sign in first.", code: "no" },
    ...{ request_id: "", retryable: false },
  });
const strange = z.object({ items: z.array(z.string()) }).safeParse({ items: [1] }).error;

test.each([
  [refusal(409), "no: Sign in first.", 1],
  [refusal(401), "no: Sign in first. Set ADVISOR_TOKEN to a valid token and try again.", 1],
  [new Fault("invalid", "usage.x", "Send either."), "Send either.", 64],
  [new Fault("upstream", "connection.lost", "No connection."), "No connection.", 1],
  [new Error("two\nlines"), "Failed: two lines", 1],
  [
    strange,
    "The service's answer is not understood: use a program of the service's own version. (items.0: Invalid input: expected string, received number)",
    1,
  ],
])("%s is one line and an exit code", (error, line, code) => {
  expect([errorLine(error), exitCodeOf(error)]).toEqual([line, code]);
});
