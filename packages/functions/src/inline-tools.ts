import type { Session } from "@advisor/protocol/tool-call";
import { type RunTool, runTool } from "@advisor/tools/run-tool";
import type { Stores } from "./runtime.ts";
import { sessionPorts } from "./session-ports.ts";

/** Runs every tool in this process, with the ports of the session. */
export const inlineTools =
  (stores: Stores) =>
  (session: Session): RunTool => {
    const ports = sessionPorts(stores, session);
    return (tool, raw, signal) => runTool(tool, raw, ports, signal);
  };
