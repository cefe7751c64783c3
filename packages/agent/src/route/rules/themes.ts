import { asksTheme } from "../themes.ts";
import type { Rule } from "./claim.ts";
import { isGeneral } from "./facts.ts";

/** Of a sector, a region or a style nothing is on file: whether any is held, only a symbol can tell. */
export const themes: Rule = ({ said, symbols }) => {
  if (symbols.length > 0 || !asksTheme(said) || isGeneral(said)) return undefined;
  const score = 0.9885;
  return holds.test(said)
    ? { intent: "positions", score, params: {}, missing: "symbol", certain: true }
    : { intent: "out_of_scope", score, params: {}, scope: "not_on_file", certain: true };
};

const holds =
  /^(?:(?:and|so|but|also) )*(?:do|does|did|have|has|are|is|any|own|hold)\b.*\b(?:own|hold|have|has|any\w*|got|in)\b|^(?:any|list|show|see|display)\b/;
