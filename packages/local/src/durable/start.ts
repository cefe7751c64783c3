import type { RunningServer } from "../dynamo/listen.ts";
import { type Invocable, startLambdaApi } from "../lambda/api.ts";
import { openService, type ServiceOptions } from "./service.ts";

interface DurableFunction extends Invocable {
  close?(): Promise<void>;
}

export interface DurableOptions
  extends Partial<Pick<ServiceOptions, "file" | "concurrency" | "secondMs" | "executionSeconds">> {
  /** The durable functions, made once it is known where the API is. */
  functions: Record<string, (url: string) => DurableFunction>;
  /** Functions beside the durable ones. */
  plain?: Record<string, Invocable>;
  port?: number;
}

const weekSeconds = 7 * 24 * 3_600;

/** The Lambda API with durable functions. Started again over the same file it goes on with what is unfinished. */
export async function startDurable(options: DurableOptions): Promise<RunningServer> {
  const { functions, plain = {}, port, ...settings } = options;
  const made = new Map<string, DurableFunction>();
  const durable = openService({
    file: ":memory:",
    concurrency: 4,
    secondMs: 1_000,
    executionSeconds: weekSeconds,
    ...settings,
    functions: Object.keys(functions),
    invoke: async (name, event) => {
      const invoked = made.get(name);
      if (invoked === undefined) throw new Error(`there is no function ${name}`);
      return invoked.invoke(event);
    },
  });
  const api = await startLambdaApi({
    functions: plain,
    durable,
    ...(port === undefined ? {} : { port }),
  });
  for (const [name, make] of Object.entries(functions)) made.set(name, make(api.url));
  durable.resume();
  return {
    url: api.url,
    close: async () => {
      await api.close();
      durable.close();
      for (const { close } of made.values()) await close?.();
    },
  };
}
