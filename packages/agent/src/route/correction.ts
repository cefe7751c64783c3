/** "no, the Roth", "I meant microsoft", "not apple, tesla": what is wanted instead of what was answered. */
export const withoutCorrection = (message: string): string =>
  message
    .replace(
      /^\s*(?:(?:no|nope|nah|wait|sorry|oops|actually)\b\s*(?:[,.!…–—-]+\s*|(?=\S)))+/i,
      denied,
    )
    .replace(/^\s*not [^,.!?]{1,40}[,.–—-]+\s*(?:but )?(?=\S)/i, "")
    .replace(
      /^\s*(?:what )?i (?:mean|meant)(?: to (?:say|ask|write|type))?(?: (?:is|was))?(?: about)?\b[\s,:]*/i,
      "",
    )
    .replace(/^\s*(?:make|change|switch) (?:it|that|this)(?: to)?\s+/i, "")
    .replace(/[\s,]+i (?:mean|meant)[\s.!]*$/i, "");

/** "no etfs" leaves something out; "no, ..." and "no the ..." take something back. */
function denied(lead: string, at: number, message: string): string {
  const rest = message.slice(at + lead.length);
  const isClear = /[,.!…–—-]\s*$/.test(lead) || !/\bno\s*$/i.test(lead);
  return isClear || /^(?:the|my|our|her|his|their|i|not|in|for|just|only)\b/i.test(rest)
    ? ""
    : lead;
}
