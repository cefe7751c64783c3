import type { Kind } from "@advisor/domain/fault";
import * as z from "zod";

/** An error response (RFC 9457). `code` is a stable value that a program can check. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  request_id: z.string(),
  retryable: z.boolean(),
});
export type Problem = z.infer<typeof Problem>;

export const statusOf: Record<Kind, number> = {
  invalid: 400,
  unauthenticated: 401,
  budget: 402,
  denied: 403,
  missing: 404,
  method: 405,
  conflict: 409,
  too_large: 413,
  media: 415,
  mismatch: 422,
  limit: 429,
  upstream: 502,
  busy: 503,
  defect: 500,
};

export const titleOf: Record<Kind, string> = {
  invalid: "The request is not valid",
  unauthenticated: "Sign in first",
  budget: "The budget is spent",
  denied: "Not allowed",
  missing: "Not found",
  method: "Method not allowed",
  conflict: "In conflict with what is there",
  too_large: "Too large",
  media: "Unsupported content type",
  mismatch: "The key was used for another request",
  limit: "Too many requests",
  upstream: "A service this depends on failed",
  busy: "Busy, try again",
  defect: "Something went wrong",
};
