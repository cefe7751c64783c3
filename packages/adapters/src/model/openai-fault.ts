import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import type { Refusal } from "./capabilities.ts";
import { type ModelCode, modelFault } from "./model-fault.ts";

/** What fetch throws: the reason is one level down. */
const Thrown = z.object({
  name: z.string().catch("Error"),
  message: z.string().catch(""),
  code: z.string().optional().catch(undefined),
  cause: z
    .object({ message: z.string().catch(""), code: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});
type Thrown = z.infer<typeof Thrown>;

/** Faults of one service, whose key is kept out of all they say. */
export interface OpenaiFaults {
  /** No answer came. */
  unreached(error: unknown): Fault;
  /** Another answer came than a stream. */
  refused(status: number, text: string): Fault;
  /** The stream itself told of a failure. */
  failed(text: string): Fault;
  /** The stream broke. */
  broken(error: unknown): Fault;
}

export function openaiFaults(key: string | undefined): OpenaiFaults {
  const fault = (code: ModelCode, words: string) =>
    modelFault(code, new Error(without(key, words)));
  return {
    unreached: (error) => fault(withoutAnswer(read(error)), wordsOf(read(error))),
    refused: (status, text) => fault(refused(status, text), `${status} ${text}`),
    failed: (text) => fault("model_stream_error", text),
    broken: (error) => fault(whileOpen(read(error)), wordsOf(read(error))),
  };
}

/** What the server said when it refused the request; a refusal's cause begins with the status. */
export function openaiRefusal(error: unknown): Refusal | undefined {
  const cause = error instanceof Fault && error.cause instanceof Error ? error.cause.message : "";
  const [, status, words] = /^(\d{3}) ([\s\S]*)$/.exec(cause) ?? [];
  return status === undefined || words === undefined
    ? undefined
    : { status: Number(status), words };
}

/** Servers quote what they were sent, and so does fetch when a key is no header. */
function without(key: string | undefined, words: string): string {
  const hidden = key ? words.replaceAll(key, "[key]") : words;
  return hidden.slice(0, LONGEST);
}

/** Enough of an answer to see what a service said; a proxy's page may be long. */
const LONGEST = 2_000;

const read = (error: unknown): Thrown =>
  Thrown.safeParse(error).data ?? { name: "Error", message: String(error) };

const wordsOf = ({ name, message, cause }: Thrown): string =>
  [`${name}: ${message}`, cause?.code, cause?.message].filter(Boolean).join(" ");

function withoutAnswer({ name, code, cause }: Thrown): ModelCode {
  const reason = code ?? cause?.code ?? "";
  const unusable = reason === "" || reason === "ERR_INVALID_URL";
  return unusable && name !== "TimeoutError" ? "model_misconfigured" : "model_unavailable";
}

function refused(status: number, text: string): ModelCode {
  if (status === 429) return UNPAID.test(text) ? "model_misconfigured" : "model_throttled";
  if (status === 413 || ([400, 422].includes(status) && TOO_LONG.test(text))) {
    return "context_too_long";
  }
  if (status >= 500 || status < 300 || [408, 424, 425].includes(status)) return "model_unavailable";
  return "model_misconfigured";
}

/** The account has nothing left to pay with: waiting does not help, and whoever runs the service can. */
const UNPAID = /insufficient_quota|billing_hard_limit_reached|billing_not_active/;

/** OpenAI's code for it, and the ways in which compatible servers say it. */
const TOO_LONG =
  /context[ _](length|window|size|limit)|maximum (context|model) length|(prompt|input|conversation) is too long|too many (input )?tokens|reduce the length/i;

/** Connections end with a code of the socket; all else is wrong in the bytes. */
function whileOpen({ code, cause }: Thrown): ModelCode {
  const reason = code ?? cause?.code ?? "";
  return /^(UND_ERR|E[A-Z]+$)/.test(reason) ? "model_stream_truncated" : "model_stream_corrupt";
}
