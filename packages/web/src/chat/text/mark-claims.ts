import { element, type HtmlNode, text } from "./html-node.ts";

/** What stands in an answer in place of a claim that the advisor removed. */
const leftOut = "[figure removed]";

/** Marks unsupported claims where they occur, and leaves out those that the advisor removed. */
export const markClaims =
  (unmatched: readonly string[], removed: readonly string[] = []) =>
  () =>
  (root: HtmlNode) => {
    const claims = anyOf([...unmatched, ...removed]);
    if (claims !== undefined) markIn(root, { claims, removed });
  };

/** A text without the claims that the advisor removed. */
export function withoutClaims(content: string, removed: readonly string[]): string {
  const claims = anyOf(removed);
  return claims === undefined ? content : content.replace(claims, leftOut);
}

/** Matches the longest of the claims, and a figure only as a whole, not inside a longer one. */
function anyOf(claims: readonly string[]): RegExp | undefined {
  const texts = claims.filter((claim) => claim !== "").toSorted((a, b) => b.length - a.length);
  return texts.length === 0 ? undefined : new RegExp(texts.map(whole).join("|"), "g");
}

const whole = (claim: string): string =>
  `(?<![\\d.,])${claim.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")}(?![\\d]|[.,]\\d)`;

interface Marking {
  claims: RegExp;
  removed: readonly string[];
}

function markIn(node: HtmlNode, marking: Marking): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return parted(child.value ?? "", marking);
    markIn(child, marking);
    return [child];
  });
}

function parted(content: string, { claims, removed }: Marking): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  let done = 0;
  for (const { index, 0: claim } of content.matchAll(claims)) {
    if (index > done) nodes.push(text(content.slice(done, index)));
    nodes.push(...(removed.includes(claim) ? [gone] : marked(claim)));
    done = index + claim.length;
  }
  return done < content.length || nodes.length === 0
    ? [...nodes, text(content.slice(done))]
    : nodes;
}

const gone = element("span", { className: ["left-out"] }, [text(leftOut)]);

const marked = (claim: string): HtmlNode[] => [
  element("mark", { className: ["unmatched"], title: "No source of this answer states this" }, [
    text(claim),
  ]),
  text(" "),
  element("span", { className: ["unverified"] }, [text("not verified")]),
];
