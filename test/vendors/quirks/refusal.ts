import { says } from "../openai.ts";
import type { Refusal } from "../server.ts";
import { type Quirk, quirk, type Right } from "./quirk.ts";

type Json = Record<string, unknown>;

export const openai = (message: string, more: Json = {}): Json => ({
  error: { message, type: "invalid_request_error", param: null, code: null, ...more },
});
const fine: Right = { text: "Fine." };

/** A parameter or shape that is refused once, and the expected accepted request. */
export const adapts = (
  what: string,
  has: string,
  body: Json,
  right: Right,
  more: Partial<Quirk> & { status?: number; is?: unknown } = {},
): Quirk => {
  const { status = 400, is, ...rest } = more;
  const refusal: Refusal = { has, status, body, ...(is === undefined ? {} : { is }) };
  return {
    what,
    refuses: [refusal],
    answers: [says("Fine.")],
    right: { ...fine, ...right },
    ...rest,
  };
};

export const fails = (
  what: string,
  status: number,
  body: Json,
  fault: string,
  right: Right = {},
  headers: Record<string, string> = {},
): Quirk => quirk(what, { status, body, headers }, { fault, ...right });
