import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import type { Names } from "../evidence/names.ts";
import { lineStart } from "../rows/table-head.ts";

const listItem = /^\s*(?:[-*•]\s|\d+[.)]\s|\|)/;
const headingLine = /^\s*(?:#{1,6}\s.*|\*\*[^*]+\*\*:?|[^.|]*:)\s*$/;

/** The one account, class or security that the heading above a list names. */
export function headingNames(text: string, start: number, names: Names): Mention[] {
  const lines = text.slice(0, start).split("\n");
  const line = text.slice(lineStart(text, start)).split("\n")[0] ?? "";
  if (!listItem.test(line)) return [];
  const heading = lines.findLast((one) => one.trim() !== "" && !listItem.test(one)) ?? "";
  if (!headingLine.test(heading) || /\d/.test(heading.replace(/^\s*#+/, ""))) return [];
  const named = names.mentionsIn(heading).filter((one) => kindOf(one) !== "other");
  return named.length === 1 ? named : [];
}

/** "Positions and cash" and "value with cash" mean everything, not only the cash. */
const everything = String.raw`\b(?:(?:positions|holdings|investments|securities) (?:and|plus)|value (?:with|including|without|excluding)) `;
const withEverything = new RegExp(`${everything}$`, "i");
export const cashOfEverything = new RegExp(`(?<=${everything})cash\\b`, "gi");

/** A name in "with no tax inside the account" or "everything but QQQ" is not a subject. */
const without =
  /\b(?:no|without(?: any)?|(?:everything|all|anything) (?:but|except|besides)(?: the| their| his| her)?|apart from(?: the| their)?|other than(?: the| their)?|excluding(?: the| their)?) $/i;

/** "Cash needs" are not cash that is held. */
const ofNeeds = /^ (?:needs?|calls?|flows?|requirements?|outflows?)\b/i;

/** "Net equity" is no class. */
const net = /\bnet $/i;

/** True for a name that no figure of its sentence is about. */
export const isLeftOut = (text: string, { at, end }: Mention): boolean =>
  withEverything.test(text.slice(0, at)) ||
  without.test(text.slice(0, at)) ||
  (net.test(text.slice(0, at)) && /^equity$/i.test(text.slice(at, end))) ||
  (/\bcash$/i.test(text.slice(at, end)) && ofNeeds.test(text.slice(end)));
