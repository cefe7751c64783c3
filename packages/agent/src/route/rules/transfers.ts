import { limit } from "../limit.ts";
import * as slots from "../slots.ts";
import { accountOf, type Claim, daysOf, given, type Rule, strongest } from "./claim.ts";

/** Money that came in or went out. */
export const transfers: Rule = (clause): Claim | undefined => {
  const { said } = clause;
  const score = strongest(said, patterns);
  if (score === 0 || asksForCash.test(said)) return undefined;
  return {
    intent: "transfers",
    score,
    params: {
      ...accountOf(clause),
      ...daysOf(clause),
      ...given({
        type: slots.transferType(said),
        status: slots.transferStatus(said),
        limit: limit(said),
      }),
    },
  };
};

const patterns: [number, RegExp][] = [
  [0.975, /\b(?:deposits?|withdrawals?|transfers?|ach|direct deposit|wires?)\b/],
  [0.97, /\b(?:deposited|withdrew|withdrawn|transferred|wired|inflows?|outflows?|cash flows?)\b/],
  [
    0.96,
    /\b(?:did|have|has) (?:i|we) (?:\w+ )?(?:deposit|withdraw|transfer|put in|take out|taken out|moved?|send|sent)\b/,
  ],
  [
    0.96,
    /\b(?:money|cash|funds)\b.*\b(?:put in|put into|moved in|moved out|came in|come in|coming in|went out|going out|going in|sent|added|taken out|took out|in and out|in or out|arrive|arrived|landed|go through|gone through)\b/,
  ],
  [0.9, /\b(?:put in|took out|taken out|paid in)\b/],
  [0.75, /\bpending\b|\bwhat is (?:still )?in transit\b/],
  [0.7, /\b(?:go through|gone through|went through|cleared?|bounced?)\b/],
];

/** Withdrawable cash is a balance. */
const asksForCash =
  /\b(?:can|could|may|able to)\b.*\b(?:withdraw|take out|pull out|transfer out)\b|\b(?:available|ready|free) (?:to|for) (?:withdraw\w*|transfer)\b|\bwithdrawable\b/;
