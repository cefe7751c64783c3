import { catalog } from "@advisor/tools/catalog.gen";
import { bundle } from "../bench/bundle.ts";
import type { LambdaOptions } from "./host.ts";
import { lazyLambda } from "./lazy-lambda.ts";

/** Beyond the tool's own deadline, which it keeps itself: starting up. */
const graceSeconds = 5;

/** Every tool of the catalogue as a function of its own, from one bundle, started by its first invocation. */
export async function toolFunctions(options: {
  /** Where the bundle is written. */
  folder: string;
  /** What the functions see of an environment: the store, and the providers of market data. */
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
    /** How to have tools run here, as the product's settings name it. */
    environment: {
      TOOL_FUNCTIONS: JSON.stringify(Object.fromEntries(catalog.map(({ name }) => [name, name]))),
    },
    close: async () => {
      await Promise.all(Object.values(functions).map((lambda) => lambda.close()));
    },
  };
}
