/** Handles `--help`: prints the usage on standard output and exits. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.slice(2).includes("--help")) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
