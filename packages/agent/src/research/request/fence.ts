/**
 * Untrusted text changed so that it can neither open nor close a fence, nor pass for a tool
 * request.
 */
export const neutralizeMarkup = (text: string): string =>
  text
    .replace(/[<＜﹤‹]/gu, "(")
    .replace(/[>＞﹥›]/gu, ")")
    .replace(/[^\P{C}\n\t]+/gu, " ");

/** Wraps pages and results in a fence that marks them as data. */
export const fence = (name: string, about: string, text: string): string =>
  `<${name} ${neutralizeMarkup(about).replace(/\s+/g, " ").trim()}>\n${neutralizeMarkup(text)}\n</${name}>`;
