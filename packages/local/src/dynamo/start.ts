import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { dynoxideBinary, startDynoxide } from "./dynoxide.ts";
import type { RunningServer } from "./listen.ts";

export type Engine = "dynoxide" | "dynalite";

export interface DynamoOptions {
  /** The data file; in memory when absent. */
  file?: string;
  port?: number;
  /** Defaults to dynoxide if its binary is installed, otherwise dynalite. */
  engine?: Engine;
}

/** A DynamoDB endpoint on this machine. Each engine has its own file. */
export async function startDynamo(
  options: DynamoOptions = {},
): Promise<RunningServer & { engine: Engine }> {
  const { file, port = 0 } = options;
  if (file) await mkdir(dirname(file), { recursive: true });

  const binary = dynoxideBinary();
  const engine = options.engine ?? (binary ? "dynoxide" : "dynalite");
  if (engine === "dynalite") {
    // Imported only when needed, because it is slow to load.
    const { startDynalite } = await import("./dynalite.ts");
    return { engine, ...(await startDynalite(file ? `${file}.level` : undefined, port)) };
  }
  if (!binary) throw new Error("The dynoxide engine is not installed for this platform.");
  return { engine, ...(await startDynoxide(binary, file, port)) };
}
