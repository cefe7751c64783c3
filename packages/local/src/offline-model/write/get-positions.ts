import * as z from "zod";
import { listed, plain, price, quantity } from "../format.ts";
import { notStated } from "./absent.ts";
import { Position } from "./statement-position.ts";
import { cite, writer } from "./writer.ts";

const Positions = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  symbol: z.string(),
  positions: z.array(Position),
});

export const getPositions = writer(Positions, (held, given) => {
  if (!held.found) return notStated(held, given);
  const parts = held.positions.map(
    (row) =>
      `${quantity(row.quantity)} in ${plain(row.account)} at a cost of ${price(row.cost_basis, "USD")} each`,
  );
  return `The custodian shows ${plain(held.symbol)}: ${listed(parts)}. ${cite(given)}`;
});
