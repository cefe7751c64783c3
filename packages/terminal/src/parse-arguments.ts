import { type ParseArgsConfig, parseArgs } from "node:util";
import { usageFault } from "./exit-code.ts";

/** `parseArgs`, with wrong options reported as a usage fault in one sentence. */
export function parseArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ""] = String(error instanceof Error ? error.message : error).split(". ");
    throw usageFault("option", `${sentence.replace(/\.$/, "")}.`);
  }
}
