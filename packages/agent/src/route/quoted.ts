/**
 * The message without an order that somebody else is quoted with ("The client wrote: 'Sell all my MSFT.' How many does
 * he hold?"): it is told, and not given. Where nothing else is asked, the message stays as it is.
 */
export function withoutQuoted(message: string): string {
  const bare = message.replace(quoted, " ");
  return bare !== message && asks.test(bare) && !obeys.test(bare) ? bare : message;
}

const speaks =
  "(?:wrote|writes|written|said|says|e-?mail(?:ed|s)?|text(?:ed|s)?|messaged?|asked|asks|tells|told (?:me|us)|reads?|states?|replied|instructed|note|voicemail|letter)";
const order =
  "(?:(?:please|pls|kindly|just|you (?:should|must)|i (?:want|need|would like|'d like) (?:you )?to|can you|could you|go ahead and)[ ,]+)*(?:sell|buy|purchase|liquidate|transfer|wire|move|withdraw|send|close|dump|trim|exit|trade|rebalance|execute|cash out|convert)\\b";
const quoted = new RegExp(
  `(?<=^|[.!?\\n]\\s*)(?:[^.!?\\n"'“‘]|(?<=\\w)'(?=\\w)){0,60}\\b${speaks}\\b[^.!?\\n"'“‘]{0,30}["'“‘]\\W*${order}[^"”]*?["'”’](?=[\\s.,;]|$)[.,;]?`,
  "gi",
);
const asks =
  /\?|\b(?:what|how|which|who|when|where|show|list|tell me|give me|look up|need to know)\b/i;
/** "Please do that": the order is the speaker's own after all. */
const obeys =
  /\b(?:do (?:it|that|this|so|as (?:he|she|they))|go ahead|execute|carry (?:it|that) out|place (?:it|that|the order)|make (?:it|that) happen)\b/i;
