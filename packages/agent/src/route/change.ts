import type { Intent, Params } from "./routed.ts";

/** What a short message changes in the question before; undefined values take something away. */
export type Change = { intent?: Intent } & { [Key in keyof Params]?: Params[Key] | undefined };
