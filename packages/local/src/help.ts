/** Handles `--help`: prints the usage on standard output and exits. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.slice(2).includes("--help")) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/** Runs a command with its parsed options, or prints the usage if they are invalid (exit code 64). */
export async function runWithOptions<Options>(
  usage: string,
  options: Options | undefined,
  run: (options: Options) => Promise<number>,
): Promise<number> {
  if (options !== undefined) return run(options);
  process.stderr.write(`${usage}\n`);
  return 64;
}
