import { scriptsByModel } from "../scripts-by-model.ts";
import { brokenStreamScripts } from "./broken-streams.ts";
import { oddOutputScripts } from "./odd-answers.ts";
import { type ResponseScript, streamResponse } from "./outcome.ts";
import { refusalScripts } from "./refusals.ts";

const faults = new Map(
  Object.entries({ ...refusalScripts, ...brokenStreamScripts, ...oddOutputScripts }),
);

const good: ResponseScript = (parts) => streamResponse(parts);

/**
 * Finds the behavior of a model id: `MODEL_ID=fault.cut` and the like, for operators and tests.
 * `-once` after an id affects every other call only, so that a retry succeeds.
 *
 * | `fault.` | The client sees |
 * |---|---|
 * | throttle, quota | 429 rate_limit_exceeded, 429 insufficient_quota |
 * | unavailable, internal, html | 503, 500, 502 with a proxy's page |
 * | html-ok, error-ok | 200 with a page; 200 with an error object instead of a stream |
 * | unauthorized, forbidden, not-found, bad-parameter, moved | 401 and 403 that quote the key, 404, 400, 307 |
 * | no-forced-choice | a request that must call a tool is refused, any other answered |
 * | too-long, too-long-words, too-large | 400 context_length_exceeded; the same in words only; 413 |
 * | reset, mute | connection cut before the headers; never a byte |
 * | slow, silent, silent-mid, silent-end | first event after 8 s; headers only; half an answer; no end behind [DONE] |
 * | first-error, mid-stream-error, -words, -object, -event | an error object, text, vLLM's object, an `event: error` |
 * | no-finish, no-finish-no-done | a clean end without finish_reason, with and without [DONE] |
 * | no-done, no-usage, no-blank-line | a clean end without [DONE], usage, the last blank line |
 * | cut, finish-then-cut, done-then-cut | connection cut half way; after the finish_reason; after [DONE] |
 * | cut-event, corrupt, no-object, garbage, bad-bytes, absurd-length | part of an event; bad JSON; a number; a page; no UTF-8; 9 MB of one event |
 * | torn | the good answer, 7 bytes at a time |
 * | odd-events, emoji | comments, reasoning, unknown fields, a second choice; an emoji cut between deltas |
 * | empty, blank, long | no content; white space; 600 KB |
 * | stop-length, -filter, -unknown | the good answer with that finish_reason |
 * | bad-, cut-, array-, string-, proto-, big-, no-arguments | a call of the first tool with such arguments |
 * | unknown-tool, proto-tool, empty-ids, doubled-ids | calls no one can answer as they stand |
 * | no-index, same-index, repeated-ids | two whole calls without or with one index; one call whose id and name come twice |
 * | many-calls, loop | 50 calls in one step; a call in every step for ever |
 * | call-stop, no-call, legacy-call | a call with "stop"; "tool_calls" without a call; a `function_call` |
 */
export const scriptForModel = scriptsByModel(faults, good);
