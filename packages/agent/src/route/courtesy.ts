/** What people say around a question and not in it, at its beginning and at its end. */
const before: readonly RegExp[] = [
  /^\W*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning|afternoon|evening)(?: (?:there|team|all|everyone|folks|again))?[,!.:;–—-]+\s+)+/i,
  /^\W*(?:(?:just )?(?:a |one |another |1 )?(?:quick|small|short|simple|brief|last)? ?(?:question|one|q|thing|ask)(?: (?:for you|please|if i may))?|fyi|btw)\s*[-–—:;,.]+\s+/i,
  /^\W*(?:for|before|ahead of|prior to) (?:(?:the|my|our|a|today's|tomorrow's|this|next|his|her|their|client|annual|quarterly|week's|afternoon's|morning's|upcoming)\s+){1,4}(?:meeting|call|review|appointment|report|conversation)(?: (?:today|tomorrow|later|next week))?\s*[-–—:;,]+\s+/i,
  /^\W*(?:(?:please|kindly)[, ]+)?(?:can|could|would|will) you (?:(?:please|kindly|just|quickly|maybe|possibly)[, ]+)*tell (?:me|us)(?: please)?[,:]? (?!(?:about|if|whether|more|something|all|everything|when you|that)\b)/i,
  /^\W*(?:i|we) (?:just )?(?:need|want|would like|wanted)(?: to know)\s*[-–—:,]+\s+/i,
];
const after =
  /[\s,;.!–—-]*(?:\b(?:please|pls|plz|kindly|thanks|thank you|thx|ty|cheers|many thanks|right now|at the moment|at present|as of now|as we speak)\b(?: (?:a lot|so much|very much|in advance|again|a million))?[\s,;.!]*)+(?=[?\s]*$)/i;

/** The message without greeting, request and thanks; as it is where nothing else is said. */
export function withoutCourtesy(message: string): string {
  const begun = before.reduce(
    (said, words) => said.replace(words, ""),
    message.replace(/[ \t]{2,}/g, " "),
  );
  const bare = begun.replace(after, "");
  return /\p{L}{2}/u.test(bare) ? bare : message;
}
