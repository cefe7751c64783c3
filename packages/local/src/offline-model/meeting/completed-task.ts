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
  const said = stems(line);
  const scored = rows
    .flatMap((row) => {
      const [, title, id] = /^open: (.+) \(([^()\s]+)\), /.exec(row) ?? [];
      if (title === undefined || id === undefined) return [];
      const wanted = [...stems(title)];
      const shared = wanted.filter((word) => said.has(word)).length;
      return shared >= 2 && shared * 2 >= wanted.length ? [{ id, shared }] : [];
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
