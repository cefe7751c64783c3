import { catalog } from "@advisor/tools/catalog.gen";
import type { Tool } from "@advisor/tools/tool";
import { bundle } from "../bench/bundle.ts";
import type { Running } from "../dynamo/listen.ts";
import { startLambdaApi } from "./api.ts";
import { type Lambda, type LambdaOptions, startLambda } from "./host.ts";

/** Beyond the tool's own deadline, which it keeps itself: starting up. */
const graceSeconds = 5;

export interface ToolFunctions extends Running {
  /** How to have tools run here, as the product's settings name it. */
  environment: Record<string, string>;
}

/** Every tool of the catalogue as a function behind the Lambda API, from one bundle, started by its first invocation. */
export async function startToolFunctions(options: {
  /** Where the bundle is written. */
  folder: string;
  /** What the functions are told, as this process was: the store, and the providers of market data. */
  env: NodeJS.ProcessEnv;
  port?: number;
  log?: LambdaOptions["log"];
}): Promise<ToolFunctions> {
  const { file } = await bundle("tool", options.folder);
  const started = new Map<string, Promise<Lambda>>();

  function lambda({ name, cost }: Tool): Promise<Lambda> {
    const running =
      started.get(name) ??
      startLambda({
        file,
        handler: "handler",
        name,
        env: { ...settings(options.env), TOOL: name },
        concurrency: 2,
        timeoutSeconds: cost.seconds + graceSeconds,
        ...(options.log === undefined ? {} : { log: options.log }),
      });
    started.set(name, running);
    return running;
  }

  const functions = Object.fromEntries(
    catalog.map((tool) => [
      tool.name,
      { invoke: async (event: unknown) => (await lambda(tool)).invoke(event) },
    ]),
  );
  const api = await startLambdaApi({ functions, ...portOf(options) });
  return {
    url: api.url,
    environment: {
      AWS_ENDPOINT_URL_LAMBDA: api.url,
      TOOL_FUNCTIONS: JSON.stringify(Object.fromEntries(catalog.map(({ name }) => [name, name]))),
    },
    close: async () => {
      await api.close();
      for (const running of started.values()) await (await running).close();
    },
  };
}

const portOf = ({ port }: { port?: number }) => (port === undefined ? {} : { port });

const settings = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
