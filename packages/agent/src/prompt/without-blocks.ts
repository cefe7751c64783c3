const brackets = "<＜﹤‹";
const tag = new RegExp(`[${brackets}]([^${brackets}>＞﹥›\\n]{1,60})(?:[>＞﹥›]|$)`, "gu");
const blocks = new Set(["context", "visualcontext", "earliercontext"]);

/** What an advisor typed, with tags of the context's blocks turned into words: it can neither open nor close one. */
export const withoutBlocks = (text: string): string =>
  text.replace(tag, (whole, inside: string) =>
    blocks.has(nameOf(inside)) ? `(${inside.trim()})` : whole,
  );

/** The letters of a tag's name, however it is spaced, cased or widened. */
const nameOf = (inside: string): string =>
  inside
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^\/\s*|\s*\/$/g, "")
    .split(/\s/)[0]
    ?.toLowerCase()
    .replace(/[^a-z]/g, "") ?? "";
