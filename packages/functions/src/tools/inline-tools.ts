import type { Session } from "@advisor/protocol/tool-call";
import type { Ports } from "@advisor/tools/ports";
import { type RunTool, runTool } from "@advisor/tools/run-tool";
import type { Stores } from "../runtime.ts";
import { sessionPorts } from "./session-ports.ts";

/** Runs tools in this process with the given ports, or with new ones for the session. */
export const inlineTools =
  (stores: Stores) =>
  (session: Session, ports: Partial<Ports> = sessionPorts(stores, session)): RunTool =>
  (tool, raw, signal) =>
    runTool(tool, raw, ports, signal);
