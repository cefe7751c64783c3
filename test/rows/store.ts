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
      bundle("for a moment delays the turn only"),
      bundle("for longer leads to a retryable 503, and nothing is stored"),
      bundle(
        "in mid-answer ends the stream with an error, and the process serves the next request",
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
      own("a change that loses every race"),
      ["test/store/lease.test.ts", "twenty times at once has one winner"],
      [
        "test/store/lease.test.ts",
        "on a conversation that another turn took fails, and writes nothing",
      ],
      ["test/api/conversations.test.ts", "is only one of two chosen at the same time"],
      ["test/store/races.test.ts", "of households chosen at once, the first stays"],
    ],
  },
  {
    row: 50,
    fault: "Item over 400 KB",
    proof: [
      own("the longest message is stored whole with characters of %s"),
      [
        "test/rows/model.test.ts",
        "an answer of 600 KB is stored in items below 350 KB and read back whole",
      ],
      ["test/store/journal.test.ts", "of 600 KB are read back whole, in their order"],
    ],
  },
  {
    row: 51,
    fault: "BatchWrite UnprocessedItems, transaction cancelled",
    proof: [
      table("is waited for by a transaction"),
      table("that never ends is reported as an unavailable store"),
      [
        "test/import/torn.test.ts",
        "an import interrupted at any write leaves the old or the new household, and can be repeated",
      ],
    ],
    reason:
      "UnprocessedItems: the product calls no BatchWriteItem; it writes single items and transactions.",
  },
  {
    row: 52,
    fault: "Query returns one item a page",
    proof: [
      own("pages of one item hide no message"),
      ["test/store/journal.test.ts", "hide no entry"],
    ],
  },
  {
    row: 53,
    fault: "Title event delivered twice, late, after rename, after delete",
    proof: [
      titles("is in the next page load, however often its event is delivered"),
      titles("does not overwrite the advisor's, given while the model wrote"),
      titles("does not restore or change a deleted conversation"),
      ["test/store/races.test.ts", "never overwrites the advisor's own title, in any order"],
    ],
  },
  {
    row: 54,
    fault: "Title model fails, hangs, refuses, gives HTML, CSV formula, 1 MB, ANSI, newlines",
    proof: [
      titles("is the beginning of the message when the model %s"),
      titles("is plain text on one line, even for %.20j"),
      titles("without the event bus there is no title, but an answer"),
      [
        "test/rows/silent-bus.test.ts",
        "%s ends its stream within seconds, and gives its slot back",
      ],
      ["test/rows/silent-bus.test.ts", "when the conversation is opened"],
      [
        "packages/agent/src/title.test.ts",
        "is not set when the model fails, goes silent or is too slow",
      ],
      [
        "test/rows/title.test.ts",
        "a message that begins with many blanks gets a title from its words",
      ],
      [
        "packages/local/src/bus/start.test.ts",
        "an undeliverable event becomes a dead letter and delays no other rule",
      ],
      events("delivery to the title function is retried five times in an hour, then dead-lettered"),
    ],
  },
  {
    row: 55,
    fault: "Clock 5 min off, runs backwards",
    proof: [
      own("a clock that runs backwards changes neither the order nor makes times decrease"),
      ["test/store/journal.test.ts", "never has decreasing times, even if the clock goes back"],
      [
        "test/rows/clock-ahead.test.ts",
        "a process whose clock is five minutes %s does not take over a live turn, and can stop it",
      ],
      [
        "test/store/lease.test.ts",
        "when it was unchanged for its whole duration, by a clock off by %i ms",
      ],
    ],
  },
];
