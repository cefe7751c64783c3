import type { ModelEvent } from "@advisor/agent/model/model";

interface TextReply {
  /** The first half of a surrogate pair that is still waiting for its second half. */
  half: string;
  events: ModelEvent[];
}

/** Holds back half of a UTF-16 surrogate pair until the other half arrives. */
export function joinSurrogates(half: string, piece: string): TextReply {
  const joined = half + piece;
  const cut = /[\ud800-\udbff]$/.test(joined) ? joined.length - 1 : joined.length;
  return { half: joined.slice(cut), events: textDeltaEvents(joined.slice(0, cut)) };
}

export const textDeltaEvents = (text: string): ModelEvent[] =>
  text === "" ? [] : [{ type: "text-delta", text: text.toWellFormed() }];
