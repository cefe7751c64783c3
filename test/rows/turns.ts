import type { Proof, Row } from "./row.ts";

const rivals = (title: string): Proof => ["test/api/chat-rivals.test.ts", title];
const leaving = (title: string): Proof => ["test/rows/leaving.test.ts", title];
const words = (title: string): Proof => ["test/rows/same-words.test.ts", title];
const torn = (title: string): Proof => ["test/crash/torn-turns.test.ts", title];
/** A kill before and after every kind of write that a turn makes. */
const killed: readonly Proof[] = [
  [
    "test/crash/kill-points.test.ts",
    "%s write %i of %s of a turn's %s loses nothing and duplicates nothing",
  ],
  ["test/crash/kill-points.test.ts", "every kind of write was among them"],
];

/**
 * Faults of a turn and its readers: disconnecting, stopping, reconnecting, crashing, repeated
 * requests.
 */
export const turns: readonly Row[] = [
  {
    row: 1,
    fault: "Client leaves before the first byte",
    proof: [
      leaving("disconnecting before the first byte leaves a whole turn or nothing"),
      leaving("a request that ends before its body does"),
      rivals("that leaves before the first byte does not end the turn"),
    ],
  },
  {
    row: 2,
    fault: "Client leaves mid-stream",
    proof: [
      rivals("that leaves in mid-stream does not end the turn"),
      ["test/bundle/faults.test.ts", "gets the whole answer when it reconnects"],
    ],
  },
  {
    row: 3,
    fault: "Client leaves, sends the next message at once",
    proof: [
      leaving(
        "a reader who disconnects and asks again at once waits for the turn, and both are stored in order",
      ),
    ],
  },
  {
    row: 4,
    fault: "Explicit stop",
    proof: [
      rivals("ends the stream as interrupted and keeps the text so far"),
      ["packages/agent/src/turn-ends.test.ts", "between two steps keeps the step that is done"],
      ["test/bundle/bundle.test.ts", "accepts a stop request that reaches another process"],
    ],
  },
  {
    row: 5,
    fault: "Stop of an idle or foreign conversation",
    proof: [
      [
        "test/api/conversations.test.ts",
        "stopping a conversation without a running turn succeeds and stores nothing",
      ],
      ["test/api/tenancy.test.ts", "%s answers as for ids that do not exist"],
    ],
  },
  {
    row: 6,
    fault: "Reconnect with Last-Event-ID",
    proof: [
      [
        "test/resume/cut.test.ts",
        "that is cut off at any event of a running turn reads the rest exactly once",
      ],
      [
        "test/resume/cut.test.ts",
        "that is cut off repeatedly, on alternating instances, reads everything once",
      ],
    ],
  },
  {
    row: 7,
    fault: "Reconnect to a finished or unknown stream",
    proof: [
      ["test/resume/routes.test.ts", "of a finished turn gets the rest of it, or nothing"],
      [
        "test/resume/routes.test.ts",
        "an unknown conversation and another advisor's get the same response, with and without an id",
      ],
    ],
  },
  {
    row: 8,
    fault: "Slow reader",
    proof: [
      [
        "test/rows/slow-reader.test.ts",
        "for a stalled reader at most a megabyte is buffered, and the rest is sent as it is read",
      ],
      rivals("that is slow gets every word of a long answer, and its end"),
      rivals("that stalls for half a minute is dropped, and the turn continues"),
    ],
  },
  { row: 9, fault: "Kill before the message is stored", proof: killed },
  { row: 10, fault: "Kill after the message is stored, before the start", proof: killed },
  {
    row: 11,
    fault: "Kill while the model's text streams",
    proof: [torn("text that was shown before the crash is kept and marked as interrupted")],
  },
  { row: 12, fault: "Kill between tool call and result", proof: killed },
  { row: 13, fault: "Kill after results, before the next model call", proof: killed },
  { row: 14, fault: "Kill after the answer is stored, before its end", proof: killed },
  {
    row: 15,
    fault: "Kill after the end was sent",
    proof: [["test/api/chat.test.ts", "ends only after its answer is stored"], ...killed],
  },
  {
    row: 16,
    fault: "Lambda timeout near",
    proof: [
      [
        "test/bundle/faults.test.ts",
        "ends with an error in time, keeps the text so far, and hands the turn over",
      ],
      ["test/workflow/continuation.test.ts", "ends for its reader, and is finished without one"],
    ],
  },
  {
    row: 17,
    fault: "Zombie: paused past its lease, then wakes",
    proof: [
      torn("a process that slept past its lease and wakes up writes nothing more"),
      ["test/store/lease.test.ts", "a turn that was taken over while its process slept"],
    ],
  },
  {
    row: 18,
    fault: "Two tabs send at once",
    proof: [rivals("accepts one of two simultaneous messages and refuses the other for now")],
  },
  {
    row: 19,
    fault: "Same POST again, same key, finished",
    proof: [
      rivals("is in progress while it is being answered, and is replayed afterwards"),
      rivals("replays a turn with tool calls unchanged"),
    ],
  },
  {
    row: 20,
    fault: "Same key while running",
    proof: [rivals("is in progress while it is being answered, and is replayed afterwards")],
  },
  {
    row: 21,
    fault: "Same key, other body",
    proof: [rivals("is refused with another message, and in another conversation")],
  },
  {
    row: 22,
    fault: "Same key, other advisor",
    proof: [
      words("under the same key by another advisor is that advisor's own"),
      ["test/api/conversations.test.ts", "is a separate request for another advisor"],
    ],
  },
  { row: 23, fault: "Same POST, no key", proof: [words("without a key is a second turn")] },
];
