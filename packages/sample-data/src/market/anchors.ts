import { listingOf } from "../securities.ts";
import type { FixedClose } from "./path.ts";
import { correlatedWith } from "./twins.ts";

/**
 * Closes from the brokerage statement of 2026-01-15, and the previous closes that its changes
 * imply.
 */
const stated: Readonly<Record<string, readonly [before: number, close: number]>> = {
  AAPL: [191.02, 193.12],
  MSFT: [423.09, 420.55],
  TSLA: [232.64, 238.22],
  VOO: [409.07, 412.34],
};

/** The statement's closes for a security. Its twins get them in proportion to their own prices. */
export function anchorsOf(symbol: string): FixedClose[] {
  const source = Object.keys(stated).find((one) => correlatedWith(one) === correlatedWith(symbol));
  const closes = source === undefined ? undefined : stated[source];
  if (source === undefined || closes === undefined) return [];
  const ratio = Number(listingOf(symbol).price) / Number(listingOf(source).price);
  return [
    { day: "2026-01-14", close: closes[0] * ratio },
    { day: "2026-01-15", close: closes[1] * ratio },
  ];
}
