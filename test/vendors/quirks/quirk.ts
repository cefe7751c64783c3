import type { ModelRequest } from "@advisor/agent/model/model";
import type { Usage } from "@advisor/domain/model/usage";
import type { StopReason } from "@advisor/protocol/part";
import { request } from "../../ask-model.ts";
import type { Answer, Refusal } from "../server.ts";

/** The expected result; fields a row does not name are empty or ignored. */
export interface Right {
  text?: string;
  thought?: string;
  /** Name and arguments; null for unreadable arguments. */
  calls?: readonly [name: string, input: object | null][];
  reason?: StopReason;
  usage?: Usage;
  fault?: string;
  retry_after_ms?: number;
  /** Parts of the last request to the vendor. */
  sent?: object;
  /** Parts of the request that returns the first answer's reasoning. */
  sentBack?: object;
  learned?: readonly string[];
  requests?: number;
}

/** Something that a vendor does differently, and the correct handling. */
export interface Quirk {
  /** The vendor, and what it does. */
  what: string;
  model?: string;
  /** A request with call results, one that requires a call, or one with a nested schema. */
  asks?: "results" | "required" | "nested";
  refuses?: readonly Refusal[];
  answers: readonly Answer[];
  right: Right;
}

export const quirk = (what: string, answer: Answer, right: Right): Quirk => ({
  what,
  answers: [answer],
  right,
});

const quotes = { name: "get_quotes", description: "Prices." };

/** The request for each kind of row. */
export const requests: Readonly<Record<NonNullable<Quirk["asks"]> | "plain", ModelRequest>> = {
  plain: request,
  required: { ...request, choice: "required" },
  results: {
    ...request,
    messages: [
      ...request.messages,
      {
        role: "assistant",
        text: "",
        calls: [{ id: "call_01kq", name: "get_quotes", input: { s: "A" }, malformed_bytes: null }],
        thinking: {
          model_id: "llama",
          blocks: [
            {
              after: { characters: 0, calls: 0 },
              block: { message: { reasoning: "Let me see." } },
            },
          ],
        },
      },
      { role: "tools", results: [{ call_id: "call_01kq", status: "success", shown: { p: "1" } }] },
    ],
  },
  nested: {
    ...request,
    tools: [
      {
        ...quotes,
        schema: {
          type: "object",
          properties: { days: { anyOf: [{ type: "integer", exclusiveMinimum: 0 }] } },
          additionalProperties: false,
        },
      },
    ],
  },
};
