import type { Claim } from "../claims.ts";
import type { Mention } from "./label.ts";
import { kindOf } from "./mentions.ts";

const contrast = /\b(?:versus|vs\.?|against|compared (?:with|to)|as opposed to)\s/gi;

/**
 * "$5 at A, versus $6 on $7 at B": the figures between a contrast and the thing behind it are that thing's.
 * Undefined where there is no contrast.
 */
export function contrastedTo(
  text: string,
  { at, text: figure }: Claim,
  mentions: readonly Mention[],
): readonly Mention[] | undefined {
  const start = [...text.slice(0, at).matchAll(contrast)].at(-1)?.index;
  if (start === undefined || /[.;:\n]\s/.test(text.slice(start, at))) return undefined;
  const next = mentions.find((one) => one.at > start);
  if (next === undefined || next.at < at) return undefined;
  const between = text.slice(at + figure.length, next.at);
  if (!/^(?:[^.;:,]|[.,](?=\d))*\b(?:at|for|by|in) (?:the )?$/.test(between)) return undefined;
  const isOther = mentions.some((one) => one.end <= start && kindOf(one) === kindOf(next));
  return isOther
    ? [...mentions.filter((one) => one.end <= start && kindOf(one) !== kindOf(next)), next]
    : undefined;
}
