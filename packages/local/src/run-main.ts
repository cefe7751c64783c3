import { stripControlCharacters } from "@advisor/terminal/terminal-safe";

/**
 * Runs a program and exits with its code. An error is printed on one line of standard error, with
 * exit code 1.
 */
export function runMain(
  main: () => Promise<number>,
  words: (error: unknown) => string = failureWords,
): void {
  main().then(
    (code) => exitWith(code),
    (error: unknown) => {
      process.stderr.write(`${stripControlCharacters(words(error))}\n`);
      exitWith(1);
    },
  );
}

/** A pipe accepts 64 kB at once; an earlier exit would lose the rest. */
function exitWith(code: number): void {
  process.stdout.write("", () => process.stderr.write("", () => process.exit(code)));
}

export const failureWords = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
