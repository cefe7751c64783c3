import { Fault } from "@advisor/domain/fault";
import { exitCode } from "@advisor/terminal/exit-code";
import { stripControlCharacters } from "@advisor/terminal/terminal-safe";

/** Handles `--help`: prints the usage on standard output and exits. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.slice(2).includes("--help")) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/**
 * Runs a command with its options. `--help` prints the usage; a usage fault, from the options or
 * from the command, is printed with the way to the usage (exit code 64).
 */
export async function runCommand<Options>(
  usage: string,
  options: () => Options | Promise<Options>,
  run: (options: Options) => Promise<number>,
): Promise<number> {
  helpIfAsked(usage);
  try {
    return await run(await options());
  } catch (error) {
    if (!isUsageFault(error)) throw error;
    process.stderr.write(stripControlCharacters(usageLines(error, usage)));
    return exitCode.usage;
  }
}

export const isUsageFault = (error: unknown): error is Fault =>
  error instanceof Fault && error.code.startsWith("usage.");

/** What is wrong with a command line, and how to see the right one. The usage begins with the command. */
export function usageLines({ message }: Fault, usage: string): string {
  const [command = ""] = /^npm run [\w:]+/.exec(usage) ?? [];
  return `${message}\n${command} -- --help says how it is used.\n`;
}
