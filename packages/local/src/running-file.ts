import { readFileSync, rmSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { folder } from "./settings.ts";

const file = `${folder}/running.json`;
const Running = z.object({ pid: z.int(), environment: z.record(z.string(), z.string()) });

/** Tells other commands on this laptop where the parts of this process are. */
export function announceRunning(environment: Record<string, string>): void {
  writeFileSync(file, JSON.stringify({ pid: process.pid, environment }));
  process.once("exit", () => rmSync(file, { force: true }));
}

/** Where the parts of a running `npm run dev` are; undefined when none runs. */
export function running(): Record<string, string> | undefined {
  try {
    const { pid, environment } = Running.parse(JSON.parse(readFileSync(file, "utf8")));
    process.kill(pid, 0);
    return environment;
  } catch {
    return undefined;
  }
}
