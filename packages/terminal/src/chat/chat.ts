import { Fault } from "@advisor/domain/fault";
import { errorLine, exitCode } from "../exit-code.ts";
import type { NextLine } from "../lines.ts";
import { findMentioned, pickByName } from "../pick.ts";
import { noHouseholds, runCommand } from "./commands.ts";
import { askTurn, type TurnDeps } from "./turn.ts";

interface Household {
  id: string;
  name: string;
}

/** A chat, as its slash commands see it. */
export interface Chat extends TurnDeps {
  readonly conversation: string | undefined;
  readonly turnId: string | undefined;
  /** Starts a new conversation about the household with the next question. */
  begin(household: Household): void;
}

interface Options {
  turns: TurnDeps;
  /** When not empty, only this question is answered. */
  question: string;
  household: string | undefined;
  nextLine: NextLine;
  /** True when a person types, so that the chat continues after a failure. */
  interactive: boolean;
}

/** Answers questions until the input ends. Piped input exits at the first failure. */
export async function chat({
  turns,
  question,
  household,
  nextLine,
  interactive,
}: Options): Promise<number> {
  const { client, screen } = turns;
  let about: Household | undefined;
  let conversation: string | undefined;
  let turnId: string | undefined;
  const session: Chat = {
    ...turns,
    get conversation() {
      return conversation;
    },
    get turnId() {
      return turnId;
    },
    begin(one) {
      about = one;
      conversation = undefined;
      if (screen.verbosity > 0) screen.note(`household: ${one.name} (${one.id})`);
    },
  };

  async function ask(text: string): Promise<number> {
    if (conversation === undefined && about === undefined) {
      const households = await client.households();
      if (households.length === 0) screen.note(noHouseholds, "yellow");
      const named = findMentioned(text, households);
      if (named !== undefined) session.begin(named);
    }
    conversation ??= await client.startConversation(about?.id ?? null);
    const outcome = await askTurn(turns, conversation, text);
    turnId = outcome.turn_id ?? turnId;
    return outcome.code;
  }

  if (household !== undefined)
    session.begin(pickByName("household", await client.households(), household));
  if (question !== "") return ask(question);
  return runConversation({ session, ask, nextLine, interactive });
}

interface Conversing extends Pick<Options, "nextLine" | "interactive"> {
  session: Chat;
  ask(text: string): Promise<number>;
}

/** Reads line by line to the end of the input. */
async function runConversation({
  session,
  ask,
  nextLine,
  interactive,
}: Conversing): Promise<number> {
  let code: number = exitCode.ok;
  for (;;) {
    const line = (await nextLine())?.trim();
    if (line === undefined) return interactive ? exitCode.ok : code;
    const outcome = line === "" ? exitCode.ok : await said(line);
    if (outcome === exitCode.interrupted && !interactive) return outcome;
    code ||= outcome;
  }

  async function said(line: string): Promise<number> {
    try {
      if (!line.startsWith("/")) return await ask(line);
      await runCommand(session, line);
      return exitCode.ok;
    } catch (error) {
      if (isConnectionFault(error) && !interactive) throw error;
      session.screen.note(errorLine(error), "red");
      return exitCode.failed;
    }
  }
}

const isConnectionFault = (error: unknown): boolean =>
  error instanceof Fault && error.code.startsWith("connection.");
