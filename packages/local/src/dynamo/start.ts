import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { startDynalite } from "./dynalite.ts";
import { dynoxideBinary, startDynoxide } from "./dynoxide.ts";
import type { RunningServer } from "./listen.ts";

export type Engine = "dynoxide" | "dynalite";

export interface DynamoOptions {
  /** Where the data lives; absent means in memory. */
  file?: string;
  port?: number;
  /** Absent means dynoxide where its binary is installed, dynalite elsewhere. */
  engine?: Engine;
}

/** A DynamoDB endpoint on this machine. The two engines keep separate files beside each other. */
export async function startDynamo(
  options: DynamoOptions = {},
): Promise<RunningServer & { engine: Engine }> {
  const { file, port = 0 } = options;
  if (file) await mkdir(dirname(file), { recursive: true });

  const binary = dynoxideBinary();
  const engine = options.engine ?? (binary ? "dynoxide" : "dynalite");
  if (engine === "dynalite") {
    return { engine, ...(await startDynalite(file ? `${file}.level` : undefined, port)) };
  }
  if (!binary) throw new Error("The dynoxide engine is not installed for this platform.");
  return { engine, ...(await startDynoxide(binary, file, port)) };
}
