import type { ModelRequest } from "@advisor/agent/model/model";
import type { Usage } from "@advisor/domain/model/usage";
import type { StopReason } from "@advisor/protocol/part";
import { request } from "../../ask-model.ts";
import type { Answer, Refusal } from "../server.ts";

/** What the adapter makes of an answer; what a row does not name is empty, or not looked at. */
export interface Right {
  text?: string;
  thought?: string;
  /** Name and arguments; null for arguments that cannot be read. */
  calls?: readonly [name: string, input: object | null][];
  reason?: StopReason;
  usage?: Usage;
  fault?: string;
  retry_after_ms?: number;
  /** In the last request that the vendor was sent. */
  sent?: object;
  /** In the request that carries what the first answer thought. */
  sentBack?: object;
  learned?: readonly string[];
  requests?: number;
}

/** Something that a vendor does differently, and what is right then. */
export interface Quirk {
  /** Vendor: what it does. */
  what: string;
  model?: string;
  /** A request with results of a call, one that must call a tool, or one of a tool with a rich schema. */
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

/** What each kind of row asks. */
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
