import type { Row } from "../../book/row.ts";
import { valueText } from "../../words/names.ts";

/** The name of a record in a note: the ticker of a security if it has one, the class of a row of the policy. */
export function rowName({ dimensions }: Row): string | undefined {
  const { symbol, name, title, account, policy, asset_class } = dimensions;
  const ticker = symbol != null && !symbol.includes("_") ? symbol : undefined;
  const ofPolicy = asset_class == null ? policy : valueText("asset_class", asset_class);
  return ticker ?? name ?? title ?? account ?? ofPolicy ?? undefined;
}
