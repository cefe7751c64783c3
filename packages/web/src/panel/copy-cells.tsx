import { Button } from "@mantine/core";
import { useState } from "react";
import { copyRows } from "../amounts/exports.ts";

interface Props {
  cells: () => readonly string[][];
  variant?: "default" | "subtle";
}

/** Copies rows to the clipboard as spreadsheet cells. */
export function CopyCells({ cells, variant = "default" }: Props) {
  const [done, setDone] = useState<string>();
  return (
    <Button
      size="compact-xs"
      variant={variant}
      color="gray"
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
