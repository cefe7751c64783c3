import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "./free-port.ts";
import type { RunningServer } from "./listen.ts";

/** The engine's binary for this platform, if npm could install one. */
export function dynoxideBinary(): string | undefined {
  const name = `@dynoxide/${process.platform}-${process.arch}/dynoxide`;
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return;
    throw error;
  }
}

/** Runs the engine as a child process that ends with this process, however this process ends. */
export async function startDynoxide(
  binary: string,
  file: string | undefined,
  port: number,
): Promise<RunningServer> {
  // Another process can take a free port before it is used.
  for (let attempt = 1; ; attempt += 1) {
    const chosen = port || (await freePort());
    const child = launch(binary, [
      ...["--host", "127.0.0.1", "--port", String(chosen)],
      ...(file ? ["--db-path", file] : []),
    ]);
    const failure = await outcome(child);
    if (!failure) return { url: `http://127.0.0.1:${chosen}`, close: () => stop(child) };
    if (port || attempt === 3) throw new Error(`dynoxide did not start: ${failure}`);
  }
}

/**
 * The shell replaces itself with the engine and leaves a background reader on descriptor 3. The
 * other end closes when this process exits, even by SIGKILL. In its own process group, the engine
 * does not see Ctrl-C.
 */
function launch(binary: string, args: string[]): ChildProcess {
  const script = '{ read -r _; kill $$; } <&3 2>/dev/null & exec "$0" "$@" 3<&-';
  const child = spawn("/bin/sh", ["-c", script, binary, ...args], {
    detached: true,
    env: {},
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  child.once("exit", () => child.stdio[3]?.destroy());
  return child;
}

/** Undefined once the engine listens, otherwise the reason why it does not. */
async function outcome(child: ChildProcess): Promise<string | undefined> {
  const lines: string[] = [];
  const log = createInterface({ input: child.stderr as Readable });
  const started = new Promise<true>((resolve) => {
    log.on("line", (line) => {
      if (line.includes("listening on")) resolve(true);
      else if (lines.length < 20) lines.push(line);
    });
  });
  const ended = once(child, "exit").then(() => false);
  return (await Promise.race([started, ended])) ? undefined : lines.join("\n");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
