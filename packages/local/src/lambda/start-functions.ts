import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startDurable } from "../durable/start.ts";
import type { RunningServer } from "../dynamo/listen.ts";
import type { LambdaOptions } from "./host.ts";
import { lazyLambda } from "./lazy-lambda.ts";

const source = fileURLToPath(new URL("../../../functions/src/workflow.ts", import.meta.url));
const workflow = "workflow";
/** As a deployed function has it. */
const invocationSeconds = 900;
const processes = 4;

export interface Functions extends RunningServer {
  /** Where the functions are and what they are called, as the product's settings name it. */
  environment: Record<string, string>;
}

/**
 * The product's functions behind one Lambda API: the durable one, run from its source, and every tool where
 * tools run in functions of their own. Executions are kept in the folder.
 */
export async function startFunctions(options: {
  folder: string;
  /** What the functions are told, as this process was. */
  env: NodeJS.ProcessEnv;
  tools: boolean;
  port?: number;
  log?: LambdaOptions["log"];
}): Promise<Functions> {
  const env = settings(options.env);
  const log = options.log === undefined ? {} : { log: options.log };
  mkdirSync(options.folder, { recursive: true });
  // Loaded only when needed: it brings the bundler.
  const tools = options.tools ? await import("./tool-functions.ts") : undefined;
  const own = await tools?.toolFunctions({ folder: options.folder, env, ...log });
  const { url, close } = await startDurable({
    file: `${options.folder}/durable.db`,
    concurrency: processes,
    plain: own?.functions ?? {},
    functions: {
      [workflow]: (AWS_ENDPOINT_URL_LAMBDA) =>
        lazyLambda({
          file: source,
          handler: "handler",
          name: workflow,
          env: { ...env, ...own?.environment, AWS_ENDPOINT_URL_LAMBDA },
          concurrency: processes,
          timeoutSeconds: invocationSeconds,
          ...log,
        }),
    },
    ...(options.port === undefined ? {} : { port: options.port }),
  });
  return {
    url,
    environment: {
      AWS_ENDPOINT_URL_LAMBDA: url,
      CONTINUATION_FUNCTION: `${workflow}:$LATEST`,
      ...own?.environment,
    },
    close: async () => {
      await close();
      await own?.close();
    },
  };
}

const settings = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
