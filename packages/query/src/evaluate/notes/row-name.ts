import type { Row } from "../../book/row.ts";

/** The name of a record in a note: the ticker of a security if it has one. */
export function rowName({ dimensions }: Row): string | undefined {
  const { symbol, name, title, account, policy } = dimensions;
  const ticker = symbol != null && !symbol.includes("_") ? symbol : undefined;
  return ticker ?? name ?? title ?? account ?? policy ?? undefined;
}
