import type { ToolAnswer } from "@advisor/protocol/tool-call";
import { runToolEvent } from "./run-tool-event.ts";
import { openStores, toolName } from "./runtime.ts";

const stores = openStores();
const name = toolName();

/** One bundle for every tool; each Lambda is told by TOOL which one it is. */
export const handler = (event: unknown): Promise<ToolAnswer> => runToolEvent(stores, name, event);
