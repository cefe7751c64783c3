import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { compiledBefore, program } from "../program.ts";

export const advisor = await program(
  new URL("../../packages/terminal/src/bin.ts", import.meta.url),
);

interface Options {
  url: string;
  /** The piped input; empty by default. */
  input?: string;
  environment?: Record<string, string>;
  program?: readonly string[];
  folder?: string;
}

const environmentOf = ({ url, environment = {} }: Options) => ({
  ...{ PATH: process.env.PATH, ADVISOR_URL: url, TERM: "xterm-256color" },
  ...compiledBefore(),
  ...environment,
});

/** Starts the program with pipes on all of its streams. */
export function start(words: readonly string[], options: Options): ChildProcessWithoutNullStreams {
  const [command = process.execPath, ...before] = options.program ?? [process.execPath, advisor];
  const child = spawn(command, [...before, ...words], {
    env: environmentOf(options),
    cwd: options.folder,
  });
  if (options.input !== undefined) child.stdin.end(options.input);
  else child.stdin.end();
  return child;
}

export interface Ended {
  code: number | null;
  answers: string;
  notes: string;
}

/** Runs the program in a pipe to its end. */
export async function piped(words: readonly string[], options: Options): Promise<Ended> {
  return ended(start(words, options));
}

export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const [code, answers, notes] = await Promise.all([
    once(child, "exit").then(([status]) => status as number | null),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, answers, notes };
}

/** Runs the program in a pseudo-terminal with this many columns, using `script` of util-linux. */
export function typed(words: readonly string[], options: Options & { columns?: number }) {
  const { columns = 100 } = options;
  const quoted = [process.execPath, advisor, ...words].map((word) => `'${word}'`).join(" ");
  const command = `stty cols ${columns} rows 24; exec ${quoted}`;
  const child = spawn("script", ["-qec", command, "/dev/null"], {
    env: { ...environmentOf(options), SHELL: "/bin/sh" },
  });
  let screen = "";
  let at = 0;
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    screen += piece;
  });
  const exit = once(child, "exit").then(([code]) => code as number | null);

  /** Waits until this appears, after what was waited for before. */
  async function until(shown: RegExp): Promise<void> {
    for (;;) {
      const found = shown.exec(screen.slice(at));
      if (found !== null) {
        at += found.index + found[0].length;
        return;
      }
      const gone = await Promise.race([once(child.stdout, "data"), exit.then(() => "gone")]);
      if (gone === "gone") throw new Error(`${String(shown)} was not shown:\n${screen}`);
    }
  }

  return {
    until,
    type: (keys: string) => void child.stdin.write(keys),
    async end() {
      const code = await exit;
      return { code, screen };
    },
  };
}
