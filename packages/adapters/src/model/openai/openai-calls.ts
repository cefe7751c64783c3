import { wholeArguments } from "../call-arguments.ts";
import { modelFault } from "../model-fault.ts";
import { longer, type OpenCall } from "../open-call.ts";
import type { CallPiece } from "./openai-chunk.ts";

/** A call whose arguments are still arriving, or that has been passed on. */
export interface IndexedCall extends OpenCall {
  index: number | undefined;
  passed: boolean;
  /** What the vendor wants back with the call, such as a signature of its thoughts. */
  extra_content: Record<string, unknown> | undefined;
}

/** Adds a piece to the call that it belongs to, or begins a call with it. */
export function take(calls: readonly IndexedCall[], piece: CallPiece): readonly IndexedCall[] {
  const { name, arguments: json } = piece.function;
  const at = calls.findLastIndex((call) => continues(call, piece));
  const call = calls[at];
  if (call === undefined) return name === "" && piece.id === "" ? calls : [...calls, begun(piece)];
  if (call.passed) {
    // It runs already: what it was really asked is not known any more.
    if (json.trim() !== "") throw modelFault("model_stream_corrupt", new Error("late arguments"));
    return calls;
  }
  const { extra_content = call.extra_content } = piece;
  const grown = longer({ ...call, name: call.name || name, extra_content }, json);
  return calls.with(at, grown);
}

function begun({ index, id, function: { name, arguments: json }, extra_content }: CallPiece) {
  const call = { index, id, name, json: "", bytes: 0, passed: false, extra_content };
  return longer(call, json);
}

/** The calls that are whole, in their order, because a later one has begun; they need not wait for the reply's end. */
export function whole(calls: readonly IndexedCall[]): readonly IndexedCall[] {
  const open = calls.findIndex(
    ({ passed, json }, at) => at === calls.length - 1 || !(passed || wholeArguments(json)),
  );
  return calls.slice(0, Math.max(open, 0)).filter(({ passed }) => !passed);
}

/**
 * Whether a piece goes on with a call. Some servers repeat id and name with every piece, or make new ids;
 * some number all calls 0 or none; some send no ids at all. Where arguments are whole, a name begins
 * another call.
 */
function continues(call: IndexedCall, piece: CallPiece): boolean {
  const { index, id, function: called } = piece;
  if (index !== undefined && call.index !== undefined && index !== call.index) return false;
  const other = id !== "" && call.id !== "" && id !== call.id;
  if (called.name === "") return index !== undefined || !other;
  if (call.name === "") return !other;
  if (wholeArguments(call.json)) {
    return !other && id !== "" && !called.arguments.trimStart().startsWith("{");
  }
  if (call.json.trim() !== "") return call.name === called.name && !isWhole(call.json);
  return !other && call.name === called.name && (id !== "" || index !== undefined);
}

/** An empty object is whole too, though more may come where a server begins with one. */
const isWhole = (json: string): boolean => json.trim() === "{}";
