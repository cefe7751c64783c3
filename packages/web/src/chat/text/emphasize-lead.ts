import { element, type HtmlNode, text, textOf } from "./html-node.ts";

/** A verdict with what follows it, up to the end of the sentence or the colon before its details. */
const statement = /^(?:(?:Yes|No)[.:,]\s+)?.*?(?:[.!?](?=\s+[^a-z\s]|\s*$)|:(?=\s))/s;

/** Makes what an answer states first bold, if it cites a source and nothing in it is bold. */
export const emphasizeLead = () => (root: HtmlNode) => {
  const first = root.children?.find(({ type }) => type === "element");
  const { tagName, children = [] } = first ?? {};
  const cited = children.findIndex((child) => child.tagName === "a");
  if (first === undefined || tagName !== "p" || cited < 1 || hasStrong(first)) return;
  const said = children.slice(0, cited);
  const whole = said.map(textOf).join("");
  const { led, rest } = parted(said, statement.exec(whole)?.[0].length ?? whole.trimEnd().length);
  first.children = [element("strong", {}, led), ...rest, ...children.slice(cited)];
};

const hasStrong = ({ tagName, children = [] }: HtmlNode): boolean =>
  tagName === "strong" || children.some(hasStrong);

/** The nodes before and after so many characters; an element is not divided. */
function parted(nodes: readonly HtmlNode[], length: number) {
  const led: HtmlNode[] = [];
  const rest: HtmlNode[] = [];
  let left = length;
  for (const node of nodes) {
    const own = textOf(node);
    if (left <= 0) rest.push(node);
    else if (node.type !== "text" || own.length <= left) led.push(node);
    else {
      led.push(text(own.slice(0, left)));
      rest.push(text(own.slice(left)));
    }
    left -= own.length;
  }
  return { led, rest };
}
