import { type Item, sentence } from "./item.ts";

/** "How much, in the Roth, do we have in cash?": where it is asked of, between commas, breaks no question. */
export function withoutBreaks(items: readonly Item[]): Item[] {
  const starts = items.flatMap(({ gap }, at) => (at === 0 || gap !== "none" ? [at] : []));
  const joined = new Set<number>();
  for (const [place, at] of starts.entries()) {
    const next = starts[place + 1];
    const before = items.slice(starts[place - 1] ?? at, at);
    const isEnclosed =
      next !== undefined &&
      items[at]?.gap === "comma" &&
      items[next]?.gap === "comma" &&
      asks.test(sentence(before)) &&
      mention.test(sentence(items.slice(at, next))) &&
      goesOn.test(items[next]?.said ?? "");
    if (isEnclosed) joined.add(at).add(next);
  }
  return items.map((item, at) => (joined.has(at) ? { ...item, gap: "none" } : item));
}

const asks = /^(?:(?:and|so|ok|please) )*(?:what|which|how|who|when)\b/;
const mention =
  /^(?:(?:in|into|from|for|at|of|on|during|within|inside) )?(?:(?:the|my|our|his|her|their) ){0,2}(?:ACC|PER|SYM)$/;
const goesOn =
  /^(?:do|did|does|done|doing|have|has|had|is|are|was|were|can|could|will|would|worth|we|i|they|he|she|below|above|holding|looking|performing|performed)$/;
