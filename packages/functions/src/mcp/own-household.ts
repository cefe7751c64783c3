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

/** What resources and prompts stand on: the caller, and the household that the address names, if it does. */
export interface Reader {
  runtime: Runtime;
  session: Session;
}

/** The household that is asked for: where the address names one, no other. Its owner is checked by the read. */
export function wantedId({ session }: Reader, named: unknown): string {
  const { household_id: chosen } = session;
  const { data } = HouseholdId.safeParse(named ?? chosen);
  if (data === undefined || (chosen !== null && data !== chosen)) throw notFound();
  return data;
}

const listed = 100;

/** The caller's own households by name, or the one that the address names. */
export async function ownCards({ runtime, session }: Reader): Promise<Household.Card[]> {
  const page = { cursor: undefined, limit: listed };
  const { items } = await runtime.households.list(session.advisor_id, page);
  return items.filter(({ id }) => session.household_id === null || id === session.household_id);
}

/** Ids that begin with what was typed, and those of households whose name has it. */
export async function completeId(reader: Reader, typed: string): Promise<string[]> {
  const words = typed.toLowerCase();
  const cards = await ownCards(reader);
  return cards
    .filter(({ id, name }) => id.startsWith(words) || name.toLowerCase().includes(words))
    .map(({ id }) => id);
}

/** Runs a read, notes it by its ids, and says what went wrong in the words of the protocol. */
export async function noted<Result>(
  { runtime, session }: Reader,
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
