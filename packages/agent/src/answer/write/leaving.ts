import { usd } from "../format.ts";
import type { Transfers } from "../looked-up.ts";

/** The withdrawals that are still pending, each in a sentence of its own; they are not subtracted. */
export const leaving = ({ transfers }: Transfers): string =>
  transfers
    .filter(({ status, type }) => status === "pending" && type === "withdrawal")
    .map(
      ({ amount, timestamp }) =>
        ` A withdrawal of ${usd(amount)} of ${timestamp.slice(0, 10)} is still pending and not subtracted.`,
    )
    .join("");
