import { Button } from "@mantine/core";
import { useState } from "react";
import { copyRows } from "../amounts/exports.ts";

/** Puts rows on the clipboard as cells of a sheet. */
export function CopyCells({ cells }: { cells: () => readonly string[][] }) {
  const [done, setDone] = useState<string>();
  return (
    <Button
      size="compact-xs"
      variant="default"
      onClick={() =>
        copyRows(cells()).then(
          () => setDone("Copied"),
          () => setDone("Not copied"),
        )
      }
    >
      {done ?? "Copy cells"}
    </Button>
  );
}
