import type { Day } from "@advisor/domain/day";
import type { Level } from "./level.ts";
import { plainLine } from "./plain-line.ts";

/** A source's rows, most important first, and their date. */
export interface SourceRows {
  as_of: Day;
  rows: string[];
}

/** Phrases that request a source. */
export interface RequestPhrases {
  /** They always request it. */
  clear: RegExp;
  /** They request it unless the question is only about markets. */
  loose: RegExp;
}

interface About {
  /** The name of its file. */
  key: string;
  /** Sources appear in this order. */
  position: number;
  /** Its level in a brief; absent if a brief does not have it. */
  brief?: Level;
  /** Absent if no words request it. */
  asked?: RequestPhrases;
  /** The tool whose result already contains it. */
  tool?: string;
}

/** A kind of context. Only its text is visible from outside. */
export interface Source<Input> extends About {
  /**
   * The source's text at a level: complete rows within its token limit, and the number of omitted
   * rows.
   */
  open(input: Input, level: Level, signal: AbortSignal): Promise<SourceRows>;
  block(sheet: SourceRows, level: Level): string;
}

/**
 * Makes a context source. `room` is its token limit, including the block's own lines; `whole` names
 * the place with the full data.
 *
 * @example
 * import { source } from "@advisor/agent/context/source";
 *
 * const tasks = source<string[], string[]>({
 *   key: "tasks",
 *   position: 4,
 *   brief: "default",
 *   room: { summary: 150, default: 600, detailed: 1_500 },
 *   whole: "the side panel",
 *   load: async (titles) => titles,
 *   render: (titles) => ({ as_of: "2026-11-20", rows: titles.map((title) => `open: ${title}`) }),
 * });
 * const sheet = await tasks.open(["Call Karen"], "default", new AbortController().signal);
 * assert.deepEqual(sheet, { as_of: "2026-11-20", rows: ["open: Call Karen"] });
 */
export function source<Input, Value>(
  made: About & {
    room: Readonly<Record<Level, number>>;
    whole: string;
    load(input: Input, signal: AbortSignal): Promise<Value>;
    render(value: Value, level: Level): SourceRows;
  },
): Source<Input> {
  const { room, whole, load, render, ...about } = made;
  const { key } = about;
  return {
    ...about,
    async open(input, level, signal) {
      const { as_of, rows } = render(await load(input, signal), level);
      return {
        as_of,
        rows: fittingRows(rows.map(plainLine), room[level] * charactersPerToken, whole),
      };
    },
    block: ({ as_of, rows }, level) =>
      [
        `<${key}_context as_of="${as_of}" level="${level}" whole="${whole}">`,
        ...rows,
        `</${key}_context>`,
      ].join("\n"),
  };
}

const charactersPerToken = 4;
/** Characters reserved for the lines around the rows. */
const frameCharacters = 140;

/** The first rows that fit, never cut. */
function fittingRows(rows: string[], characters: number, whole: string): string[] {
  const room = characters - frameCharacters;
  if (size(rows) <= room) return rows;
  const kept: string[] = [];
  let left = room - size([more(rows.length, whole)]);
  for (const row of rows) {
    left -= size([row]);
    if (left < 0) break;
    kept.push(row);
  }
  return [...kept, more(rows.length - kept.length, whole)];
}

const size = (rows: readonly string[]): number =>
  rows.reduce((total, row) => total + row.length + 1, 0);

const more = (count: number, whole: string): string =>
  `(${count} more ${count === 1 ? "row" : "rows"}: ${whole})`;
