/** What people say around a question and not in it, at its beginning and at its end. */
const before: readonly RegExp[] = [
  /^\W*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning|afternoon|evening)(?: (?:there|team|all|everyone|folks|again))?[,!.:;–—-]+\s+)+/i,
  /^\W*(?:(?:just )?(?:a |one |another |1 )?(?:quick|small|short|simple|brief|last)? ?(?:question|one|q|thing|ask)(?: (?:for you|please|if i may))?|fyi|btw)\s*[-–—:;,.]+\s+/i,
  /^\W*(?:for|before|ahead of|prior to) (?:(?:the|my|our|a|today's|tomorrow's|this|next|his|her|their|client|annual|quarterly|week's|afternoon's|morning's|upcoming)\s+){1,4}(?:meeting|call|review|appointment|report|conversation)(?: (?:today|tomorrow|later|next week))?\s*[-–—:;,]+\s+/i,
  /^\W*(?:(?:please|kindly)[, ]+)?(?:can|could|would|will) you (?:(?:please|kindly|just|quickly|maybe|possibly)[, ]+)*tell (?:me|us)(?: please)?[,:]? (?!(?:about|if|whether|more|something|all|everything|when you|that)\b)/i,
  /^\W*(?:please |pls |can you |could you )?(?:remind|refresh) (?:me|us)(?: (?:again|please|quickly))?\s*[-–—:;,]+\s+/i,
  /^\W*(?:(?:ok|okay|well|and|right|now)[, ]+)?so,? (?=(?:what|what's|whats|how|how's|which|who|whose|when|where|is|are|do|does|did|has|have|any)\b)/i,
  /^\W*(?:i'd|i would|we'd|we would) (?:really |just )?(?:like|love) to know[,:]? (?!(?:about|if|whether|more|something|all|everything|that)\b)/i,
  /^\W*(?:(?:please|pls|kindly|just|can you|could you|ok|now)[, ]+)*(?:pull up|bring up|look up|look into|check|double[- ]check|verify|confirm|find out|tell me|let me know|let me see)(?: for me| please)?(?:\s*[-–—:;]+|,)?\s+(?=(?:what|what's|whats|how|how's|which|who|who's|whose|when|where|is|are|am|was|were|do|does|did|has|have|any) \w)(?!(?:what|how|which) (?:we|to|you) )/i,
  /^\W*(?:(?:please|pls|kindly|just|can you|could you|ok|now)[, ]+)*(?:(?:pull up|bring up)(?: for me| please)?\s+(?!to\b)|(?:check|look up|pull up|confirm|verify)\s*[-–—:]+\s+)/i,
  /^\W*(?:i|we) (?:just )?(?:need|want|would like|wanted)(?: to know)\s*[-–—:,]+\s+/i,
];
const after =
  /[\s,;.!–—-]*(?:\b(?:please|pls|plz|kindly|thanks|thank you|thx|ty|cheers|many thanks|right now|at the moment|at present|as of now|as we speak|if (?:you (?:would|could|can|please|will)|you (?:don't|do not) mind|possible|at all possible|you have (?:it|a (?:moment|minute|second)))|when(?:ever)? you (?:can|get (?:a|the) (?:chance|moment|minute)|have (?:a|the) (?:moment|minute|chance)))\b(?: (?:a lot|so much|very much|in advance|again|a million))?[\s,;.!]*)+(?=[?\s]*$)/i;

/** "what exactly", and at the end "again?", "then?", ", currently". */
const between: readonly RegExp[] = [
  /(?<=\b(?:what|how much|how many|which|who))\s+exactly\b/gi,
  /,\s*(?:currently|presently)(?=[?\s]*$)/i,
  /(?<=\w)(?<!\b(?:in|from|over|out|right|down|up|was|is|are))\s+here(?=[?.\s]*$)/i,
  /(?<=\w)(?<!\b(?:up|down|once|over|back|buy|bought|sell|sold|trade|traded|it|that|them|those|one))\s+again(?=\s*\?\s*$)/i,
  /\s+then(?=\s*\?\s*$)(?<=\w\W+\w+\s+then)(?<!\b(?:since|until|till|by|back|from|before|after|and|just|right)\s+then)(?<!\b(?:was|were|did|had|paid|bought|sold)\b.*)/i,
];

/** "One of my clients asked me what a Roth IRA is": asked of nobody's money. */
const askedBySomebody =
  /^\W*(?:(?:one|some) of (?:my|our|the) (?:other )?clients|(?:a|another) (?:client|colleague|friend|prospect)(?: of mine)?|someone|somebody) (?:just )?(?:asked|asks|is asking|keeps asking|wants to know|wanted to know|wonders|was wondering|wondered)(?: (?:me|us))?(?: about)? (?=(?:what (?:an?|is an?|are (?!(?:his|her|their|my|our|your|the|these|those|they|he|she)\b))|how (?:an? \w+|\w+ing)|the difference between) )/i;

/** A sentence behind the question that asks for its answer once more: "Could you give me the exact number please?" */
const asksAgain =
  /(?<=[.?!,;])\s*(?:(?:can|could|would|will) you )?(?:(?:please|kindly|just) )*(?:give|tell|send|get|find|show) (?:me|us) (?:just )?(?:the|an?|that|your) (?:(?:exact|precise|right|correct|current|latest|final|actual|real|single) )*(?:numbers?|figures?|amounts?|answer|value|total)(?: (?:please|pls|for (?:him|her|them|that|this)|if you can|right away|now))*\W*$/i;

/** "Got a plain answer?" */
const asksForAnswer =
  /(?<=[.?!,])\s*(?:(?:got|have(?: you got)?|do you have|is there) an? (?:\w+ )?(?:answer|explanation|definition|line)|(?:an? )?(?:short|brief|quick|plain|simple|one[- ]line) (?:explanation|definition|answer|version|summary))(?: (?:for (?:that|this|him|her|them)|(?:that )?(?:i|we) can (?:forward|send|use|pass on)))?\W*$/i;

/** The message without greeting, request and thanks; as it is where nothing else is said. */
export function withoutCourtesy(message: string): string {
  const begun = [askedBySomebody, ...before].reduce(
    (said, words) => said.replace(words, ""),
    message.replace(/[ \t]{2,}/g, " "),
  );
  const plain = between.reduce((said, words) => said.replace(words, ""), begun);
  const bare = plain.replace(asksAgain, "").replace(asksForAnswer, "").replace(after, "");
  return /\p{L}{2}/u.test(bare) ? bare : message;
}
