import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { compiledBefore, program } from "../program.ts";

const running = new Set<ChildProcess>();

/** The API in a separate process that can be killed at any time. */
interface ApiProcess {
  url: string;
  signal(name: NodeJS.Signals): void;
  ended: Promise<unknown>;
}

export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const child = await start("api", { env: { ...environment, PORT: "0" } });
  const [, url = ""] = await child.said(/^Advisor Copilot: (\S+)$/);
  return { ...child, url };
}

/** The laptop's durable functions in a separate process; their state is in the folder. */
export async function startDurableProcess(environment: Record<string, string>, folder: string) {
  const child = await start("durable", { env: { ...environment, PORT: "0" }, cwd: folder });
  const [, url = ""] = await child.said(/^AWS_ENDPOINT_URL_LAMBDA=(.+)$/);
  const [, name = ""] = await child.said(/^CONTINUATION_FUNCTION=(.+)$/);
  const settings = { AWS_ENDPOINT_URL_LAMBDA: url, CONTINUATION_FUNCTION: name };
  return { ...child, environment: settings };
}

async function start(
  part: "api" | "durable",
  options: { env: Record<string, string>; cwd?: string },
) {
  const main = await program(new URL("../../packages/local/src/main.ts", import.meta.url));
  const child = spawn(process.execPath, [main, "--only", part], {
    ...options,
    env: { ...compiledBefore(), ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const ended = once(child, "exit").then(() => running.delete(child));
  const complaint = text(child.stderr);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    signal: (name: NodeJS.Signals) => void child.kill(name),
    ended,
    /** Reads on to a line that matches. */
    async said(like: RegExp): Promise<RegExpExecArray> {
      for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
        const match = like.exec(line.value);
        if (match !== null) return match;
      }
      throw new Error(`The ${part} did not start: ${await complaint}`);
    },
  };
}

export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}
