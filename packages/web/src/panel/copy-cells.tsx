import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { copyRows, saveRows } from "../amounts/exports.ts";

interface Props {
  cells: () => readonly string[][];
  button?: ButtonProps;
}

const small: ButtonProps = { size: "compact-xs", variant: "default", color: "gray" };

/** Copies rows to the clipboard as spreadsheet cells. */
export function CopyCells({ cells, button = small }: Props) {
  const [done, setDone] = useState<string>();
  return (
    <Button
      {...button}
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
