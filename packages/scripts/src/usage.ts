/** Ends a command that takes no options: `--help` prints its usage, anything else is refused. */
export function withoutOptions(usage: string): void {
  const [first] = process.argv.slice(2);
  if (first === undefined) return;
  if (first === "--help") {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  process.stderr.write(`Unknown option '${first}'.\n${usage}\n`);
  process.exit(64);
}
