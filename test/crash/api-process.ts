import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../packages/local/src/main.ts", import.meta.url));
const running = new Set<ChildProcess>();

/** The API in a process of its own, which may be killed at any time. */
interface ApiProcess {
  url: string;
  signal(name: NodeJS.Signals): void;
  ended: Promise<unknown>;
}

export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [main, "--only", "api"], {
    env: { ...environment, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const ended = once(child, "exit").then(() => running.delete(child));
  const complaint = text(child.stderr);
  const listening = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^Advisor Copilot: (\S+)$/.exec(line)?.[1];
      if (url !== undefined) return url;
    }
    throw new Error(`The API did not start: ${await complaint}`);
  })();
  return { url: await listening, signal: (name) => child.kill(name), ended };
}

export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}
