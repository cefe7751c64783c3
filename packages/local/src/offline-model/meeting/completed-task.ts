import { stem } from "@advisor/domain/text/stem";
import { words } from "../read/words.ts";

const finished =
  /^(?:done|finished|completed)\b\s*[:–-]?|\b(?:is|was|were|are|has been|have been|got) (?:now |already )?(?:done|sent|signed|filed|completed|finished|delivered|received|opened|settled|confirmed|raised|moved|updated)\b/i;

/**
 * The id of the open task that a statement reports as done; undefined if no task matches, or two
 * match equally well.
 */
export function completedTaskId(line: string, rows: readonly string[]): string | undefined {
  if (!finished.test(line)) return undefined;
  return bestMatch(line, rows, (shared, wanted) => shared >= 2 && shared * 2 >= wanted);
}

/** The id of the open task that a request names by two words of its title, or by the only one. */
export function openTaskNamed(text: string, rows: readonly string[]): string | undefined {
  const isOnly = rows.filter((row) => row.startsWith("open: ")).length === 1;
  return bestMatch(text, rows, (shared) => shared >= (isOnly ? 1 : 2));
}

function bestMatch(
  line: string,
  rows: readonly string[],
  isEnough: (shared: number, wanted: number) => boolean,
): string | undefined {
  const said = stems(line);
  const scored = rows
    .flatMap((row) => {
      const [, title, id] = /^open: (.+) \(([^()\s]+)\), /.exec(row) ?? [];
      if (title === undefined || id === undefined) return [];
      const wanted = [...stems(title)];
      const shared = wanted.filter((word) => said.has(word)).length;
      return isEnough(shared, wanted.length) ? [{ id, shared }] : [];
    })
    .toSorted((a, b) => b.shared - a.shared);
  const [best, next] = scored;
  return best !== undefined && best.shared !== next?.shared ? best.id : undefined;
}

const stems = (text: string): Set<string> =>
  new Set(
    words(text)
      .filter((word) => word.length > 2 && !common.has(word))
      .map(stem),
  );

const common = new Set(
  "the and for with from has have been was are that this their her his our".split(" "),
);
