import * as z from "zod";
import { type Call, callsOf, isCut, type Message, resultOf, textOf } from "../message/message.ts";

/** What a write answers with: the task or the note as it was stored. */
const Written = z.union([z.object({ task: z.unknown() }), z.object({ note: z.unknown() })]);

/**
 * The calls of a finished answer that only looked something up. They stand on one line below it,
 * while what was written, was decided or failed stays where it happened.
 */
export const lookedUp = (message: Message): Call[] =>
  isCut(message) || textOf(message) === "" ? [] : callsOf(message).filter(isLookUp);

function isLookUp(call: Call): boolean {
  const result = resultOf(call);
  return (
    call.approval === undefined && result !== undefined && !Written.safeParse(result.data).success
  );
}
