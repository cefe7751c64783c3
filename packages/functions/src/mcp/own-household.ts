import { notFound } from "@advisor/agent/open/open-turn";
import { Fault } from "@advisor/domain/fault";
import type * as Household from "@advisor/domain/household";
import { HouseholdId } from "@advisor/protocol/bodies";
import type { Session } from "@advisor/protocol/tool-call";
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import type { Runtime } from "../runtime.ts";

/** The caller of an MCP resource or prompt; the session has the household from the URL, if any. */
export interface McpCaller {
  runtime: Runtime;
  session: Session;
}

/**
 * The requested household id. If the URL names a household, no other is allowed. The read checks
 * ownership.
 */
export function requestedHouseholdId({ session }: McpCaller, named: unknown): string {
  const { household_id: chosen } = session;
  const { data } = HouseholdId.safeParse(named ?? chosen);
  if (data === undefined || (chosen !== null && data !== chosen)) throw notFound();
  return data;
}

const listed = 100;

/** The caller's households by name, or just the one from the URL. */
export async function listOwnHouseholds({
  runtime,
  session,
}: McpCaller): Promise<Household.Card[]> {
  const page = { cursor: undefined, limit: listed };
  const { items } = await runtime.households.list(session.advisor_id, page);
  return items.filter(({ id }) => session.household_id === null || id === session.household_id);
}

/** Suggests ids that start with the typed text, and ids of households whose name contains it. */
export async function completeId(reader: McpCaller, typed: string): Promise<string[]> {
  const words = typed.toLowerCase();
  const cards = await listOwnHouseholds(reader);
  return cards
    .filter(({ id, name }) => id.startsWith(words) || name.toLowerCase().includes(words))
    .map(({ id }) => id);
}

/** Runs a read, logs its ids, and converts failures to MCP errors. */
export async function withReadLog<Result>(
  { runtime, session }: McpCaller,
  read: string,
  work: () => Promise<Result>,
  uri?: URL,
): Promise<Result> {
  const { log, clock } = runtime;
  const { advisor_id, turn_id } = session;
  const began = clock.now();
  const note = (code: string) =>
    log.info("mcp_read", { advisor_id, turn_id, read, code, ms: clock.now() - began });
  try {
    const result = await work();
    note("ok");
    return result;
  } catch (error) {
    if (!(error instanceof Fault)) log.error("defect", { turn_id, read }, error);
    note(error instanceof Fault ? error.code : "internal");
    throw asProtocolError(error, uri);
  }
}

function asProtocolError(error: unknown, uri: URL | undefined): ProtocolError {
  if (!(error instanceof Fault)) {
    const words = "Something went wrong on our side. Try again.";
    return new ProtocolError(ProtocolErrorCode.InternalError, words);
  }
  const { kind, message } = error;
  if (kind === "missing" && uri !== undefined) return new ResourceNotFoundError(uri.href, message);
  const isCaller = kind === "missing" || kind === "invalid";
  return new ProtocolError(
    isCaller ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
    message,
  );
}
