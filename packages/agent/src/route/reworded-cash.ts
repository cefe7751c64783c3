const amount = "\\$?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:k|m|grand|thousand|million|dollars))?";
const takes = "(?:withdraw|take(?: out)?|pull(?: out)?|spend|move out|send out|wire out)";
const taking = "(?:withdrawing|taking(?: out)?|pulling(?: out)?|spending|wiring(?: out)?)";
const place = "((?: (?:from|out of|in) (?:the |our |my )?[^,.?!]{3,40}?)?)";

/** What can be taken out, what would be left of it, and what is borrowed, put in the words that the rules know. */
export const cashTurns: readonly (readonly [RegExp, string])[] = [
  // "Rohan's Roth - total and cash"
  [/[-:–,] ?total and cash(?=\W*$)/gi, ": account value and cash"],
  // "did any money leave the account this year"
  [
    /\b(did|has|have) (?:any |some )?(?:money|cash|funds) (?:ever )?(?:leave|left|go(?:ne)? out of|come out of|exit(?:ed)?) (?:the |our |my )?(?:accounts?|household|portfolio)\b/gi,
    "$1 we make any withdrawals",
  ],
  [
    /\b(did|has|have) (?:any |some )?(?:money|cash|funds) (?:ever )?(?:enter(?:ed)?|come? in(?:to)?|came into|go(?:ne)? into|arrived? in) (?:the |our |my )?(?:accounts?|household|portfolio)\b/gi,
    "$1 we make any deposits",
  ],
  // "has my ACH settled": the transfer, and no cash.
  [
    /\b((?:has|have|did|is|are) (?:my|our|the|their|his|her)(?: last| latest)? (?:ach|wire)s?)(?= (?:from|of|in|on|settled|cleared|settle|clear|completed?|pending|done|through|arrived?|posted)\b)/gi,
    "$1 transfer",
  ],
  // "how much cash is settled, leaving out anything still clearing": what has settled.
  [
    /\b(settled\b[^.?!,]*),? (?:leaving out|excluding|not counting|without|ignoring|minus|less|net of) (?:(?:anything|whatever|what|everything|all|any|the)(?: (?:cash|money|funds))?|cash|money|funds)(?: that)?(?:'s| is| are| has| have|s)?(?: still| not| yet| to| n't)* (?:clearing|settling|unsettled|uncleared|pending|in settlement|clear|settle|settled|cleared)\b/gi,
    "$1",
  ],
  // "how much of my cash can't be withdrawn yet": what has not settled.
  [
    /\b(how much|what|which part)((?: of (?:the |our |my |their )?cash)?(?: in [^,.?!]{3,30}?)?) (?:(?:can not|cannot|can't|can’t) be (?:withdrawn|taken out|spent|used|touched)|(?:is not|isn't|isn’t) (?:withdrawable|available(?: to withdraw)?|free))(?: (?:yet|now|today|right now))*(?=\W*$)/gi,
    "how much unsettled cash$2",
  ],
  // "how much would be left in the joint account after taking out 100k": whether it is covered tells what it leaves.
  [
    new RegExp(
      `\\b(?:how much|what)(?: cash| money)? (?:would|will|is|do we|would we|does it)(?: be| have)? (?:left|remain(?:ing)?)${place}(?:'s)?(?: cash)? (?:after|if (?:we|i|they)) ${taking.slice(0, -1)}|${takes}) (${amount})(?=\\W*$)`,
      "gi",
    ),
    "is $2 of cash available to withdraw$1",
  ],
  [
    new RegExp(
      `\\bif (?:we|i|they|he|she) ${takes} (${amount})${place},? (?:how much|what)(?: cash| money)? (?:would be|will be|is|do we have|would we have|remains)(?: left| remaining)?(?=\\W*$)`,
      "gi",
    ),
    "is $1 of cash available to withdraw$2",
  ],
  // "need 30,000 by tomorrow, is there enough settled cash?", "could we pull 25k from the joint account?"
  [
    new RegExp(
      `^(\\W*)(?:(?:i|we|they|he|she|the clients?) )?(?:need|needs|want|wants|require)s? (${amount})((?: (?:by|before|for|on|next|this|in) [^,.?!;]{2,30}?)?)[,;.:-]+ ?(?:is there|do (?:we|i|they) have|have (?:we|they) got|does (?:he|she) have) enough ?((?:settled )?)cash${place}(?=\\W*$)`,
      "i",
    ),
    "$1is $2 of $4cash available to withdraw$5",
  ],
  [
    new RegExp(
      `\\b(?:can|could|may|might) (we|i|they|he|she) (?:pull|take|get|draw|move|wire|send)(?: out)? (${amount})(?: out)? (?:out of|from) (?=(?:the |our |my )?[^,.?!]{3,40}\\W*$)`,
      "gi",
    ),
    "can $1 withdraw $2 from ",
  ],
  // "how much cash do they have, and is it mostly in the joint account?": where most of it is.
  [
    /\b(cash\b[^?!]*?,? and )(?:is|are) (?:it|that|they|most of it) (?:all |mostly |mainly |largely )?in (?:the |our |my )?[^,.?!]{3,40}(?=\W*$)/gi,
    "$1which account has the most cash",
  ],
  // "what's left of the cash once unsettled funds are excluded"
  [
    /\b(?:what(?:'s|s| is) left|how much is left) of (?:the |our |my )?cash (?:once|after|if|when) (?:the )?unsettled (?:funds|cash|money|part) (?:is|are) (?:excluded|left out|taken out|removed)\b/gi,
    "how much settled cash is there",
  ],
  [
    /\bdifference between (?:the |our |my )?(?:total and (?:the )?settled|settled and (?:the )?total) cash\b/gi,
    "total, settled and unsettled cash",
  ],
  // What an account is worth is stated after what is borrowed.
  [/\bnet of (?:the |our |my |any )?margin(?: debt| loan| balance| borrowings?)?\b/gi, ""],
  [
    /\b(?:how (?:big|large|high|much) is |what(?:'s|s| is) )(?:the |our |my |their )?margin (?:debt|loan|borrowings?|debit|balance)\b/gi,
    "how much is owed on margin",
  ],
];
