import type { Invocable } from "./api.ts";
import { type Lambda, type LambdaOptions, startLambda } from "./host.ts";

/** A function whose processes are started by its first invocation. */
export function lazyLambda(options: LambdaOptions): Invocable & { close(): Promise<void> } {
  let started: Promise<Lambda> | undefined;
  return {
    async invoke(event) {
      started ??= startLambda(options);
      return (await started).invoke(event);
    },
    close: async () => (await started)?.close(),
  };
}
