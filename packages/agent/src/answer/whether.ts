import { type Decimal, decimal } from "@advisor/domain/decimal";
import { amounts } from "../route/amounts.ts";
import type { RoutedPart } from "../route/routed.ts";
import { sideOf } from "../route/sides.ts";
import { heard } from "../route/words.ts";
import { usd } from "./format.ts";

type Asked = Pick<RoutedPart, "text">;

const lead = "^(?:(?:and|so|but|ok|then|also|please|well) )*";
const polar = new RegExp(
  `${lead}(?:is|are|am|was|were|do|does|did|has|have|had|any|anything)\\b(?!.*\\b(?:or|how|what|when|where|which|who|why)\\b)`,
);

const plainly = (text: string): string => heard(text).replace(/\bin (?:or|and) out\b/g, "moved");

/** A question that "yes" or "no" answers. */
export const isPolar = ({ text }: Asked): boolean => polar.test(plainly(text));

export const yesOrNo = (yes: boolean): string => (yes ? "Yes. " : "No. ");

const things =
  "(?:trades?|transactions?|fills?|executions?|orders?|buys?|sells?|purchases?|sales?|activity|deposits?|withdrawals?|transfers?|wires?|contributions?|payments?|distributions?|cash|positions?|holdings?)";
const deeds =
  "(?:buy|bought|purchased?|sell|sold|traded?|deposit(?:ed)?|withdraw|withdrew|withdrawn|transfer(?:red)?|wired?|moved?|add(?:ed)?|put|take|taken|pull(?:ed)?|contributed?|made?|make|place[ds]?)";
const anyAtAll = [
  new RegExp(
    `${lead}(?:did|do|does|have|has|had) (?:i|we|they|you|anyone|anybody|(?:the )?(?:client|clients|household|couple|family)) (?:ever |already |actually )*${deeds}\\b`,
  ),
  new RegExp(
    `${lead}(?:(?:is|are|was|were|did|do|does|has|have|had|there|been|i|we|they|ever) )*any(?:thing|body)?\\b.*\\b(?:${things}|${deeds})\\b`,
  ),
  new RegExp(
    `${lead}(?:is|are|was|were|has|have) there (?:been )?(?:a |an |some )?(?:\\S+ )?${things}\\b`,
  ),
  new RegExp(
    `${lead}(?:did|has|have) (?:the|my|our|their) (?:\\S+ ){0,2}${things} (?:go|gone|went|execute|fill|filled|happen|happened)\\b`,
  ),
];
/** What a plain answer would leave out. */
const qualified =
  /\b(?:all|every\w*|each|whole|entire\w*|both|same|enough|only|just|other|others|else|not|never|no|nothing|without|except|besides|more|less|fewer|than|most|least|for|at|because|before|after|as|like|average|often|frequent\w*|regular\w*|usual\w*|much|many|recent\w*|lately|good|bad|best|worst|right|too|again|back|differ\w*|discrepanc\w*|between|wrong|missing)\b|\d/;
/** Of some kind that the rows do not show: where there are none at all, there are none of it either. */
const ofKind =
  /\b(?:stocks?|etfs?|funds?|bonds?|options?|calls?|puts?|crypto|tech\w*|energy|international|foreign|index|individual|growth|dividend)\b/;
const days =
  /\b(?:19|20)\d\d(?:-\d\d?){0,2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b|\b\d{1,2} (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:last|past|previous) \d+ (?:days?|weeks?|months?|years?)\b|\bq[1-4]\b|\b\d{1,2}(?:st|nd|rd|th)\b/g;

/** "did any sells happen": asks whether there is one, and nothing beside it. */
export function ifAny({ text }: Asked, found: boolean): string {
  const said = plainly(text).replace(/\bat all\b/g, " ");
  const isPlain = isPolar({ text }) && !qualified.test(said.replace(days, " "));
  if (!(isPlain && anyAtAll.some((pattern) => pattern.test(said)))) return "";
  return found && ofKind.test(said) ? "" : yesOrNo(found);
}

const done =
  /\b(?:(?:go|gone|went|come|came|been) through|(?:go|gone|went) out|clear(?:ed|s)?|settled?|completed?|arrived?|land(?:ed)?|hit|post(?:ed)?|made it|make it|finali[sz]ed|processed)\b/;
const open = /\b(?:pending|outstanding|open|under way|on (?:its|the) way|in transit)\b/;

/** "the last deposit, and did it go through": its state is asked for, and so picks no rows. */
export const asksState = ({ text }: Asked): boolean => {
  const said = heard(text);
  if (ofWhich.test(said)) return false;
  const asked =
    /\b(?:did|has|have|is|was) (?:it|that|this|they|(?:the|my|our|their|his|her) .+?)\b(?<after>.*)/.exec(
      said,
    );
  return done.test(asked?.groups?.after ?? "");
};

/** "the last one that completed", "the last completed deposit" is one of these, and no question whether it has. */
const ofWhich =
  /\b(?:one|1|deposit|withdrawal|transfer|wire) (?:that|which) (?:has |was |is |had )?|\b(?:completed|settled|cleared|posted|processed) (?:ach |wire )?(?:one|1|deposit|withdrawal|transfer|wire)\b/;

/** "did it go through", "is it still pending": what the state of one transfer answers. */
export function ofState(asked: Asked, status: string): string {
  const said = heard(asked.text);
  if (!isPolar(asked) || /\b(?:not|all|every\w*|each)\b/.test(said)) return "";
  if (done.test(said)) return yesOrNo(status === "completed");
  if (/\bfail(?:ed)?\b/.test(said)) return yesOrNo(status === "failed");
  return open.test(said) ? yesOrNo(status === "pending") : "";
}

/** "are we losing money on MSFT": what the sign of a figure answers. */
export function ofSign(
  asked: Pick<RoutedPart, "text" | "params">,
  figure: Decimal | number,
): string {
  const side = isPolar(asked) && !/\d|%/.test(heard(asked.text)) ? sideOf(asked) : undefined;
  const value = decimal(figure);
  if (value.eq(0) || (side !== "losing" && side !== "gaining")) return "";
  return yesOrNo(value.lt(0) === (side === "losing"));
}

/** The one bound that a question sets: "over 130k". */
export interface Bound {
  kind: "above" | "below" | "at_least" | "at_most";
  size: number;
}

export function boundIn(text: string): Bound | undefined {
  const [[name, size] = [], ...more] = Object.entries(amounts(heard(text)));
  const kind = kinds.find((one) => one === name);
  return kind === undefined || size === undefined || more.length > 0 ? undefined : { kind, size };
}

const kinds = ["above", "below", "at_least", "at_most"] as const;

/** "$9.90 less than $12,000.00", and whether the bound holds. */
export function against({ kind, size }: Bound, figure: number) {
  const gap = decimal(figure).minus(size).round(2);
  const holds = { above: gap.gt(0), below: gap.lt(0), at_least: !gap.lt(0), at_most: !gap.gt(0) };
  const apart = gap.eq(0)
    ? `exactly ${usd(size)}`
    : `${usd(gap.abs())} ${gap.lt(0) ? "less" : "more"} than ${usd(size)}`;
  return { holds: holds[kind], apart, figures: [size, gap.abs().toNumber()] };
}
