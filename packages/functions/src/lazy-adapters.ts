import type { EventBus } from "@advisor/adapters/bus";
import type { Table } from "@advisor/adapters/dynamo/table";
import { lazyPorts, marketPortNames } from "@advisor/adapters/market/chain/lazy-ports";
import type * as Continuation from "@advisor/domain/record/continuation";
import { readOnce } from "./tools/read-once.ts";

/*
 * Adapters that are loaded on first use, so that a new process starts faster.
 */

export const openEmbeddedMarket = (table: Table) =>
  lazyPorts(
    marketPortNames,
    readOnce(async () =>
      (await import("@advisor/adapters/market/embedded/market")).embeddedMarket(table),
    ),
  );

/** Loaded with the first event, when an answer is already being streamed. */
export function openBus(name: string): EventBus {
  const opened = readOnce(async () => (await import("@advisor/adapters/bus")).eventBus(name));
  return { publish: async (event) => (await opened()).publish(event) };
}

/** Undefined without a function; few processes need it. */
export const openContinuations = (
  functionName: string | undefined,
): Continuation.Starter | undefined =>
  functionName === undefined
    ? undefined
    : {
        async start(turn) {
          const { durableContinuations } = await import("@advisor/adapters/continuation");
          return durableContinuations(functionName).start(turn);
        },
      };
