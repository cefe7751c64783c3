import type { Readable, Writable } from "node:stream";
import { stripControlCharacters } from "./terminal-safe.ts";

/** Prompts for the person at the terminal; undefined when Ctrl-C canceled the prompt. */
export interface Prompts {
  choose<Value extends string>(
    message: string,
    options: readonly { value: Value; label: string }[],
  ): Promise<Value | undefined>;
  text(
    message: string,
    options?: { initial?: string; optional?: boolean },
  ): Promise<string | undefined>;
}

/** Needs a terminal on both streams: without one, a prompt would wait forever. */
export function terminalPrompts(input: Readable, output: Writable): Prompts {
  return {
    async choose(message, options) {
      const { select, isCancel } = await import("@clack/prompts");
      const labels = options.map(({ value, label }) => ({ value: value as string, label }));
      const chosen = await select({
        message: stripControlCharacters(message),
        options: labels.map(({ value, label }) => ({
          value,
          label: stripControlCharacters(label),
        })),
        input,
        output,
      });
      return isCancel(chosen) ? undefined : options.find(({ value }) => value === chosen)?.value;
    },
    async text(message, { initial = "", optional = false } = {}) {
      const { text, isCancel } = await import("@clack/prompts");
      const typed = await text({
        message: stripControlCharacters(message),
        initialValue: stripControlCharacters(initial),
        validate: (value) =>
          optional || value?.trim() ? undefined : "Type something, or leave with Ctrl-C.",
        input,
        output,
      });
      return isCancel(typed) ? undefined : (typed ?? "").trim();
    },
  };
}
