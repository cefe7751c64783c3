/** The part of an HTML tree that is needed to find its text. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Highlights unsupported claims where they occur. */
export const markClaims = (unmatched: readonly string[]) => () => (root: Node) => {
  const texts = unmatched.filter((text) => text !== "").toSorted((a, b) => b.length - a.length);
  if (texts.length > 0) markIn(root, new RegExp(texts.map(whole).join("|"), "g"));
};

/** Matches a figure only as a whole, not inside a longer one. */
const whole = (text: string): string =>
  `(?<![\\d.,])${text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")}(?![\\d]|[.,]\\d)`;

function markIn(node: Node, claims: RegExp): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return parted(child.value ?? "", claims);
    markIn(child, claims);
    return [child];
  });
}

function parted(text: string, claims: RegExp): Node[] {
  const nodes: Node[] = [];
  let done = 0;
  for (const { index, 0: claim } of text.matchAll(claims)) {
    if (index > done) nodes.push({ type: "text", value: text.slice(done, index) });
    nodes.push(marked(claim));
    done = index + claim.length;
  }
  return done < text.length || nodes.length === 0
    ? [...nodes, { type: "text", value: text.slice(done) }]
    : nodes;
}

const marked = (claim: string): Node => ({
  type: "element",
  tagName: "mark",
  properties: { className: ["unmatched"], title: "No source of this answer states this" },
  children: [{ type: "text", value: claim }],
});
