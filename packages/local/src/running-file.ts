import { readFileSync, rmSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { dataFolder } from "./settings.ts";

const file = `${dataFolder}/running.json`;
const Running = z.object({ pid: z.int(), environment: z.record(z.string(), z.string()) });

/** Publishes the addresses of this process's parts for other commands on this laptop. */
export function announceRunning(environment: Record<string, string>): void {
  writeFileSync(file, JSON.stringify({ pid: process.pid, environment }));
  process.once("exit", () => rmSync(file, { force: true }));
}

/** The addresses of a running `npm run dev`; undefined when none is running. */
export function runningAddresses(): Record<string, string> | undefined {
  try {
    const { pid, environment } = Running.parse(JSON.parse(readFileSync(file, "utf8")));
    process.kill(pid, 0);
    return environment;
  } catch {
    return undefined;
  }
}
