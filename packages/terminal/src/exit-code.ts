import { ApiError } from "@advisor/client/api-error";
import { Fault } from "@advisor/domain/fault";
import * as z from "zod";

/** The program's exit codes. */
export const exitCode = {
  ok: 0,
  failed: 1,
  /** A tool was not run, because nobody was there to approve it. */
  denied: 3,
  /** An answer that was cut off, or a run that paused with only some of its cells done. */
  cutOff: 4,
  usage: 64,
  interrupted: 130,
} as const;

/** The fault for wrong usage of the command line. */
export const usageFault = (code: string, message: string): Fault =>
  new Fault("invalid", `usage.${code}`, message);

/** An error on one line: what happened and how to fix it. */
export function errorLine(error: unknown): string {
  if (error instanceof ApiError) {
    const { status, code, detail } = error.problem;
    const help = status === 401 ? ` ${signIn}` : "";
    return `${code}: ${detail}${help}`;
  }
  if (error instanceof Fault) return error.message;
  if (error instanceof z.ZodError) return `${misunderstood} (${placeOf(error)})`;
  return `Failed: ${error instanceof Error ? error.message : String(error)}`.replace(/\s+/g, " ");
}

const misunderstood =
  "The service's answer is not understood: use a program of the service's own version.";

const placeOf = ({ issues: [first] }: z.ZodError): string =>
  first === undefined ? "no reason" : `${first.path.join(".")}: ${first.message}`;

const signIn = "Set ADVISOR_TOKEN to a valid token and try again.";

export const exitCodeOf = (error: unknown): number =>
  error instanceof Fault && (error.kind === "invalid" || error.kind === "missing")
    ? exitCode.usage
    : exitCode.failed;
