const brackets = "<＜﹤‹";
const tag = new RegExp(`[${brackets}]([^${brackets}>＞﹥›\\n]{1,60})(?:[>＞﹥›]|$)`, "gu");
const blocks = new Set(["context", "visualcontext", "earliercontext"]);

/** Escapes context tags in the advisor's text, so that it can neither open nor close a block. */
export const withoutBlocks = (text: string): string =>
  text.replace(tag, (whole, inside: string) =>
    blocks.has(nameOf(inside)) ? `(${inside.trim()})` : whole,
  );

/** The letters of a tag's name, without spaces, in lower case and normal width. */
const nameOf = (inside: string): string =>
  inside
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^\/\s*|\s*\/$/g, "")
    .split(/\s/)[0]
    ?.toLowerCase()
    .replace(/[^a-z]/g, "") ?? "";
