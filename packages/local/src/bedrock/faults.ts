import { scriptsByModel } from "../scripts-by-model.ts";
import { brokenStreamScripts } from "./broken-streams.ts";
import { oddOutputScripts } from "./odd-answers.ts";
import { type ResponseScript, streamResponse } from "./outcome.ts";
import { refusalScripts } from "./refusals.ts";

const faults = new Map(
  Object.entries({ ...refusalScripts, ...brokenStreamScripts, ...oddOutputScripts }),
);

const good: ResponseScript = (frames) => streamResponse(frames);

/**
 * Finds the behavior of a model id: `MODEL_ID=fault.cut` and the like, for operators and tests.
 * `-once` after an id affects every other call only, so that a retry succeeds.
 *
 * | `fault.` | The client sees |
 * |---|---|
 * | throttle, quota, not-ready | 429 ThrottlingException, 400 ServiceQuotaExceeded, 429 ModelNotReady |
 * | unavailable, internal, model-error, model-timeout | 503, 500, 424, 408 with their exceptions |
 * | html | 502 with a proxy's page |
 * | access-denied, expired, not-found, bad-id | 403, 403, 404, 400; texts carry ARNs as real ones do |
 * | no-forced-choice, no-cache-points | a request that uses them is refused, any other answered |
 * | too-long | 400 ValidationException: input is too long |
 * | reset, mute | connection cut before the headers; never a byte |
 * | slow, silent, silent-mid | first event after 8 s; headers only; half an answer, then nothing |
 * | first-frame-exception | throttlingException as the first frame |
 * | mid-stream-exception, -internal, -model, -validation, -unavailable, -unknown | half an answer, then an exception frame |
 * | mid-stream-error | half an answer, then an unmodelled error frame |
 * | no-stop, no-metadata, no-usage | a clean end without messageStop, metadata, usage |
 * | cut, stop-then-cut | connection cut half way; after messageStop |
 * | cut-frame, corrupt, garbage, absurd-length | part of a frame; a flipped bit; noise; a frame of 4 GB announced |
 * | torn | the good answer, 7 bytes at a time |
 * | odd-events, emoji | unknown, doubled and reordered events, reasoning; an emoji cut between deltas |
 * | empty, blank, long | no content; white space; 600 KB |
 * | stop-length, -context, -guardrail, -filter, -unknown | the good answer with that stop reason |
 * | bad-, cut-, array-, string-, proto-, big-arguments | a call of the first tool with such arguments |
 * | unknown-tool, proto-tool, empty-ids, doubled-ids | calls no one can answer as they stand |
 * | many-calls, loop | 50 calls in one step; a call in every step for ever |
 * | call-end-turn, no-call, text-after-call | a call with end_turn; tool_use without a call; words behind a call |
 */
export const scriptForModel = scriptsByModel(faults, good);
