import { useCallback, useState } from "react";
import type { DraftKey, Drafts } from "./drafts.ts";

export interface Draft {
  text: string;
  change(text: string): void;
}

/** A draft that survives the page; `begins` is inserted before the stored text. */
export function useDraft(drafts: Drafts, key: DraftKey, begins = ""): Draft {
  const [text, setText] = useState(() =>
    [begins, drafts.written(key)].filter((one) => one !== "").join("\n"),
  );
  const change = useCallback(
    (next: string) => {
      setText(next);
      drafts.write(key, next);
    },
    [drafts, key],
  );
  return { text, change };
}
