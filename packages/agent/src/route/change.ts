import type { Intent, Params } from "./routed.ts";

/** What a short message changes in the question before; undefined values take something away. */
export type Change = { intent?: Intent } & { [Key in keyof Params]?: Params[Key] | undefined };

/** The question before with what the words change; what is undefined is taken away. */
export function applied(before: Params, { intent: _, ...values }: Change): Params {
  const all = Object.entries({ ...before, ...unpicked(before, values), ...values });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** Of other rows, and of a number of them, none is picked by its place, nor by how another kind was sent; and one that is picked is not counted. */
function unpicked({ nth, type }: Params, values: Change): Change {
  const isPicked = values.order !== undefined && values.measure === undefined;
  const isOfOthers = otherRows.some((key) => values[key] !== undefined);
  return {
    ...(isPicked ? { measure: undefined } : {}),
    ...(values.type !== undefined && values.type !== type ? { via: undefined } : {}),
    ...(nth !== undefined && (isOfOthers || values.measure === "count") ? { nth: undefined } : {}),
  };
}
const otherRows = ["type", "side", "via", "status", "from", "to", "limit"] as const;
