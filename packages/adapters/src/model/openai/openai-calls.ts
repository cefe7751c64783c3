import { areArgumentsComplete } from "../call-arguments.ts";
import { modelFault } from "../model-fault.ts";
import { appendArguments, type OpenCall } from "../open-call.ts";
import type { CallPiece } from "./openai-chunk.ts";

/** A call that is still receiving arguments or has already been emitted. */
export interface IndexedCall extends OpenCall {
  index: number | undefined;
  passed: boolean;
  /** Fields the vendor wants back with the call, such as a signature of its reasoning. */
  extra_content: Record<string, unknown> | undefined;
}

/** Adds a piece to the call it belongs to, or starts a new call with it. */
export function addCallPiece(
  calls: readonly IndexedCall[],
  piece: CallPiece,
): readonly IndexedCall[] {
  const { name, arguments: json } = piece.function;
  const at = calls.findLastIndex((call) => continues(call, piece));
  const call = calls[at];
  if (call === undefined) return name === "" && piece.id === "" ? calls : [...calls, begun(piece)];
  if (call.passed) {
    // The call is already running, so it is too late for more arguments.
    if (json.trim() !== "") throw modelFault("model_stream_corrupt", new Error("late arguments"));
    return calls;
  }
  const { extra_content = call.extra_content } = piece;
  const grown = appendArguments({ ...call, name: call.name || name, extra_content }, json);
  return calls.with(at, grown);
}

function begun({ index, id, function: { name, arguments: json }, extra_content }: CallPiece) {
  const call = { index, id, name, json: "", bytes: 0, passed: false, extra_content };
  return appendArguments(call, json);
}

/**
 * The calls known to be complete because a later one has begun. They can run before the answer
 * ends.
 */
export function completeCalls(calls: readonly IndexedCall[]): readonly IndexedCall[] {
  const open = calls.findIndex(
    ({ passed, json }, at) => at === calls.length - 1 || !(passed || areArgumentsComplete(json)),
  );
  return calls.slice(0, Math.max(open, 0)).filter(({ passed }) => !passed);
}

/**
 * Whether a piece continues a call. Some servers repeat the id and name with every piece, or make
 * new ids; some number all calls 0 or not at all; some send no ids. Once the arguments are
 * complete, a name starts another call.
 */
function continues(call: IndexedCall, piece: CallPiece): boolean {
  const { index, id, function: called } = piece;
  if (index !== undefined && call.index !== undefined && index !== call.index) return false;
  const other = id !== "" && call.id !== "" && id !== call.id;
  if (called.name === "") return index !== undefined || !other;
  if (call.name === "") return !other;
  if (areArgumentsComplete(call.json)) {
    return !other && id !== "" && !called.arguments.trimStart().startsWith("{");
  }
  if (call.json.trim() !== "") return call.name === called.name && !isWhole(call.json);
  return !other && call.name === called.name && (id !== "" || index !== undefined);
}

/** An empty object counts as complete, although some servers begin with one and send more. */
const isWhole = (json: string): boolean => json.trim() === "{}";
