import * as z from "zod";

/** One entry of an exported record. */
const Entry = z.object({
  seq: z.int(),
  at: z.string(),
  hash: z.string(),
  body: z.object({
    kind: z.string(),
    turn_id: z.string().optional(),
    message_id: z.string().optional(),
    reply_id: z.string().optional(),
  }),
});

export interface RecordEntry {
  seq: number;
  what: string;
  at: string;
  hash: string;
}

const kinds: Readonly<Record<string, string>> = {
  user: "Question and context",
  step: "Tool calls and results",
  asked: "Approval asked for",
  decided: "Approval decided",
  answer: "Answer and check",
  stopped: "Ended without an answer",
  continued: "Continued",
  resumed: "Taken up again",
  titled: "Title",
  selected: "Household chosen",
  revoked: "Approval revoked",
  pinned: "Pinned",
  deleted: "Deleted",
  summarized: "Summary of older turns",
  rated: "Rating",
  undone: "Write undone",
  repaired: "Repair",
  unreadable: "Cannot be read",
};

/** The entries of one turn, and about its answer, in a record file (NDJSON), and how many entries the whole record has. */
export function entriesOf(file: string, turn_id: string): { own: RecordEntry[]; length: number } {
  const entries = file.split("\n").flatMap((line) => {
    const { data } = Entry.safeParse(json(line));
    return data === undefined ? [] : [data];
  });
  const reply = entries.find(({ body }) => body.turn_id === turn_id)?.body.reply_id;
  const own = entries.filter(
    ({ body }) => body.turn_id === turn_id || (reply !== undefined && body.message_id === reply),
  );
  return {
    length: entries.length,
    own: own.map(({ seq, at, hash, body }) => ({
      ...{ seq, at, hash },
      what: kinds[body.kind] ?? body.kind,
    })),
  };
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
