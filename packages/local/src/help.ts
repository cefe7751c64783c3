/** `--help` says how a command is used, on standard output, and does nothing else. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.slice(2).includes("--help")) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
