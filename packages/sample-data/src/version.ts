import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** The sources of the sample data and of its storage format. */
const sources = ["./", "../../adapters/src/market/embedded/", "../../adapters/src/dynamo/"];

/**
 * A hash that changes whenever the sample data may have changed. Much faster than generating the
 * data.
 */
export function sampleVersion(): string {
  const digest = createHash("sha256");
  for (const source of sources) {
    const folder = new URL(source, import.meta.url);
    for (const file of filesOf(folder))
      digest.update(file).update(readFileSync(new URL(file, folder)));
  }
  return digest.digest("hex");
}

const filesOf = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort();
