import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { compiledBefore, program } from "../program.ts";

export interface Said {
  code: number;
  out: string;
  complaint: string;
}

/** Runs `npm run audit` with these arguments in a separate process and folder. */
export async function audit(
  args: readonly string[],
  given: { cwd: string; input?: string; environment?: Record<string, string> },
): Promise<Said> {
  const command = await program(new URL("../../packages/local/src/audit.ts", import.meta.url));
  const child = spawn(process.execPath, [command, ...args], {
    cwd: given.cwd,
    env: { PATH: process.env.PATH, ...compiledBefore(), ...given.environment },
  });
  const ended = once(child, "exit");
  child.stdin.end(given.input ?? "");
  const [out, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return { code: Number(code), out, complaint };
}
