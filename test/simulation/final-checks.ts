import { closingEntries } from "@advisor/agent/open/open-turn";
import { assertGrammar, messagesOf, turnsOf } from "@advisor/agent/record/history";
import * as Entry from "@advisor/domain/entry";
import type { Journal } from "@advisor/domain/journal";
import type { SentMessage } from "./desk.ts";
import { advisors } from "./people.ts";
import type { Reading } from "./stream-reader.ts";

type Record = readonly Entry.Info[];

/** The recorded texts of a turn, by the ids under which they were streamed. */
const recordedTexts = (record: Record): Map<string, string> =>
  new Map(turnsOf([...record]).flatMap(textsOf));

/** A text's id contains its step, counted from 0, and the entry that opened its stream. */
function textsOf(turn: Record): [string, string][] {
  const user = turn[0]?.body;
  if (user?.kind !== "user") return [];
  return turn.flatMap(({ body }, at): [string, string][] => {
    const before = turn.slice(0, at);
    const opening = before.findLastIndex(Entry.startsStream);
    const rested = before.slice(opening).some(Entry.endsOrPausesTurn);
    if (!("text" in body) || body.kind === "user" || rested) return [];
    const step = before.filter((entry) => entry.body.kind === "step").length;
    return [[`${user.reply_id}-${step}-${turn[opening]?.seq}`, body.text]];
  });
}

/** Ends that were reported because nothing could be recorded. */
const unrecorded = new Set(["lease_lost", "storage_unavailable"]);

/**
 * A reader who reached the recorded end has the whole record; one who was cut off has its
 * beginning.
 */
export function readingFaults(record: Record, reading: Reading): string[] {
  const texts = recordedTexts(record);
  const end = reading.ends.at(-1) ?? "";
  const whole = reading.whole && end !== "" && !unrecorded.has(end);
  const faults = [...reading.texts].flatMap(([id, seen]) => {
    const kept = texts.get(id);
    if (whole) return kept === seen ? [] : [`read ${say(seen)} where ${say(kept)} is recorded`];
    const agrees = kept === undefined || kept.startsWith(seen) || seen.startsWith(kept);
    return agrees ? [] : [`read ${say(seen)}, recorded is ${say(kept)}`];
  });
  return [...reading.faults, ...faults, ...(whole ? endFaults(record, reading, end) : [])];
}

const say = (text: string | undefined): string => JSON.stringify(text ?? null);

/** An end is recorded by the time a reader sees it. */
export function endFaults(
  record: Record,
  { start, texts }: Pick<Reading, "start" | "texts">,
  end: string,
): string[] {
  if (start === undefined || unrecorded.has(end)) return [];
  const turn = record.filter((entry) => Entry.turnIdOf(entry) === start.turn_id);
  const ended = turn.flatMap(({ body }) => (isEnd(body, end) ? [body.text] : []));
  if (ended.length === 0) return [`${end} was sent for ${start.turn_id} before it was recorded`];
  const shown =
    texts.size === 0 || ended.some((text) => text === "" || [...texts.values()].includes(text));
  return shown ? [] : [`${end} was sent without the recorded text ${say(ended[0])}`];
}

const isEnd = (
  body: Entry.Body,
  end: string,
): body is Entry.Answer | Entry.ApprovalRequested | Entry.Stopped =>
  end === "finish"
    ? body.kind === "answer" || body.kind === "asked"
    : body.kind === "stopped" && body.code === end;

/** Every acknowledged message is recorded once as it was sent, and none twice. */
export function sentMessageFaults(record: Record, sentMessage: SentMessage): string[] {
  const users = record.flatMap(({ body }) => (body.kind === "user" ? [body] : []));
  const own = users.filter(({ text }) => text === sentMessage.text);
  const most = sentMessage.key === undefined ? sentMessage.sent : 1;
  const lost = sentMessage.readings.flatMap(({ start }) => {
    const kept = users.filter(({ message_id }) => message_id === start?.user_message_id);
    return kept.length === 1 && kept[0]?.text === sentMessage.text
      ? []
      : [
          `${start?.user_message_id} was acknowledged for ${say(sentMessage.text)}, recorded is ${say(kept[0]?.text)}`,
        ];
  });
  return own.length <= most
    ? lost
    : [...lost, `${say(sentMessage.text)} is recorded ${own.length} times`];
}

/** From every stored state, a plain next message can be sent to the model. */
export function grammarFaults(record: Record): Promise<string[]> {
  return Promise.all(
    record.map(async ({ seq }) => {
      const prefix = record.slice(0, seq);
      try {
        assertGrammar(messagesOf(await withNext(prefix)));
        return [];
      } catch (error) {
        return [`after entry ${seq} a next message fails: ${String(error)}`];
      }
    }),
  ).then((faults) => faults.flat());
}

const never = async (): Promise<never> => {
  throw new Error("only drafts are read for a repair");
};
const unread: Journal = {
  read: never,
  newest: never,
  after: never,
  findRequest: never,
  begin: never,
  closeAbandonedTurn: never,
  appendOutsideTurn: never,
  requestStop: never,
  checkpoints: async () => [],
};

/** The record with a plain message added, as the next turn would add it. */
async function withNext(prefix: Record): Promise<Entry.Info[]> {
  const closing = await closingEntries({ journal: unread }, "con", prefix);
  const user: Entry.User = {
    kind: "user",
    turn_id: "turn_next",
    message_id: "msg_next",
    reply_id: "msg_next_reply",
    text: "And now?",
    context: "",
    model_id: "simulated",
    system_hash: "",
  };
  const added = [...closing, user].map((body, nth) => ({
    ...Entry.emptyHead,
    seq: prefix.length + nth + 1,
    mark: "",
    previous: "",
    body,
  }));
  return [...prefix, ...added];
}

/** No text with one advisor's marker appears in another's record. */
export function foreignFaults(advisorId: string, record: Record): string[] {
  const foreign = advisors.filter(({ id }) => id !== advisorId);
  const text = JSON.stringify(record);
  return foreign.flatMap(({ mark }) =>
    text.includes(mark) ? [`a record of ${advisorId} holds ${mark}`] : [],
  );
}
