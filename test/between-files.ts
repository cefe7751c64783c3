import { afterAll, vi } from "vitest";

// Test files share a process and its modules, so that each module is loaded once. Changes that a
// file makes to the process are undone after it, so that files do not affect each other.
const environment = { ...process.env };
// Hono's server replaces these globals.
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
