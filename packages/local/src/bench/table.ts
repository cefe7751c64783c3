/** Prints a table as plain text, with names left-aligned and figures right-aligned. */
export function printTable(head: string[], rows: string[][]): void {
  const lines = [head, ...rows].map(([name = "", ...cells]) =>
    [name.padEnd(22), ...cells.map((cell) => cell.padStart(18))].join(""),
  );
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

export const formatRatio = (value: number, least: number): string =>
  `${(value / least).toFixed(2)} x`;

export const formatMs = (value: number): string => `${value.toFixed(0)} ms`;
