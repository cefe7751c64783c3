const opens =
  "hi there|hello there|hey there|hi|hello|hey|morning|afternoon|evening|good (?:morning|afternoon|evening|day)|anyone (?:home|there)|are you there|everyone|team";
const closes =
  "okay|ok|great|perfect|good|fine|nice|cool|super|excellent|wonderful|brilliant|lovely|thanks?|thank you|thx|cheers|got it|understood|noted|all right|alright|never ?mind|forget (?:it|that)|bye|goodbye|see you(?: later)?|helpful|useful|i(?:'ve|’ve| have)? (?:found|got) it|hm+|let me think";
const fillers =
  "so much|very much|a lot|no|(?:that|this)(?:'s|’s| is| was|ll be)?|all|it|done|quick|enough|for (?:now|today|that|your help|the help)|myself|well|then|again|job|work|you";
const words = (list: string): string => `(?:${list})\\b[\\s,.!…–-]*`;
const polite = new RegExp(
  `^\\W*(?:${words(fillers)})*${words(`${opens}|${closes}`)}(?:${words(`${opens}|${closes}|${fillers}`)})*\\??\\s*$`,
  "i",
);
const greets = new RegExp(`^\\W*(?:${opens})\\b`, "i");

/** The reply to a message that is a greeting, thanks or the like and asks nothing; undefined for any other. */
export function courteousReply(text: string): string | undefined {
  if (!polite.test(text)) return undefined;
  return greets.test(text) ? greeting : closing;
}

const greeting = "Hello. Ask me about a client, your clients together, or a market.";
const closing = "All right. Ask me whenever you need something else.";
