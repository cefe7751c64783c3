/** The part of a syntax tree that is needed to cut it. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** The maximum depth that is rendered. Text by people has a tenth of that. */
const levels = 48;

/** Cuts a Markdown tree at a depth that every later step can process; deeper content is shown as text. */
export const boundedTree = () => (root: Node) => {
  let level = [root];
  for (let depth = 0; depth < levels; depth += 1) level = level.flatMap(childrenOf);
  for (const node of level) {
    if (node.children !== undefined) node.children = [{ type: "text", value: textOf(node) }];
  }
};

const childrenOf = ({ children = [] }: Node): Node[] => children;

/** All text below a node, without recursion. */
function textOf(root: Node): string {
  const texts: string[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.value !== undefined) texts.push(node.value);
    open.push(...childrenOf(node).toReversed());
  }
  return texts.join("");
}
