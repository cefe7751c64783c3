import { stripControlCharacters } from "@advisor/terminal/plain";

/** Runs a program and exits with its code; what it throws is one line on standard error, and code 1. */
export function runMain(
  main: () => Promise<number>,
  words: (error: unknown) => string = failureWords,
): void {
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${stripControlCharacters(words(error))}\n`);
      process.exit(1);
    },
  );
}

const failureWords = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
