import type { Environment } from "./run.ts";

/** The program's environment when it runs as this process. */
export function processShell(shell: Pick<Environment, "program" | "access">): Environment {
  const { stdin: input, stdout: output, stderr: notes } = process;
  // Some terminals do not report their width; prompts would then put one character on each line.
  if (notes.isTTY && !notes.columns) notes.columns = 80;
  for (const stream of [output, notes]) stream.on("error", () => process.exit(0));
  return {
    ...shell,
    input,
    output,
    notes,
    leave(code) {
      if (notes.isTTY) notes.write("\u001b[?25h");
      process.exit(code);
    },
    onInterrupt: (listener) => process.on("SIGINT", listener),
  };
}
