import { Button } from "@mantine/core";
import { useState } from "react";
import { copyRows, saveRows } from "../amounts/exports.ts";

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

interface RowsProps {
  cells: Props["cells"];
  /** The name of the file. */
  file: string;
}

/** Copies rows as spreadsheet cells, or saves them as a CSV file. */
export const CopyOrSave = ({ cells, file }: RowsProps) => (
  <Button.Group ml="auto">
    <CopyCells cells={cells} />
    <Button size="compact-xs" variant="default" onClick={() => saveRows(file, cells())}>
      CSV
    </Button>
  </Button.Group>
);
