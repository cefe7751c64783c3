import type { Session } from "@advisor/protocol/tool-call";
import type { Ports } from "@advisor/tools/ports";
import { type RunTool, runTool } from "@advisor/tools/run-tool";
import type { Stores } from "../runtime.ts";
import { sessionPorts } from "./session-ports.ts";

/**
 * Runs every tool in this process with the session's ports, which are created if not given. A tool
 * with providers of its own uses those.
 */
export const inlineTools =
  (stores: Stores) =>
  (session: Session, ports: Partial<Ports> = sessionPorts(stores, session)): RunTool =>
  (tool, raw, signal) =>
    runTool(
      tool,
      raw,
      { ...ports, ...stores.markets.own(tool.name, session.broker_token) },
      signal,
    );
