// Loaded while the function starts, not by its first call.
import "@advisor/tools/catalog.gen";
import { type LambdaContext, withInvocationFields } from "@advisor/adapters/lambda-context";
import type { ToolAnswer } from "@advisor/protocol/tool-call";
import { openStores, toolName } from "./runtime.ts";
import { runToolEvent } from "./tools/run-tool-event.ts";

const stores = openStores();
const name = toolName();

/** All tools share one bundle; the TOOL variable selects which one this Lambda serves. */
export const handler = (event: unknown, context?: LambdaContext): Promise<ToolAnswer> =>
  withInvocationFields(context, () => runToolEvent(stores, name, event));
