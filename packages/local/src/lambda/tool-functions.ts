import { catalog } from "@advisor/tools/catalog.gen";
import { bundle } from "../bench/bundle.ts";
import type { LambdaOptions } from "./host.ts";
import { lazyLambda } from "./lazy-lambda.ts";

/** Startup time on top of the tool's own deadline, which the tool itself enforces. */
const graceSeconds = 5;

/**
 * Each tool of the catalog as its own function, from one bundle, started by its first invocation.
 */
export async function toolFunctions(options: {
  /** The folder for the bundle. */
  folder: string;
  /** The functions' environment: the store, and the providers of market data. */
  env: Record<string, string>;
  log?: LambdaOptions["log"];
}) {
  const { file } = await bundle("tool", options.folder);
  const functions = Object.fromEntries(
    catalog.map(({ name, cost }) => {
      const lambda = lazyLambda({
        file,
        handler: "handler",
        name,
        env: { ...options.env, TOOL: name },
        concurrency: 2,
        timeoutSeconds: cost.seconds + graceSeconds,
        ...(options.log === undefined ? {} : { log: options.log }),
      });
      return [name, lambda];
    }),
  );
  return {
    functions,
    /** Environment variables that make the API call these functions. */
    environment: { TOOL_FUNCTIONS: "*" },
    close: async () => {
      await Promise.all(Object.values(functions).map((lambda) => lambda.close()));
    },
  };
}
