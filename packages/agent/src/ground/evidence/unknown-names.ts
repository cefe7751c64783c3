import type { Label, Mention } from "./label.ts";

/** "76 shares of VOO", "in David's rollover IRA": a security or an account by its grammar. */
const ofSecurity = /\b(?:shares?|units?) of ([A-Z]{2,5}(?:\.[A-Z])?)\b/g;
const ofAccount =
  /\b([A-Z][\p{Ll}-]+)['’]s (?:[\p{L}-]+ ){0,2}(?:IRA|Roth|401\(?k\)?|403\(?b\)?|[Tt]rust|[Bb]rokerage(?: account)?|[Aa]ccount)(?![\p{L}\p{N}])/gu;

/**
 * The securities and accounts in a text that no result names, so that a figure said of one of them
 * is never matched with that of another.
 */
export function unknownMentions(
  text: string,
  offset: number,
  mentions: readonly Mention[],
  ownersOf: (label: Label) => string | undefined,
): Mention[] {
  const overlapping = (at: number, end: number): Mention[] =>
    mentions.filter((one) => one.at < offset + end && one.end > offset + at);
  const securities = [...text.matchAll(ofSecurity)].flatMap(({ 0: whole, 1: name = "", index }) => {
    const at = index + whole.length - name.length;
    const end = at + name.length;
    return overlapping(at, end).length > 0 ? [] : [unknown("security", name, offset, at, end)];
  });
  const accounts = [...text.matchAll(ofAccount)].flatMap(({ 0: whole, 1: owner = "", index }) => {
    const end = index + whole.length;
    const known = overlapping(index, end).flatMap(({ labels }) => labels);
    const isOthers = known.every((label) => {
      const own = ownersOf(label);
      return label.kind === "account" && own !== undefined && own !== owner.toLowerCase();
    });
    return isOthers ? [unknown("account", whole, offset, index, end)] : [];
  });
  return [...securities, ...accounts];
}

const unknown = (
  kind: Label["kind"],
  name: string,
  offset: number,
  at: number,
  end: number,
): Mention => ({
  labels: [{ kind, name: `${kind} ${name.toLowerCase()}` }],
  at: offset + at,
  end: offset + end,
});
