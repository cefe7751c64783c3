import { element, type HtmlNode, text } from "./html-node.ts";

/** Highlights unsupported claims where they occur. */
export const markClaims = (unmatched: readonly string[]) => () => (root: HtmlNode) => {
  const texts = unmatched.filter((text) => text !== "").toSorted((a, b) => b.length - a.length);
  if (texts.length > 0) markIn(root, new RegExp(texts.map(whole).join("|"), "g"));
};

/** Matches a figure only as a whole, not inside a longer one. */
const whole = (text: string): string =>
  `(?<![\\d.,])${text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")}(?![\\d]|[.,]\\d)`;

function markIn(node: HtmlNode, claims: RegExp): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return parted(child.value ?? "", claims);
    markIn(child, claims);
    return [child];
  });
}

function parted(given: string, claims: RegExp): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  let done = 0;
  for (const { index, 0: claim } of given.matchAll(claims)) {
    if (index > done) nodes.push(text(given.slice(done, index)));
    nodes.push(marked(claim));
    done = index + claim.length;
  }
  return done < given.length || nodes.length === 0 ? [...nodes, text(given.slice(done))] : nodes;
}

const marked = (claim: string): HtmlNode =>
  element("mark", { className: ["unmatched"], title: "No source of this answer states this" }, [
    text(claim),
  ]);
