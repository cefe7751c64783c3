/** "no, the Roth", "I meant microsoft", "not apple, tesla": what is wanted instead of what was answered. */
export const withoutCorrection = (message: string): string =>
  message
    .replace(
      /^\s*(?:(?:no|nope|nah|wait|sorry|oops|actually|wrong (?:one|account|stock|symbol))\b\s*(?:[,.!…–—-]+\s*|(?=\S)))+/i,
      denied,
    )
    .replace(/^\s*not [^,.!?]{1,40}[,.!–—-]+\s*(?:but )?(?=\S)/i, "")
    .replace(
      /^\s*(?:what )?i (?:mean|meant)(?: to (?:say|ask|write|type))?(?: (?:is|was))?(?: about)?\b[\s,:]*/i,
      "",
    )
    .replace(/^\s*(?:make|change|switch) (?:it|that|this)(?: to)?\s+/i, "")
    .replace(/^\s*how about\b/i, "what about")
    .replace(switched, "and for ")
    .replace(hypothetical, "and ")
    .replace(supposed, "and if you ")
    .replace(withdrawn, "")
    .replace(/[\s,]+i (?:mean|meant)[\s.!]*$/i, "");

/** "what would it be without the Roth?", "what's the answer for the joint account?" */
const hypothetical =
  /^\s*(?:(?:and|so|ok|okay),? )*(?:what|how much)(?:'s| is| would| will| was)? (?:it|that|this|the (?:answer|figure|number|result))(?: be| come to| look like)? (?=(?:for|in|without|excluding|minus|less) (?!(?:dollars?|percent|usd|%|total|all|terms)\b)\w)/i;
/** "what if you don't count the Roth?" */
const supposed =
  /^\s*(?:(?:and|so|ok|okay),? )*what (?:about )?if (?:(?:you|we|i) )?(?=(?:do not|don't|leave|take|strip|drop|exclude|ignore|skip|remove|forget|subtract)\b)/i;
/** "switch to the Roth", "can you do that for the joint account?": of another account, and no order to trade. */
const switched =
  /^\s*(?:(?:now|ok|okay|and|please|can you|could you),? )*(?:switch(?: over)? to|(?:do|try|run|repeat)(?: (?:it|that|this|the same(?: thing)?))?(?: again)?(?: for| on| with)?|(?:limit|restrict|narrow|confine) (?:it|that|this)(?: down)? to) (?=(?:the |my |our |his |her |\w+'s )*(?:\w+ )?(?:accounts?|roth|ira|401\(?k\)?|529|hsa|joint|brokerage|trust|rollover)\b)/i;

/** "home depto, sorry - HD": a name that is said again. */
const withdrawn =
  /^\s*(?!.*\b(?:what|how|which|who|when|my|the|show|price|quote|cash|value|trades?|positions?|holdings|gains?|return|deposits?|withdrawals?)\b)[^\s,.!?–—-]+(?: [^\s,.!?–—-]+){0,2}[\s,.–—-]+(?:sorry|oops|no|nope|wait|rather|correction|scratch that|i mean|i meant|make that)\b(?:[\s,.–—-]+(?:sorry|no|wait|i mean|i meant|make that|it is|it's))*[\s,:.–—-]+(?=[\w$ ]{1,30}[\s.?!]*$)/i;

/** "no etfs" leaves something out; "no, ..." and "no the ..." take something back. */
function denied(lead: string, at: number, message: string): string {
  const rest = message.slice(at + lead.length);
  const isClear = /[,.!…–—-]\s*$/.test(lead) || !/\bno\s*$/i.test(lead);
  return isClear || /^(?:the|my|our|her|his|their|i|not|in|for|just|only)\b/i.test(rest)
    ? ""
    : lead;
}
