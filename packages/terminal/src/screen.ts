import type { Writable } from "node:stream";
import { styleText } from "node:util";
import { fitToColumns } from "./fit-to-columns.ts";
import { safeJson, stripControlCharacters } from "./terminal-safe.ts";

/** An output stream, which may be a terminal. */
export type Output = Writable & {
  isTTY?: boolean;
  columns?: number;
  rows?: number;
  hasColors?(): boolean;
};

type Style = "dim" | "bold" | "red" | "yellow";

/** Where the program writes. All text is stripped of terminal control characters. */
export interface Screen {
  /** 0 answers only, 1 steps, 2 shortened results, 3 prompts and replies, 4 everything. */
  readonly verbosity: number;
  readonly json: boolean;
  /** Writes answer text to standard output; does nothing in JSON mode. */
  answer(text: string): void;
  /** Writes one line of JSON to standard output; does nothing in text mode. */
  record(value: unknown): void;
  /** Writes lines other than answers to standard error. */
  note(text: string, style?: Style): void;
  /** Keeps these lines below all other output; only on a terminal. */
  board(lines: readonly string[]): void;
}

/**
 * Output is append-only: lines that were written stay. Only the board is redrawn below them, and it
 * is never taller than the window, so that the scrollback stays complete.
 */
export function openScreen(
  { output, notes }: { output: Output; notes: Output },
  { json, verbosity }: { json: boolean; verbosity: number },
): Screen {
  const colors = notes.isTTY === true && notes.hasColors?.() === true;
  let drawn = 0;
  /** Answer text is on the terminal's last line, without a line break yet. */
  let open = false;
  let wanted: readonly string[] = [];

  const clear = (): void => {
    if (drawn > 0) notes.write(`\u001b[${drawn}A\u001b[0J`);
    drawn = 0;
  };
  const draw = (): void => {
    if (notes.isTTY !== true) return;
    const rows = Math.max(1, (notes.rows || 24) - 2);
    const lines = wanted
      .slice(-rows)
      .map((line) => fitToColumns(stripControlCharacters(line), (notes.columns || 80) - 1));
    for (const line of lines) notes.write(`${line}\n`);
    drawn = lines.length;
  };
  const above = (write: () => void): void => {
    clear();
    write();
    draw();
  };

  return {
    json,
    verbosity,
    answer(text) {
      if (json || text === "") return;
      const shown = stripControlCharacters(text);
      above(() => output.write(shown));
      if (shown !== "") open = output.isTTY === true && !shown.endsWith("\n");
    },
    record(value) {
      if (json) above(() => output.write(`${safeJson(value, 0)}\n`));
    },
    note(text, style) {
      if (open) output.write("\n");
      open = false;
      const shown = stripControlCharacters(text);
      above(() =>
        notes.write(
          `${colors && style ? styleText(style, shown, { validateStream: false }) : shown}\n`,
        ),
      );
    },
    board(lines) {
      if (lines.join("\n") === wanted.join("\n")) return;
      wanted = lines;
      above(() => undefined);
    },
  };
}
