import type { ToolAnswer } from "@advisor/protocol/tool-call";
import { openStores, toolName } from "./runtime.ts";
import { runToolEvent } from "./tools/run-tool-event.ts";

const stores = openStores();
const name = toolName();

/** One bundle for every tool; each Lambda is told by TOOL which one it is. */
export const handler = (event: unknown): Promise<ToolAnswer> => runToolEvent(stores, name, event);
