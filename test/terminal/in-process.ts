import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { httpAccess } from "@advisor/terminal/http-access";
import { run } from "@advisor/terminal/run";
import type { Ended } from "./program.ts";

interface Options {
  url: string;
  /** The piped input; empty by default. */
  input?: string;
}

/** Runs the program in a pipe to its end, in this process. */
export async function runPiped(
  words: readonly string[],
  { url, input = "" }: Options,
): Promise<Ended> {
  const streams = { input: new PassThrough(), output: new PassThrough(), notes: new PassThrough() };
  const read = Promise.all([text(streams.output), text(streams.notes)]);
  streams.input.end(input);
  const code = await run(words, {
    ...streams,
    program: "advisor",
    access: ({ advisor }) => httpAccess({ url, token: undefined, advisor }),
    leave: () => undefined,
    onInterrupt: () => undefined,
  });
  streams.output.end();
  streams.notes.end();
  const [answers, notes] = await read;
  return { code, answers, notes };
}
