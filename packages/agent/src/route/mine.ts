import type { Item } from "./item.ts";
import type { Remembered } from "./routed.ts";

/** "what is a Roth IRA, and how much is in mine": the speaker's own account of the kind that was explained. */
export function withMine(items: readonly Item[], previous: Remembered | undefined): Item[] {
  const about = previous?.intent === "facts" ? previous.params.topic : undefined;
  return items.flatMap((item, at) => {
    const isOwn = item.said === "mine" && /^(?:in|of|is|does)$/.test(items[at - 1]?.said ?? "");
    const isOfKind = about === "roth_ira" || items.slice(0, at).some(({ said }) => said === "roth");
    const isNamed = isTheirs(items, at) && previous?.params.symbol !== undefined;
    if (isNamed || (has(items, at) && previous?.params.account !== undefined)) {
      return [{ ...item, said: "it" }];
    }
    return isOwn && isOfKind
      ? roth.map((said, index) => ({ ...item, said, raw: said, at: item.at + index }))
      : [item];
  });
}

/** "and the gain on hers?", after how many shares of it she has. */
const isTheirs = (items: readonly Item[], at: number): boolean =>
  /^(?:hers|theirs|his)$/.test(items[at]?.said ?? "") &&
  items[at - 1]?.said === "on" &&
  (items[at + 1]?.gap ?? "stop") === "stop";

/** "what cash does his have?", after Hector's IRA. */
const has = (items: readonly Item[], at: number): boolean =>
  /^(?:hers|his)$/.test(items[at]?.said ?? "") &&
  /^(?:does|did)$/.test(items[at - 1]?.said ?? "") &&
  /^(?:have|hold|own|contain)$/.test(items[at + 1]?.said ?? "");

const roth = ["my", "roth", "ira"];
