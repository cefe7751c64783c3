import * as z from "zod";
import { viewSchemas } from "./panel/views.gen.ts";

/**
 * What the side panel shows.
 *
 * @example
 * import { View } from "@advisor/protocol/view";
 *
 * const view = View.parse({ view: "etf", view_state: { ticker: "VOO" } });
 * assert.deepEqual(view.view_state, { ticker: "VOO" });
 */
export const View = z.discriminatedUnion("view", viewSchemas);
export type View = z.infer<typeof View>;
