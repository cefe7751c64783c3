export interface Token {
  key: string;
  raw: string;
  /** True when no noun follows: "37.5% US and". */
  isAlone: () => boolean;
  /** True for a person who owns accounts: "Rosa's distribution", "with David", "Karen holds". */
  isOwner: () => boolean;
  at: number;
  end: number;
}

export const keyOf = (name: string): string =>
  tokensOf(name.replaceAll("_", " "))
    .map(({ key }) => key)
    .join(" ");

const ownsNothing =
  /^(?:$|[.,;:)]|\s*(?:[$(\d|–—-]|(?:just|only|at|is|has|holds|has|and|with|about)\b))/;

const holding = /^ (?:has|holds|owns|keeps|still|only|alone)\b/;
const heldBy = /\b(?:with|by|for|from)\s+$/i;

/** "David and Karen" means the household, so neither is an owner. */
function isOwnerIn(text: string, { at, end, raw }: Pick<Token, "at" | "end" | "raw">): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 30), at), text.slice(end, end + 20)];
  if (/[A-Z][\p{L}]+['’]?s? and $/u.test(before) || /^ and [A-Z]/.test(after)) return false;
  return /['’]s$/.test(raw) || holding.test(after) || heldBy.test(before);
}

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}&][\p{L}\p{N}&.()'’]*/gu)].map(({ 0: whole, index }) => {
    // A closing bracket belongs to a name that opens it: 401(k), but not "(VOO and VTI)".
    const raw = whole.replace(whole.includes("(") ? /[.'’]+$/ : /[.'’)]+$/, "");
    const key = raw
      .toLowerCase()
      .replace(/['’]s$/, "")
      .replace(/[()'’]/g, "")
      // U.S. is written US, too.
      .replace(/^(?:[a-z]\.)+[a-z]$/, (letters) => letters.replaceAll(".", ""));
    const end = index + raw.length;
    const isAlone = () => ownsNothing.test(text.slice(end, end + 12));
    const isOwner = () => isOwnerIn(text, { at: index, end, raw });
    return { key, raw: raw.replace(/['’]s$/, ""), isAlone, isOwner, at: index, end };
  });
}
