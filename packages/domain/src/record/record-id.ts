/**
 * Turns, messages and approvals are named after the place of their entry in the record of their
 * conversation, so that whoever has such an id finds the entry with one read and needs no index.
 */
export interface RecordPosition {
  conversation_id: string;
  /** Of the entry that the id was made for. */
  seq: number;
}

export const turnId = (position: RecordPosition): string => named("turn", position);
export const messageId = (position: RecordPosition): string => named("msg", position);
/** Of the assistant message that answers the message at this place. */
export const replyId = (position: RecordPosition): string => `${named("msg", position)}_reply`;
/** Of the nth call that waits for approval in the stream opened at this place. */
export const approvalId = (position: RecordPosition, nth: number): string =>
  `${named("apr", position)}_${nth}`;

/** Where an id points; undefined for a text that is no such id. */
export function positionOf(id: string): RecordPosition | undefined {
  const [, conversation, seq] = pattern.exec(id) ?? [];
  return conversation === undefined
    ? undefined
    : { conversation_id: `con_${conversation}`, seq: Number(seq) };
}

const pattern = /^(?:turn|msg|apr)_([a-z0-9]{1,26})_(\d{1,10})(?:_reply|_\d{1,5})?$/;

const named = (kind: string, { conversation_id, seq }: RecordPosition): string =>
  `${kind}_${conversation_id.replace(/^con_/, "")}_${seq}`;
