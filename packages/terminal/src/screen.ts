import { styleText } from "node:util";
import { fitted } from "./fitted.ts";
import { plain, plainJson } from "./plain.ts";

/** A stream of the process, which may be a terminal. */
export type Output = NodeJS.WritableStream & {
  isTTY?: boolean;
  columns?: number;
  rows?: number;
  hasColors?(): boolean;
};

type Style = "dim" | "bold" | "red" | "yellow";

/** Where the program writes. All text is made harmless to a terminal on its way. */
export interface Screen {
  /** 0 only answers, 1 steps, 2 results cut short, 3 prompts and replies, 4 everything. */
  readonly verbosity: number;
  readonly json: boolean;
  /** Text of an answer, on standard output; nothing when answers are written as JSON. */
  answer(text: string): void;
  /** One line of JSON on standard output; nothing when answers are written as text. */
  record(value: unknown): void;
  /** Lines beside the answers, on standard error. */
  note(text: string, style?: Style): void;
  /** Keeps these lines below everything else; at a terminal only. */
  board(lines: readonly string[]): void;
}

/**
 * Append-only: lines that were written stay where they are. Only the board is drawn again, below them,
 * and it is never higher than the window, so that what scrolls out of it is complete.
 */
export function openScreen(
  { output, notes }: { output: Output; notes: Output },
  { json, verbosity }: { json: boolean; verbosity: number },
): Screen {
  const colors = notes.isTTY === true && notes.hasColors?.() === true;
  let drawn = 0;
  /** An answer stands on the terminal's last line without an end. */
  let open = false;
  let wanted: readonly string[] = [];

  const clear = (): void => {
    if (drawn > 0) notes.write(`\u001b[${drawn}A\u001b[0J`);
    drawn = 0;
  };
  const draw = (): void => {
    if (notes.isTTY !== true) return;
    const rows = Math.max(1, (notes.rows || 24) - 2);
    const lines = wanted.slice(-rows).map((line) => fitted(plain(line), (notes.columns || 80) - 1));
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
      const shown = plain(text);
      above(() => output.write(shown));
      if (shown !== "") open = output.isTTY === true && !shown.endsWith("\n");
    },
    record(value) {
      if (json) above(() => output.write(`${plainJson(value, 0)}\n`));
    },
    note(text, style) {
      if (open) output.write("\n");
      open = false;
      const shown = plain(text);
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
