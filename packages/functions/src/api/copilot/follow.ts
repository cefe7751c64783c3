import { crashRepairs } from "@advisor/agent/open/open-turn";
import { recordedTurn } from "@advisor/agent/open/same-request";
import { missedParts, withReasoningStarts } from "@advisor/agent/record/missed-parts";
import { type Segment, segmentsOf } from "@advisor/agent/record/replay";
import { checkpointsBeforeGap } from "@advisor/agent/turn/checkpoints";
import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Checkpoint } from "@advisor/domain/journal";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import { type Numbered, openingSeqOf } from "@advisor/protocol/encode/numbered";
import { isTerminal } from "@advisor/protocol/part";
import type { Runtime } from "../../runtime.ts";
import type { Feed } from "../../turn/live-turns.ts";
import type { AppContext } from "../context.ts";
import { streamParts } from "./stream.ts";

/** Delays between reads of the store: short while entries arrive, growing while none do. */
const pauses = { firstMs: 250, growth: 2, mostMs: 2_000 };
/** How long nothing may arrive before the lease is checked. */
const silenceMs = 2_000;
const newEntries = 40;
/** How many failed reads in a row end the reader's stream. */
const failedReads = 20;
/** No turn runs longer than this, so no reader waits longer. */
const longestMs = 320_000;

interface FollowOptions {
  conversation: Conversation.Info;
  turn_id: string;
  /** The sequence number of any entry of the turn. */
  seq: number;
  /** The number of the last part that the reader has; undefined to start at the beginning. */
  after: number | undefined;
}

/**
 * Sends exactly the parts that a reader missed, then the live ones: from memory if this process
 * runs the turn, otherwise from the store, so that any instance can serve it. Answers 204 when no
 * turn is running, or when a reader with Last-Event-ID is up to date.
 */
export async function followResponse(
  runtime: Runtime,
  c: AppContext,
  request: { conversation: Conversation.Info; encoding: Encoding; over: () => void },
): Promise<Response> {
  const { conversation, encoding, over } = request;
  const nothing = (): Response => {
    over();
    return c.body(null, 204);
  };
  const after = encoding.readFromStart === true ? undefined : lastEventId(c);
  const following = await turnToFollow(runtime, conversation, after);
  if (following === undefined) return nothing();
  // Get the feed before reading the store, so that no part falls between the two.
  const feed = runtime.live.feed(following.turn_id);
  const first = await fromStore(runtime, following);
  if (first.ended && missedParts(first.segments, following.after).length === 0) return nothing();
  const reader = new AbortController();
  const parts = follow(runtime, following, { first, feed, disconnected: reader.signal });
  return streamParts(withReasoningStarts(parts), encoding, {
    onDisconnect: () => reader.abort(),
    over,
  });
}

function lastEventId(c: AppContext): number | undefined {
  const id = c.req.header("last-event-id");
  if (id === undefined || id === "") return undefined;
  if (/^\d{1,16}$/.test(id)) return Number(id);
  throw new Fault(
    "invalid",
    "invalid_last_event_id",
    "Last-Event-ID must be the number of an event in this conversation's streams.",
  );
}

async function turnToFollow(
  { journal, liveness }: Runtime,
  conversation: Conversation.Info,
  after: number | undefined,
): Promise<FollowOptions | undefined> {
  if (after !== undefined) {
    const seq = openingSeqOf(after);
    const [opening] = await journal.after(conversation.id, seq - 1, 1);
    const turn_id = opening === undefined ? null : Entry.turnIdOf(opening);
    if (opening?.seq === seq && turn_id !== null) return { conversation, turn_id, seq, after };
  }
  const { lease } = conversation;
  if (lease === null || !Conversation.isLeased(conversation, liveness)) return undefined;
  const entries = await journal.newest(conversation.id, 20);
  const own = entries.find((entry) => Entry.turnIdOf(entry) === lease.turn_id);
  if (own === undefined) return undefined;
  return { conversation, turn_id: lease.turn_id, seq: own.seq, after: undefined };
}

interface State {
  segments: Segment[];
  ended: boolean;
  entries: Entry.Info[];
  checkpoints: Checkpoint[];
}

/** The recorded turn with its unfinished answer. Reads only what is newer than `before`. */
async function fromStore(
  runtime: Runtime,
  { conversation, turn_id, seq }: FollowOptions,
  before?: State,
): Promise<State> {
  const { journal } = runtime;
  const known = before?.entries.at(-1)?.seq;
  const kept = checkpointsBeforeGap(before?.checkpoints ?? []);
  const [fresh, pieces] = await Promise.all([
    known === undefined
      ? recordedTurn(runtime, conversation.id, turn_id, seq).then(({ turn }) => turn)
      : journal.after(conversation.id, known, newEntries),
    journal.checkpoints(conversation.id, turn_id, kept.at(-1)?.number ?? 0),
  ]);
  const own = fresh.filter((entry) => [turn_id, null].includes(Entry.turnIdOf(entry)));
  const entries = [...(before?.entries ?? []), ...own];
  const checkpoints = [...kept, ...pieces];
  const segments = segmentsOf(conversation.id, entries, checkpoints);
  return { segments, ended: segments.at(-1)?.ended ?? false, entries, checkpoints };
}

