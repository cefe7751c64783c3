import { withoutGap } from "@advisor/agent/drafts";
import { missed } from "@advisor/agent/missed";
import { deathRepairs } from "@advisor/agent/open-turn";
import { type Leg, legsOf } from "@advisor/agent/replay";
import { recordedTurn } from "@advisor/agent/same-request";
import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Draft } from "@advisor/domain/journal";
import type { Encoding } from "@advisor/protocol/encoding";
import { type Numbered, openingOf } from "@advisor/protocol/numbered";
import type { Runtime } from "../runtime.ts";
import type { AppContext } from "./context.ts";
import { streamParts } from "./stream.ts";

/** How often the store is asked for what is new, and how long a silence lasts before the lease is looked at. */
const pollMs = 500;
const silencePolls = 4;
const newEntries = 40;
/** Reads of a store in trouble that are tried again before the reader is let go of. */
const failedReads = 20;
/** No turn takes longer than this, so no reader waits longer. */
const longestMs = 320_000;

interface Following {
  conversation: Conversation.Info;
  turn_id: string;
  /** The place of an entry of the turn. */
  seq: number;
  /** The number up to which the reader has read; undefined when it begins at the beginning. */
  after: number | undefined;
}

/**
 * What a reader missed, exactly, and then what is being written, read from the store: so it works on
 * any instance. 204 when nothing runs, or when a reader with Last-Event-ID has everything.
 */
export async function followResponse(
  runtime: Runtime,
  c: AppContext,
  { conversation, encoding }: { conversation: Conversation.Info; encoding: Encoding },
): Promise<Response> {
  const following = await turnToFollow(runtime, conversation, lastEventId(c));
  if (following === undefined) return c.body(null, 204);
  const first = await read(runtime, following);
  if (first.ended && missed(first.legs, following.after).length === 0) return c.body(null, 204);
  const left = new AbortController();
  const parts = follow(runtime, following, first, left.signal);
  return streamParts(parts, encoding, {}, () => left.abort());
}

function lastEventId(c: AppContext): number | undefined {
  const id = c.req.header("last-event-id");
  if (id === undefined || id === "") return undefined;
  if (/^\d{1,16}$/.test(id)) return Number(id);
  throw new Fault(
    "invalid",
    "invalid_last_event_id",
    "Last-Event-ID is the id of an event of this conversation's streams: a number.",
  );
}

async function turnToFollow(
  { journal, clock }: Runtime,
  conversation: Conversation.Info,
  after: number | undefined,
): Promise<Following | undefined> {
  if (after !== undefined) {
    const seq = openingOf(after);
    const [opening] = await journal.after(conversation.id, seq - 1, 1);
    const turn_id = opening === undefined ? null : Entry.turnOf(opening);
    if (opening?.seq === seq && turn_id !== null) return { conversation, turn_id, seq, after };
  }
  const { lease } = conversation;
  if (lease === null || !Conversation.held(conversation, clock.now())) return undefined;
  const entries = await journal.newest(conversation.id, 20);
  const own = entries.find((entry) => Entry.turnOf(entry) === lease.turn_id);
  if (own === undefined) return undefined;
  return { conversation, turn_id: lease.turn_id, seq: own.seq, after: undefined };
}

interface State {
  legs: Leg[];
  ended: boolean;
  entries: Entry.Info[];
  drafts: Draft[];
}

/** The turn as it is recorded now, with what is being written; only what is new since `before` is read. */
async function read(
  runtime: Runtime,
  { conversation, turn_id, seq }: Following,
  before?: State,
): Promise<State> {
  const { journal } = runtime;
  const known = before?.entries.at(-1)?.seq;
  const kept = withoutGap(before?.drafts ?? []);
  const [fresh, pieces] = await Promise.all([
    known === undefined
      ? recordedTurn(runtime, conversation.id, turn_id, seq).then(({ turn }) => turn)
      : journal.after(conversation.id, known, newEntries),
    journal.drafts(conversation.id, turn_id, kept.at(-1)?.number ?? 0),
  ]);
  const own = fresh.filter((entry) => [turn_id, null].includes(Entry.turnOf(entry)));
  const entries = [...(before?.entries ?? []), ...own];
  const drafts = [...kept, ...pieces];
  const legs = legsOf(conversation.id, entries, drafts);
  return { legs, ended: legs.at(-1)?.ended ?? false, entries, drafts };
}

/** Looks again and again until the turn ends, the reader leaves, or the store stays in trouble. */
async function* follow(
  runtime: Runtime,
  following: Following,
  first: State,
  left: AbortSignal,
): AsyncGenerator<Numbered> {
  const { clock, log, wait } = runtime;
  const until = clock.now() + longestMs;
  let state = first;
  let { after } = following;
  let silent = 0;
  let failed = 0;
  while (failed < failedReads && clock.now() < until) {
    const parts = missed(state.legs, after);
    yield* parts;
    after = parts.at(-1)?.seq ?? after;
    if (state.ended) return;
    silent = parts.length === 0 ? silent + 1 : 0;
    await wait(pollMs, left).catch(() => undefined);
    if (left.aborted) return;
    const before = state;
    state = await next(runtime, following, before, silent).catch((error: unknown) => {
      log.error("follow_failed", { conversation_id: following.conversation.id }, error);
      return before;
    });
    failed = state === before ? failed + 1 : 0;
  }
}

/** The turn a moment later; after a silence its lease is looked at first. */
async function next(
  runtime: Runtime,
  following: Following,
  before: State,
  silent: number,
): Promise<State> {
  if (silent > 0 && silent % silencePolls === 0) await repaired(runtime, following);
  return read(runtime, following, before);
}

/** A turn whose process died is closed, so that its reader learns the end. */
async function repaired(
  { journal, conversations, clock }: Runtime,
  { conversation, turn_id }: Following,
): Promise<void> {
  const now = await conversations.get(conversation.id);
  if (now === undefined || Conversation.held(now, clock.now())) return;
  const newest = await journal.newest(conversation.id, 60);
  const [body] = await deathRepairs({ journal }, conversation.id, newest);
  const head = newest.at(-1);
  if (body === undefined || head === undefined || body.turn_id !== turn_id) return;
  await journal.close({ conversation: now, head, body });
}
