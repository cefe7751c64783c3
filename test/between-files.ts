import { afterAll, vi } from "vitest";

// Test files share a process and its modules, so that each module is loaded once. Whatever a file
// changed of the process is set back after it: no file can tell which ones ran before.
const environment = { ...process.env };
// A server of Hono's puts its own in their places.
const { Request: request, Response: response } = globalThis;

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment);
  Object.assign(globalThis, { Request: request, Response: response });
});
