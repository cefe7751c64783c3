import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { programs } from "./programs.ts";

export interface Laptop {
  url: string;
  /** Kills it like a power failure. */
  kill(): Promise<void>;
  /** Restarts it at the same address with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A turn that lost its process is closed soon. */
const leaseSeconds = "2";
const portTries = 5;

/** `npm run dev` with its own copy of the sample data, and one of the models in `model.ts`. */
export async function startLaptop(
  modelId: string,
  options: readonly string[] = [],
): Promise<Laptop> {
  const folder = await mkdtemp(join(tmpdir(), "advisor-browser-"));
  await cp(programs().seeded, folder, { recursive: true });
  const started = await runLaptop(modelId, folder, options);
  return {
    ...started,
    async close() {
      await started.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `npm run dev` in a folder that it seeds if it is empty. */
export async function runLaptop(
  modelId: string,
  folder: string,
  options: readonly string[] = [],
): Promise<Laptop> {
  const helpers: ChildProcess[] = [];
  const { laptop, model, environment: shared } = programs();
  const environment: Record<string, string> = { ...shared, LEASE_SECONDS: leaseSeconds };
  if (modelId !== "offline") {
    const started = await run([model], /^(http\S+)$/, folder, shared);
    helpers.push(started.child);
    environment.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = started.said;
    environment.MODEL_ID = modelId;
  }
  const start = (port: number) =>
    run([laptop, ...options], /^Advisor Copilot: (\S+)$/, folder, {
      ...environment,
      PORT: String(port),
    });
  let { child, said: url } = await onFreePort(start);
  return {
    url,
    async kill() {
      await stop(child, "SIGKILL");
    },
    async restart() {
      ({ child, said: url } = await onFreePort(start, Number(new URL(url).port)));
    },
    async close() {
      await Promise.all([child, ...helpers].map((one) => stop(one, "SIGTERM")));
    },
  };
}

interface Started {
  child: ChildProcess;
  /** The text of its startup line. */
  said: string;
}

async function run(
  command: readonly string[],
  line: RegExp,
  folder: string,
  environment: Record<string, string>,
): Promise<Started> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaint = text(child.stderr);
  for await (const one of createInterface({ input: child.stdout })) {
    const said = line.exec(one)?.[1];
    if (said !== undefined) return { child, said };
  }
  throw new Error(`${command.join(" ")} did not start: ${await complaint}`);
}

/** Its parts use the ports after its own, so that a restart finds them at the same addresses. */
async function onFreePort(
  start: (port: number) => Promise<Started>,
  wanted?: number,
): Promise<Started> {
  let failure: unknown;
  for (let tries = 0; tries < portTries; tries += 1) {
    const port = wanted ?? 20_000 + Math.floor(Math.random() * 4_000) * 8;
    try {
      return await start(port);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
