/**
 * Ends a command that takes no options: `--help` prints its usage, anything else is refused. The
 * usage begins with the command.
 */
export function withoutOptions(usage: string): void {
  const [first] = process.argv.slice(2);
  if (first === undefined) return;
  if (first === "--help") {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  const what = first.startsWith("-") ? "Unknown option" : "Unexpected argument";
  const [command] = usage.split("\n");
  process.stderr.write(`${what} '${first}'.\n${command} -- --help says how it is used.\n`);
  process.exit(64);
}
