import { type Item, sentence } from "./item.ts";
import type { Piece } from "./piece.ts";

/** "and the same for VOO", "and which by percent": the same, of something else. */
export const asksOther = (before: Piece, { items, joint }: Piece): boolean =>
  (before.topic !== undefined && items.some(({ symbols }) => symbols !== undefined)) ||
  (joint.length > 0 &&
    (isReturn(items) ||
      byOther.test(sentence(items)) ||
      orJust.test(sentence(items)) ||
      (before.claim?.params.measure === "count" && inTotal.test(sentence(items))) ||
      isOther(before.items, items)));

/** "how many buys were there, and for how much in total" */
const inTotal = /^(?:for|at|worth) how much(?: (?:in (?:total|all)|altogether|all told))?$/;

/** "total value and ytd": a stretch alone asks what was gained over it. */
const isReturn = ([item, ...more]: readonly Item[]): boolean =>
  item?.period?.timeframe !== undefined &&
  sentence(more).replace(inWhat, "") === "" &&
  /to date|td$/i.test(item.raw);
const inWhat = /^(?:in )?(?:%|percent|pct|please|pls|too|as well)(?: (?:please|too|as well))*$/;

/** "in May, and what in August", "in total, and in the Roth only" */
const isOther = (before: readonly Item[], items: readonly Item[]): boolean =>
  otherTime.test(sentence(items))
    ? before.some(({ period }) => period !== undefined)
    : otherPlace.test(sentence(items)) &&
      (inAll.test(sentence(before)) || before.some(({ account }) => account !== undefined));
const otherTime =
  /^(?:(?:then|what|how much|how many|also|about|in|for|on|during|since) )*PER(?: only| alone)?$/;
const otherPlace =
  /^(?:(?:then|what|how much|also|about|just|only|in|for|of|the|my|our|his|her|their) )*ACC(?: only| alone)?$/;
const inAll = /\b(?:in total|total|household|family|overall|altogether|all accounts|everything)\b/;
/** "or is it just apple", "and in what" */
const orJust = /^(?:is|are) (?:it|they|that|those) (?:just|only) |^(?:in|into|of) what$/;
const byOther =
  /^(?:which|what|who)(?: (?:1|one))?(?: (?:is|was|gained|lost))?(?: (?:the )?(?:most|least|best|worst))? (?:by|in) (?:%|percent|dollars|value|size|percentage terms|dollar terms)$/;
