import type { Proof, Row } from "./row.ts";

const own = (title: string): Proof => ["test/rows/store.test.ts", title];
const bundle = (title: string): Proof => ["test/bundle/store-faults.test.ts", title];
const table = (title: string): Proof => ["test/store/table.test.ts", title];
const titles = (title: string): Proof => ["test/resume/titles.test.ts", title];
const events = (title: string): Proof => ["test/infra/rules/events.ts", title];

/** Faults of the store, the title event, and the clock. */
export const store: readonly Row[] = [
  {
    row: 47,
    fault: "DynamoDB throttled (reads, writes)",
    proof: [
      bundle("for a moment costs the turn time and nothing else"),
      bundle("for longer is a 503 to be tried again, and nothing is stored"),
      bundle(
        "from the middle of an answer on ends the stream with an error, and the process serves the next",
      ),
    ],
  },
  {
    row: 48,
    fault: "DynamoDB write applied, answer lost",
    proof: [
      own("each %i. time, has no effect that a reader sees"),
      ["test/store/lost-answers.test.ts", "at write %i of a turn"],
    ],
  },
  {
    row: 49,
    fault: "Conditional failure by a real rival",
    proof: [
      own("a change that a rival is ahead of each time"),
      ["test/store/lease.test.ts", "twenty times at once has one winner"],
      [
        "test/store/lease.test.ts",
        "on a conversation that a rival took is told so, and writes nothing",
      ],
      ["test/api/conversations.test.ts", "is one when two are chosen at once"],
      ["test/store/races.test.ts", "of households chosen at once, the first stays"],
    ],
  },
  {
    row: 50,
    fault: "Item over 400 KB",
    proof: [
      own("the longest message is kept whole with characters of %s"),
      [
        "test/rows/model.test.ts",
        "an answer of 600 KB is kept in items below 350 KB and read back whole",
      ],
      ["test/store/journal.test.ts", "of 600 KB are read back whole, in their order"],
    ],
  },
  {
    row: 51,
    fault: "BatchWrite UnprocessedItems, transaction cancelled",
    proof: [
      table("is waited for by a transaction"),
      table("that never ends makes the store unavailable"),
      [
        "test/import/torn.test.ts",
        "an import cut at any write leaves the old household or the new one, and runs to its end again",
      ],
    ],
    reason:
      "UnprocessedItems: the product calls no BatchWriteItem; it writes single items and transactions.",
  },
  {
    row: 52,
    fault: "Query returns one item a page",
    proof: [
      own("a store that answers one item a page hides no message"),
      ["test/store/journal.test.ts", "hide no entry"],
    ],
  },
  {
    row: 53,
    fault: "Title event delivered twice, late, after rename, after delete",
    proof: [
      titles("is there for the next page, however often its event is delivered"),
      titles("does not overwrite the advisor's, given while the model wrote"),
      titles("does not bring a deleted conversation back, nor write into it"),
      [
        "test/store/races.test.ts",
        "never overwrites the advisor's own name, in whichever order they come",
      ],
    ],
  },
  {
    row: 54,
    fault: "Title model fails, hangs, refuses, gives HTML, CSV formula, 1 MB, ANSI, newlines",
    proof: [
      titles("is the beginning of the message when the model %s"),
      titles("is plain text on one line, also of %.20j"),
      titles("a bus that is away costs the title, not the answer"),
      [
        "test/rows/silent-bus.test.ts",
        "%s ends its stream within seconds, and gives its slot back",
      ],
      ["test/rows/silent-bus.test.ts", "when the conversation is opened"],
      [
        "packages/agent/src/title.test.ts",
        "is not made when the model fails, falls silent or is too late",
      ],
      [
        "test/rows/title.test.ts",
        "a message that begins with a page of blanks asks for a title of its words",
      ],
      [
        "packages/local/src/bus/start.test.ts",
        "an undeliverable event becomes a dead letter and delays no other rule",
      ],
      events(
        "the event goes to the title, five times within the hour, and then to the dead letters",
      ),
    ],
  },
  {
    row: 55,
    fault: "Clock 5 min off, runs backwards",
    proof: [
      own("a clock that is off and runs backwards changes neither order nor the times' direction"),
      ["test/store/journal.test.ts", "never goes back in time when the clock does"],
      [
        "test/rows/clock-ahead.test.ts",
        "a process whose clock is five minutes %s takes no live turn, and can stop it",
      ],
      [
        "test/store/lease.test.ts",
        "when it was seen to stand still for as long as it lasts, by a clock off by %i ms",
      ],
    ],
  },
];
