import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const main = pathOf("../../packages/local/src/main.ts");
const model = pathOf("./model.ts");

export interface Laptop {
  url: string;
  close(): Promise<void>;
}

/** All of `npm run dev` on a free port with a folder of its own, with one of the models of `model.ts`. */
export async function startLaptop(modelId: string): Promise<Laptop> {
  const folder = await mkdtemp(join(tmpdir(), "advisor-browser-"));
  const started: ChildProcess[] = [];
  const run = async (program: string, line: RegExp, environment: Record<string, string>) => {
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.push(child);
    const complaint = text(child.stderr);
    for await (const said of createInterface({ input: child.stdout })) {
      const found = line.exec(said)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error(`${program} did not start: ${await complaint}`);
  };
  const environment =
    modelId === "offline"
      ? {}
      : {
          AWS_ENDPOINT_URL_BEDROCK_RUNTIME: await run(model, /^(http\S+)$/, {}),
          MODEL_ID: modelId,
        };
  const url = await run(main, /^Advisor Copilot: (\S+)$/, { PORT: "0", ...environment });
  return {
    url,
    async close() {
      await Promise.all(started.map(stop));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
