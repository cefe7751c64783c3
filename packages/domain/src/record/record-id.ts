/**
 * The ids of turns, messages and approvals contain the position of their entry in the
 * conversation's record, so that an id finds its entry in one read without an index.
 */
export interface RecordPosition {
  conversation_id: string;
  /** The sequence number of the entry that the id was made for. */
  seq: number;
}

export const turnId = (position: RecordPosition): string => named("turn", position);
export const messageId = (position: RecordPosition): string => named("msg", position);
/** The id of the assistant message that answers the message at this position. */
export const replyId = (position: RecordPosition): string => `${named("msg", position)}_reply`;
/** The id of the nth call that waits for approval in the stream that began at this position. */
export const approvalId = (position: RecordPosition, nth: number): string =>
  `${named("apr", position)}_${nth}`;

/** The position that an id encodes; undefined when the text is not such an id. */
export function parseRecordId(id: string): RecordPosition | undefined {
  const [, conversation, seq] = pattern.exec(id) ?? [];
  return conversation === undefined
    ? undefined
    : { conversation_id: `con_${conversation}`, seq: Number(seq) };
}

const pattern = /^(?:turn|msg|apr)_([a-z0-9]{1,26})_(\d{1,10})(?:_reply|_\d{1,5})?$/;

const named = (kind: string, { conversation_id, seq }: RecordPosition): string =>
  `${kind}_${conversation_id.replace(/^con_/, "")}_${seq}`;