interface From {
  first: State;
  feed: Feed | undefined;
  disconnected: AbortSignal;
}

/**
 * Follows the turn in memory, or in the store if another process runs it or this one stopped before
 * its end.
 */
async function* follow(
  runtime: Runtime,
  following: FollowOptions,
  { first, feed, disconnected }: From,
): AsyncGenerator<Numbered> {
  if (feed === undefined) return yield* poll(runtime, following, first, disconnected);
  const after = yield* fromFeed(feed, first.segments, following.after, disconnected);
  if (after !== "ended") yield* poll(runtime, { ...following, after }, first, disconnected);
}

/**
 * Yields the turn's recorded segments and its live parts until it ends. Returns the reader's
 * position.
 */
async function* fromFeed(
  feed: Feed,
  recorded: readonly Segment[],
  from: number | undefined,
  disconnected: AbortSignal,
): AsyncGenerator<Numbered, number | undefined | "ended"> {
  const earlier = recorded.filter(({ opening }) => opening < feed.opening);
  const sure = Number.POSITIVE_INFINITY;
  let after = from;
  for (;;) {
    const { opening, ended } = feed;
    const segments = [...earlier, { opening, parts: [...feed.parts], ended, sure }];
    const parts = missedParts(segments, after);
    yield* parts;
    after = parts.at(-1)?.seq ?? after;
    const last = segments.at(-1)?.parts.at(-1)?.part;
    if (disconnected.aborted || (last !== undefined && isTerminal(last))) return "ended";
    if (ended) return after;
    await feed.waitForMore(disconnected);
  }
}

/** Polls the store until the turn ends, the reader leaves, or too many reads fail. */
async function* poll(
  runtime: Runtime,
  following: FollowOptions,
  first: State,
  disconnected: AbortSignal,
): AsyncGenerator<Numbered> {
  const { clock, wait } = runtime;
  const until = clock.now() + longestMs;
  let state = first;
  let { after } = following;
  let quiet = justRead;
  for (let failed = 0; failed < failedReads && clock.now() < until; ) {
    const parts = missedParts(state.segments, after);
    yield* parts;
    if (state.ended) return;
    after = parts.at(-1)?.seq ?? after;
    quiet = parts.length > 0 ? nextPause(justRead) : nextPause(quiet);
    await wait(quiet.pause, disconnected).catch(() => undefined);
    if (disconnected.aborted) return;
    const before = state;
    state = await next(runtime, following, before, quiet.look);
    failed = state === before ? failed + 1 : 0;
  }
}

interface Silence {
  pause: number;
  /** Milliseconds without new entries since the lease was last checked. */
  silent: number;
  look: boolean;
}

const justRead: Silence = { pause: 0, silent: 0, look: false };

function nextPause({ pause: last, silent: before, look: looked }: Silence): Silence {
  const pause = Math.min(Math.max(pauses.firstMs, last * pauses.growth), pauses.mostMs);
  const silent = (looked ? 0 : before) + pause;
  return { pause, silent, look: silent >= silenceMs };
}

/**
 * Reads the turn again, after checking its lease if asked to. Returns the same state if the store
 * failed.
 */
async function next(
  runtime: Runtime,
  following: FollowOptions,
  before: State,
  look: boolean,
): Promise<State> {
  try {
    if (look) await closeIfAbandoned(runtime, following);
    return await fromStore(runtime, following, before);
  } catch (error) {
    const { id: conversation_id } = following.conversation;
    runtime.log.error("follow_failed", { conversation_id }, error);
    return before;
  }
}

/** Closes a turn that lost its process, so that its reader sees the end. */
async function closeIfAbandoned(
  { journal, conversations, liveness }: Runtime,
  { conversation, turn_id }: FollowOptions,
): Promise<void> {
  const now = await conversations.get(conversation.id);
  if (now === undefined || Conversation.isLeased(now, liveness)) return;
  const newest = await journal.newest(conversation.id, 60);
  const [body] = await crashRepairs({ journal }, conversation.id, newest);
  const head = newest.at(-1);
  if (body === undefined || head === undefined || body.turn_id !== turn_id) return;
  await journal.closeAbandonedTurn({ conversation: now, head, body });
}
