import type { ModelEvent } from "@advisor/agent/model/model";
import { MAX_ARGUMENT_BYTES, parseCallArguments } from "./call-arguments.ts";

/** A tool call whose arguments are still arriving. */
export interface OpenCall {
  id: string;
  name: string;
  json: string;
  bytes: number;
}

/** Adds a piece of arguments. Beyond the limit it only counts the bytes. */
export function appendArguments<Call extends OpenCall>(call: Call, piece: string): Call {
  const bytes = call.bytes + Buffer.byteLength(piece);
  return { ...call, bytes, json: bytes > MAX_ARGUMENT_BYTES ? "" : call.json + piece };
}

export const toCallEvent = ({ id, name, json, bytes }: OpenCall): ModelEvent => ({
  type: "tool-call",
  call: { id, name, ...parseCallArguments(json, bytes) },
});

/** The last call of an answer that was cut off; without arguments, the cut came before them. */
export const toIncompleteCallEvent = (call: OpenCall): ModelEvent =>
  call.json.trim() === "" && call.bytes === 0
    ? {
        type: "tool-call",
        call: { id: call.id, name: call.name, input: {}, malformed_bytes: 0 },
      }
    : toCallEvent(call);
