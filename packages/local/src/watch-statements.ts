import { type FSWatcher, watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stripControlCharacters } from "@advisor/terminal/terminal-safe";
import { keepStatements, restoreStatements } from "./watch-statements/keep-statements.ts";
import { readStatements } from "./watch-statements/read.ts";

export interface StatementWatch {
  close(): Promise<void>;
}

interface WatchDeps {
  /** The store's address. */
  endpoint: string;
  /** The file with the demo investor's statements; undefined restores the sample's own. */
  file: string | undefined;
  /** Called with one line for every change, valid or not. */
  report(line: string): void;
}

/** A program may write a file in several steps; they are read as one change. */
const settleMs = 60;

/**
 * Keeps the demo investor's statements in sync with a file. An invalid file is reported, and the last valid
 * statements stay. Without a file the sample's own are restored.
 */
export async function watchStatements({
  endpoint,
  file,
  report,
}: WatchDeps): Promise<StatementWatch> {
  if (file === undefined) {
    await restoreStatements(endpoint);
    return { close: async () => undefined };
  }
  const reportOnFile = (line: string) =>
    report(stripControlCharacters(`BROKERAGE_FILE ${file}: ${line}`.replace(/\s+/g, " ")));
  /** The text that was read last; null when there was no file. */
  let seen: string | null | undefined;

  async function load(): Promise<void> {
    try {
      const text = await readFile(file ?? "", "utf8");
      if (text === seen) return;
      seen = text;
      const sections = readStatements(text);
      await keepStatements(endpoint, sections).catch((error: unknown) => {
        seen = undefined;
        throw error;
      });
      reportOnFile(`${Object.keys(sections).join(", ")} in use from now on.`);
    } catch (error) {
      if (isMissing(error) && seen === null) return;
      if (isMissing(error)) seen = null;
      reportOnFile(`not used, the last good statements stay. ${reasonOf(error)}`);
    }
  }

  const changes = inTurn(load);
  const watcher = watching(file, changes.again, reportOnFile);
  await changes.again();
  return {
    async close() {
      watcher?.close();
      await changes.rest();
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

const reasonOf = (error: unknown): string =>
  isMissing(error)
    ? "There is no such file."
    : error instanceof Error
      ? error.message
      : String(error);

/** Watches the folder instead of the file, to see editors that replace the file. */
function watching(
  file: string,
  changed: () => Promise<void>,
  report: (line: string) => void,
): FSWatcher | undefined {
  try {
    const watcher = watch(dirname(file), { persistent: false }, (_, name) => {
      if (name === null || name === basename(file)) void changed();
    });
    return watcher.on("error", (error) => report(`is no longer watched. ${error.message}`));
  } catch (error) {
    report(`cannot be watched. ${reasonOf(error)}`);
    return undefined;
  }
}

/** Runs the work once at a time, and once more if it was requested meanwhile. */
function inTurn(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let wanted = false;
  async function run(): Promise<void> {
    while (wanted) {
      await sleep(settleMs, undefined, { ref: false });
      wanted = false;
      await work();
    }
    running = undefined;
  }
  return {
    again(): Promise<void> {
      wanted = true;
      running ??= run();
      return running;
    },
    rest: async () => running,
  };
}
