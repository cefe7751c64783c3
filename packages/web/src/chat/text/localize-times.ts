import { Day } from "@advisor/domain/day";
import { date } from "@advisor/domain/text/display";
import { ownZone, type Zone, zonedFormat } from "../../format/zone.ts";
import { element, type HtmlNode, text, textOf } from "./html-node.ts";

/** Days and times as machines write them: 2026-11-20, 2026-12-08 18:30 UTC, 2026-12-08T18:30:00Z. */
const moments =
  /\b(\d{4}-\d{2}-\d{2})(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2}(?:\.\d+)?)?(?: UTC|Z))?(?![\w-])/g;
/** A hyphen that is the sign of a figure. */
const minus = /(?<=^|[\s(])-(?=[$€₹£]?\d)/g;

/** Statuses of a policy's class or limit, by how an answer words them. */
const statuses: Readonly<Record<string, string>> = {
  "above maximum": "act",
  "above max": "act",
  "below minimum": "act",
  "below min": "act",
  breach: "act",
  "in band": "ok",
};

/**
 * Writes the days, times and signs of an answer for people, and marks the statuses in its tables.
 * Times are those of one zone, which is named.
 * Answers are American everywhere. A day keeps its machine form, which copied cells use.
 */
export const localizeTimes =
  (zone: Zone = ownZone) =>
  (root: HtmlNode) =>
    readIn(root, zonedFormat("en-US", zone, { year: "numeric" }));

type FormatMoment = (iso: string) => string;

function readIn(node: HtmlNode, moment: FormatMoment): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return written(child.value ?? "", moment);
    if (child.tagName === "code" || child.tagName === "pre") return [child];
    readIn(child, moment);
    return [child];
  });
  const status = node.tagName === "td" ? statuses[textOf(node)] : undefined;
  if (status !== undefined)
    node.children = [element("span", { className: ["status", status] }, node.children)];
}

function written(content: string, moment: FormatMoment): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  let done = 0;
  for (const found of content.matchAll(moments)) {
    const [whole, day = "", time] = found;
    if (!Day.safeParse(day).success) continue;
    const shown = time === undefined ? date(day) : moment(`${day}T${time}Z`);
    nodes.push(...words(content.slice(done, found.index)));
    nodes.push(element("time", { dateTime: whole }, [text(shown)]));
    done = found.index + whole.length;
  }
  return [...nodes, ...words(content.slice(done))];
}

const words = (content: string): HtmlNode[] =>
  content === "" ? [] : [text(content.replace(minus, "−"))];
