import type { EventBus } from "@advisor/adapters/bus";
import type * as RunStore from "@advisor/adapters/dynamo/research/run-store";
import type { Table } from "@advisor/adapters/dynamo/table";
import { lazyPorts, marketPortNames } from "@advisor/adapters/market/chain/lazy-ports";
import type * as Continuation from "@advisor/domain/record/continuation";
import type * as Research from "@advisor/domain/research/record";
import type * as Template from "@advisor/domain/research/template";
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

type Method = (...given: unknown[]) => Promise<unknown>;

/**
 * A store that is loaded by the first call of one of its methods. The casts hold because `methods`
 * must name every method of the store.
 */
function lazyStore<Store extends object>(
  methods: Record<keyof Store & string, true>,
  load: () => Promise<Store>,
): Store {
  const late =
    (name: string): Method =>
    async (...given) => {
      const method = ((await load()) as Record<string, Method>)[name];
      if (method === undefined) throw new Error(`The store has no method ${name}.`);
      return method(...given);
    };
  return Object.fromEntries(Object.keys(methods).map((name) => [name, late(name)])) as Store;
}

/** Few requests are about research. */
export const openRuns = (world: Parameters<typeof RunStore.runStore>[0]): Research.Store =>
  lazyStore<Research.Store>(
    {
      ...{ create: true, get: true, list: true, states: true, append: true, after: true },
      ...{ attempt: true, cells: true, cellPage: true, keepPages: true, pages: true },
      ...{ approvals: true, approval: true, storeCallback: true },
    },
    readOnce(async () =>
      (await import("@advisor/adapters/dynamo/research/run-store")).runStore(world),
    ),
  );

export const openTemplates = (table: Table): Template.Store =>
  lazyStore<Template.Store>(
    { create: true, get: true, replace: true, remove: true, list: true },
    readOnce(async () =>
      (await import("@advisor/adapters/dynamo/research/template-store")).templateStore(table),
    ),
  );
