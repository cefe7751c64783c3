/** The part of an HTML tree that plugins of the answer's text read and change. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

export const text = (value: string): HtmlNode => ({ type: "text", value });

export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  children: HtmlNode[],
): HtmlNode => ({ type: "element", tagName, properties, children });

/** All text of a node. */
export const textOf = ({ value, children = [] }: HtmlNode): string =>
  value ?? children.map(textOf).join("");
