import type { Environment } from "@advisor/adapters/aws/connection";
import type { EventBus } from "@advisor/adapters/bus";
import type * as RunStore from "@advisor/adapters/dynamo/research/run-store";
import type { Table } from "@advisor/adapters/dynamo/table";
import { lazyAdapter } from "@advisor/adapters/lazy-adapter";
import { lazyPorts, marketPortNames } from "@advisor/adapters/market/chain/lazy-ports";
import type { Model } from "@advisor/agent/model/model";
import type * as Continuation from "@advisor/domain/record/continuation";
import type * as Research from "@advisor/domain/research/record";
import type * as Template from "@advisor/domain/research/template";
import type { Session } from "@advisor/protocol/tool-call";
import type { RunTool } from "@advisor/tools/run-tool";
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
export const openBus = (name: string, env: Environment): EventBus =>
  lazyAdapter<EventBus>(
    { publish: true },
    readOnce(async () => (await import("@advisor/adapters/bus")).eventBus(name, env)),
  );

/** Loaded with the first call of a tool. */
export function openLambdaTools(pattern: string, env: Environment): (session: Session) => RunTool {
  const loaded = readOnce(async () =>
    (await import("@advisor/adapters/lambda-tools")).lambdaTools(pattern, env),
  );
  return (session) => async (tool, raw, signal) => (await loaded())(session)(tool, raw, signal);
}

/** The model with its tools described in the prompt. Loaded with the first research request. */
export const openTextCalls = (model: Model): Model => ({
  id: model.id,
  async *stream(request, signal) {
    const { withTextCalls } = await import("@advisor/agent/research/request/text-calls");
    yield* withTextCalls(model).stream(request, signal);
  },
});

/** Undefined without a function; few processes need it. */
export const openContinuations = (
  functionName: string | undefined,
  env: Environment,
): Continuation.Starter | undefined =>
  functionName === undefined
    ? undefined
    : lazyAdapter<Continuation.Starter>(
        { start: true },
        readOnce(async () =>
          (await import("@advisor/adapters/continuation")).durableContinuations(functionName, env),
        ),
      );

/** Few requests are about research. */
export const openRuns = (world: Parameters<typeof RunStore.runStore>[0]): Research.Store =>
  lazyAdapter<Research.Store>(
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
  lazyAdapter<Template.Store>(
    { create: true, get: true, replace: true, remove: true, list: true },
    readOnce(async () =>
      (await import("@advisor/adapters/dynamo/research/template-store")).templateStore(table),
    ),
  );
