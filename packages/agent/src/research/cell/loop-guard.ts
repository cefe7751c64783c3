export interface PastQuery {
  tool: string;
  query: string;
}

const small = new Set(
  "a an and are at by did do does for from has have how in is it its of on or the this to was what when which who with".split(
    " ",
  ),
);

const alike = 0.8;

/**
 * The earlier query to the same tool with the same or nearly the same words; undefined when there
 * is none.
 */
export function findRepeatedQuery(
  earlier: readonly PastQuery[],
  next: PastQuery,
): PastQuery | undefined {
  const asked = words(next.query);
  return earlier.find((one) => one.tool === next.tool && same(words(one.query), asked));
}

/** The meaningful words, ignoring order, case, plural and punctuation. */
const words = (query: string): Set<string> =>
  new Set(
    query
      .normalize("NFKC")
      .toLowerCase()
      .split(/[^\p{L}\p{N}.]+/u)
      .map((word) => word.replace(/^\.+|\.+$/g, "").replace(/(?<=\p{L}{3})s$/u, ""))
      .filter((word) => word !== "" && !small.has(word)),
  );

/** Queries with different numbers (2024, 2025) differ, even if they share most words. */
function same(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((word) => b.has(word)).length;
  const either = a.size + b.size - shared;
  if (either === 0) return true;
  const differ = [...a, ...b].filter((word) => !(a.has(word) && b.has(word)));
  if (differ.some((word) => /\p{N}/u.test(word))) return false;
  return shared / either >= alike;
}
