import { saleText } from "@advisor/agent/ask/sale-words";
import { Simulation } from "@advisor/domain/lots/simulation";
import { cite, writer } from "./writer.ts";

/** Uses the wording of the answers door. */
export const simulateSale = writer(
  Simulation,
  (sale, input) => `${saleText(sale, input.question)} ${cite(input)}`,
);
