import * as z from "zod";
import { label, paragraphs, plain, price, quantity, table } from "../format.ts";
import { notStated } from "./absent.ts";
import { Position } from "./statement-position.ts";
import { cite, writer } from "./writer.ts";

const List = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  asset_class_filter: z.string().nullable(),
  positions: z.array(Position),
  total: z.number(),
});

export const getPositionsList = writer(List, (list, given) => {
  if (!list.found) return notStated(list, given);
  const of =
    list.asset_class_filter === null ? "" : ` of the class ${label(list.asset_class_filter)}`;
  const count = list.total === 1 ? "1 position" : `${quantity(list.total)} positions`;
  return paragraphs([
    `The custodian's statement has ${count}${of}. ${cite(given)}`,
    table(
      ["Account", "Symbol", "Class", "Quantity", "Cost a unit"],
      list.positions.map((row) => [
        plain(row.account),
        plain(row.symbol),
        label(row.asset_class),
        quantity(row.quantity),
        row.cost_basis === null ? "unknown" : price(row.cost_basis, "USD"),
      ]),
    ),
  ]);
});
