import { copilotClient } from "@advisor/client/copilot-client";
import { createApp } from "@advisor/functions/api/app";
import type { Runtime } from "@advisor/functions/runtime";

/** A client of the API in this process, with the runtime that is measured. */
export function appClient(runtime: Runtime, token: string) {
  const app = createApp(runtime);
  return copilotClient({
    base: "http://test",
    token,
    fetch: (input, init) => app.request(input, init),
  });
}
