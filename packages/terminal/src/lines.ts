import { createInterface } from "node:readline";
import type { Interrupts } from "./interrupts.ts";

/** The next line typed or piped; undefined at the end of the input. */
export type NextLine = () => Promise<string | undefined>;

interface Options {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** A person types, so lines can be edited and recalled. */
  interactive: boolean;
  interrupts: Interrupts;
}

export function openLines(options: Options): NextLine {
  return options.interactive ? typedLines(options) : pipedLines(options.input);
}

function pipedLines(input: NodeJS.ReadableStream): NextLine {
  let lines: AsyncIterator<string> | undefined;
  return async () => {
    lines ??= createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[
      Symbol.asyncIterator
    ]();
    const { value, done } = await lines.next();
    return done === true ? undefined : value;
  };
}

/** Releases the input between lines, so that an approval can prompt and Ctrl-C can stop a turn. */
function typedLines({ input, output, interrupts }: Options): NextLine {
  let history: string[] = [];
  let warned = false;
  /** A paste delivers several lines at once. */
  const pasted: string[] = [];
  return () => {
    if (pasted.length > 0) return Promise.resolve(pasted.shift());
    return new Promise((resolve) => {
      const typing = createInterface({ input, output, terminal: true, history: [...history] });
      typing.on("history", (lines) => {
        history = lines;
      });
      typing.on("SIGINT", () => {
        if (warned) interrupts.press();
        warned = true;
        output.write("\nPress Ctrl-C again, or Ctrl-D, to leave.\n");
        typing.prompt();
      });
      typing.on("line", (text) => {
        pasted.push(text);
        warned = false;
        setImmediate(() => typing.close());
      });
      typing.once("close", () => resolve(pasted.shift()));
      typing.prompt();
    });
  };
}
