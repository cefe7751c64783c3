/**
 * Untrusted text changed so that it can neither open nor close a fence, nor pass for a tool
 * request.
 */
export const harmless = (text: string): string =>
  text
    .replace(/[<＜﹤‹]/gu, "(")
    .replace(/[>＞﹥›]/gu, ")")
    .replace(/[^\P{C}\n\t]+/gu, " ");

/** Wraps pages and results in a fence that marks them as data, whatever they say. */
export const fenced = (name: string, about: string, text: string): string =>
  `<${name} ${harmless(about).replace(/\s+/g, " ").trim()}>\n${harmless(text)}\n</${name}>`;
