import { recordsOf } from "../record-groups.ts";
import * as slots from "../slots.ts";
import {
  accountOf,
  daysOf,
  given,
  type Meant,
  otherThan,
  type Rule,
  strongest,
  withoutOf,
} from "./claim.ts";

/** Money that came in or went out. */
export const transfers: Rule = (clause) => {
  const { said } = clause;
  const score = strongest(said, patterns);
  if (score === 0 || asksForCash.test(said)) return undefined;
  const claim = meantTransfers(clause, score);
  const isSure = asksNet(said) || slots.isOfBothWays(said);
  return isSure ? { ...claim, certain: true } : claim;
};

export const meantTransfers: Meant = (clause, score) => {
  const { said } = clause;
  const other = otherThan(clause, kinds);
  const isNet = asksNet(said);
  return {
    intent: "transfers",
    score,
    params: {
      ...accountOf(clause),
      ...daysOf(clause),
      ...(other === undefined ? withoutOf(clause) : {}),
      ...given({
        type: isNet ? undefined : (slots.transferType(said) ?? other),
        status: slots.transferStatus(said),
        via: via(said),
      }),
      ...recordsOf(clause),
      ...(isNet ? { measure: "net" as const } : {}),
    },
  };
};

/** "net deposits": what came in less what went out. */
export const asksNet = (said: string): boolean => nets.test(said);
const nets =
  /\bnet (?:(?:total|completed|pending|cash|money|ach|wire|external) )*(?:deposits?|transfers?|transferred|deposited|flows?|inflows?|money)\b|\b(?:deposits?|transfers?|flows?) (?:\w+ ){0,3}net$/;

/** How the money came or went; "which did not come by ACH" asks after the wires, "by ACH, not by wire" after the ACH. */
export function via(said: string): "ACH" | "wire" | undefined {
  if (either.test(said) || against.test(said)) return undefined;
  const named = methodIn(said.replace(asksWay, " ").replace(notBy, " "));
  if (named !== undefined) return named;
  const denied = methodIn(said.replace(asksWay, " "));
  return denied === undefined ? undefined : denied === "ACH" ? "wire" : "ACH";
}

/** "did it come by wire or ACH": by which it was. */
const either = /\b(?:ach|wire[ds]?) or (?:(?:by|via|through|an?|the|was it) )*(?:ach|wire[ds]?)\b/;

/** "wire vs ACH deposits": of both. */
const against = /\b(?:ach|wires?) (?:vs|versus|against|compared (?:to|with)) (?:ach|wires?)\b/;

/** "the last deposit, and was it a wire": asked of it, whatever it was. */
const asksWay =
  /\b(?:was|is|were|are) (?:it|that|this|they) (?:an? |(?:sent |made |done )?(?:by|via|through) )?(?:ach|wire[ds]?)\b/;

const methodIn = (said: string): "ACH" | "wire" | undefined =>
  /\bach\b/.test(said) ? "ACH" : /\bwire[ds]?\b/.test(said) ? "wire" : undefined;
const notBy =
  /\b(?:not|never) (?:come|came|go|went|sent|made|done|paid|arrive|moved|received)?(?: (?:in|out|over|through))? ?(?:by|via|through|with) (?:an? )?(?:ach|wire)\b|\b(?:not|other than|anything but) (?:an? |by |via )*(?:ach|wires?)$|\b(?:was|were|is|are) not (?:an? )?(?:ach|wires?|wired)\b/;

const kinds = [
  [/^deposits?$/i, "withdrawal"],
  [/^withdrawals?$/i, "deposit"],
] as const;

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
  [0.94, /\b(?:did|has|have) (?:any )?money (?:come|came|go|gone|went|arrive|land)\b/],
  [
    0.96,
    /\bmoney (?:i|we|they) (?:have )?(?:moved|put|sent|took|pulled|added|brought)\b|\bnet (?:flows?|deposits)\b/,
  ],
  [
    0.8,
    /\b(?:did|has|have) (?:the|my|that) \$?\d[\d,.]*k? (?:dollars )?(?:arrive|arrived|clear|cleared|land|landed|post|posted|settle|come|came|go|gone|show)\b/,
  ],
  [
    0.9,
    /\bhow much (?:money |cash )?(?:did|have) (?:i|we|they) (?:put|add|added|send|sent|move|moved|take out|pull out)(?: in)? PER$/,
  ],
  [
    0.9,
    /\b(?:i|we|they|he|she) (?:(?:have|actually|ever|already) )*(?:put|paid) PER(?: (?:so far|altogether|in total|in all|overall|to date|all told))?$/,
  ],
  [
    0.965,
    /\b(?:take|took|taken|pull|pulled|move|moved|put|add|added|bring|brought|send|sent|get) (?:(?:any|some|the|my|our|more|new|out|in) )*(?:money|cash|funds) (?:in|out)\b/,
  ],
  [
    0.96,
    /(?:\b(?:did|have|has) |^)(?:i|we)\b.*\b(?:add|added|put|bring|brought|take|took|taken) (?:(?:any|some|more|new) )*(?:money|cash|funds|(?:anything|something|much) (?:in|out))\b/,
  ],
  [
    0.8,
    /\b(?:is|are) (?:the|my|that) \$?\d[\d,.]*k? (?:dollars )?(?:out|in|there|here|through|pending|done|still)\b/,
  ],
  [0.7, /^(?:any |the |my |our )?(?:money|funds) PER$/],
  [0.93, /\b(?:money|cash|funds) (?:in|out)(?: (?:and|or) (?:in|out))?(?: PER)?$/],
  [
    0.966,
    /\b(?:i|we|they|he|she|client|you) (?:(?:have|has|had|just|recently) )*(?:sent|wired|moved|transferred|mailed|pulled) (?:(?!from\b|to\b)\S+ ){0,3}(?:money|cash|funds|checks?|cheques?|dollars|\$?\d[\d,.]*k?)\b.*\b(?:from|to|into|over|in)\b/,
  ],
  [0.965, /\b(?:pay|pays|paid|paying) (?:(?:any|some|the|more) )?(?:money|cash|funds) in\b/],
  [0.96, /\b(?:money|cash|funds|anything)\b.*\bon (?:its|their|the) way\b/],
  [0.9, /\b(?:put in|took out|taken out|paid in)\b/],
  [0.75, /\bpending\b|\bwhat is (?:still )?in transit\b/],
  [0.7, /\b(?:go through|gone through|went through|cleared?|bounced?)\b/],
];

/** Withdrawable cash is a balance. */
const asksForCash =
  /\benough (?:cash|money|funds)\b|\b(?:can|could|may|able to)\b.*\b(?:withdraw|(?:take|pull|transfer|get|move) (?:\w+ ){0,2}out)\b|\b(?:available|ready|free) (?:to|for) (?:withdraw\w*|transfer)\b|\bwithdrawable\b/;
